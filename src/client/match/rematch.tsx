import { useSignal } from "@preact/signals";
import type { BotLevel } from "../../games/game.ts";
import type { ApiProblem } from "../api.ts";
import { texts } from "../language.ts";
import { go, matchPath, newPath, parseRoute } from "../route.ts";
import { openMatch } from "../session.ts";
import type { MatchStore } from "./store.ts";

/**
 * The same again. Against bots a new match begins at once. Between people a new table is opened and its link is
 * said at the old one, where the other's page turns it into a button.
 */
export function Rematch({ match }: { match: MatchStore }) {
  const { end, problems, create } = texts.value;
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  const table = match.table.value!;
  const seats = match.seats.value;
  const offer = offerOf(match);
  const hasPeople = seats.some(({ seat, bot }) => bot === null && seat !== match.seat.value);

  async function again() {
    if (match.again) return match.again();
    busy.value = true;
    const bots = seats.flatMap(({ bot }) => (bot === null ? [] : [{ level: bot as BotLevel }]));
    const { game, visibility, start, options } = table;
    const language = table.language as "fr" | "en" | "de";
    const made = await openMatch({ game, language, visibility, start, options, bots, seats: seats.length });
    busy.value = false;
    if (!made.ok) {
      problem.value = made.error;
      return;
    }
    const path = matchPath(made.value.id);
    if (hasPeople) match.say("table", { text: new URL(path, location.href).href });
    go(path);
  }

  return (
    <div class="rematch">
      {offer && (
        <p class="rematch-offer" role="status">
          {end.revengeOffered(offer.name)}
        </p>
      )}
      <div class="row">
        {offer ? (
          <a class="button is-filled is-large" href={offer.path}>
            {end.revengeGo}
          </a>
        ) : (
          match.seat.value !== null && (
            <button type="button" class="button is-filled is-large" disabled={busy.value} onClick={again}>
              {busy.value ? create.going : hasPeople ? end.revenge : end.again}
            </button>
          )
        )}
        <a class="button is-large" href={newPath(table.game)}>
          {end.other}
        </a>
        <a class="button is-large" href="/">
          {texts.value.backHome}
        </a>
      </div>
      <p class="refusal" role="alert">
        {problem.value && problems[problem.value]}
      </p>
    </div>
  );
}

/** A link to one of our own tables, said by somebody else after the end. */
function offerOf(match: MatchStore): { name: string; path: string } | null {
  const said = match.chat.value.findLast(({ from, text }) => from.id !== match.player.value && text);
  if (!said?.text || !URL.canParse(said.text)) return null;
  const url = new URL(said.text);
  const isTable = url.origin === location.origin && parseRoute(url.pathname).page === "match";
  return isTable && url.pathname !== location.pathname ? { name: said.from.name, path: url.pathname } : null;
}
