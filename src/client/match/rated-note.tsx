import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import { lazy } from "../ui/lazy.tsx";
import { announce } from "../ui/live.tsx";
import type { MatchStore } from "./store.ts";

/** Only where something is at stake. */
const StakeNote = lazy(
  () => import("../people/stake-note.tsx").then((module) => module.StakeNote),
  () => null,
  () => null,
);

/** Says to strangers, before the first move, whether their match counts. It goes by itself and covers no board. */
export function RatedNote({ match }: { match: MatchStore }) {
  const { match: said } = texts.value;
  const table = match.table.value;
  const isNew = match.seat.value !== null && table?.strangers === true && match.isLive.value;
  const sentence = table?.rated ? said.rated : said.unrated;
  useEffect(() => {
    if (isNew) announce(sentence);
  }, [isNew]);
  if (!isNew) return null;
  return (
    <p class="rated-note" aria-hidden="true">
      {sentence}
      {table?.rated && <StakeNote match={match} />}
    </p>
  );
}
