import { VOTE_MS } from "../../../games/mot-a-mot/options.ts";
import { Count } from "./count.tsx";
import { voteIsMine } from "./situation.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** A clue is contested: who may vote does it here, everybody else sees that it happens. */
export function VoteCall({ table }: { table: MotAMotTable }) {
  const { vote: said } = words.value;
  const { vote, speech, round, language } = table.view.value;
  if (!vote || !speech) return null;
  const clue = speech.clues[vote.clue - 1];
  const text =
    speech.found.find(({ entry }) => entry === clue?.entry)?.text ?? round?.card?.[clue?.entry ?? 0];
  const cast = (cancel: boolean) => void table.play({ type: "vote", cancel });
  return (
    <section class="mam-vote" role="alertdialog" aria-label={said.title}>
      <Count match={table.match} until={vote.until} wholeMs={VOTE_MS} label={said.time} />
      <div>
        <h2 lang={language}>{said.question(clue?.word ?? "", text ?? "")}</h2>
        <p class="note">{said.by(table.who(vote.by))}</p>
        {voteIsMine(table.view.value, table.you.value) ? (
          <div class="row">
            <button
              type="button"
              class="button"
              disabled={table.match.sending.value}
              onClick={() => cast(false)}
            >
              {said.keep}
            </button>
            <button
              type="button"
              class="button is-danger"
              disabled={table.match.sending.value}
              onClick={() => cast(true)}
            >
              {said.cancel}
            </button>
          </div>
        ) : (
          <p>{said.wait}</p>
        )}
      </div>
    </section>
  );
}
