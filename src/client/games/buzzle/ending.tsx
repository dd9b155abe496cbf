import { ALONE_ENDS, type AloneView, HOUSE } from "../../../games/alone.ts";
import { AloneEnding } from "../../daily/at-the-table.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { AskMeaning, WordMeaning } from "../../meaning/ask.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import type { BuzzleTable } from "./table.ts";

/** The end of a puzzle of the day: the word, where it was found. */
function EndAlone({ table, alone }: { table: BuzzleTable; alone: AloneView }) {
  const { sides, end, language } = table.view.value;
  const found = sides[HOUSE]?.past.at(-1)?.word;
  return (
    <div class="bz-ending">
      <AloneEnding
        match={table.match}
        alone={alone}
        reason={ALONE_ENDS.find((each) => each === end?.reason) ?? "left"}
      >
        {found && <DrawnWord word={found} language={language} />}
      </AloneEnding>
    </div>
  );
}

/** The end: who, why, and every word laid open in its pieces. */
export function Ending({ table }: { table: BuzzleTable }) {
  const { end } = texts.value;
  const { end: said, points } = words.value;
  const reasons: Readonly<Record<string, (winner: string | null) => string>> = words.value.reasons;
  const { sides, end: result, alone } = table.view.value;
  if (alone && result) return <EndAlone table={table} alone={alone} />;
  const outcome = table.match.view.value?.outcome;
  const winner = result?.winner ?? 0;
  const language = table.match.table.value?.language;
  const isMine = winner === table.you.value;
  const ranked = sides.toSorted((a, b) => (outcome?.ranking[a.seat] ?? 0) - (outcome?.ranking[b.seat] ?? 0));
  return (
    <div class="bz-ending">
      <h2>{table.you.value === null ? end.watched(table.name(winner)) : isMine ? end.won : end.lost}</h2>
      <p class="lead">{outcome && reasons[outcome.reason]?.(isMine ? null : table.name(winner))}</p>
      <section aria-label={said.words}>
        <ol class="bz-ending-words">
          {ranked.map(({ seat, score, word, past }) => {
            const earlier = past.map((each) => each.word);
            // A word that won the match is over: it stands with the earlier ones.
            const last = word ?? earlier.pop() ?? null;
            return (
              <li key={seat}>
                <p class="bz-ending-name">
                  <SeatMark place={table.place(seat)} />
                  {said.wordOf(seat === table.you.value ? null : table.name(seat))}
                  <span class="bz-score">{points(score)}</span>
                </p>
                {last ? (
                  <DrawnWord word={last} language={table.view.value.language} />
                ) : (
                  <p class="note">{said.never}</p>
                )}
                {last && <AskMeaning word={last} language={language} />}
                {earlier.length > 0 && (
                  <p class="note">
                    {texts.value.labelled(said.earlier, "")}{" "}
                    {earlier.map((each) => (
                      <span key={each}>
                        <WordMeaning word={each} language={language} />{" "}
                      </span>
                    ))}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </section>
      <After match={table.match} />
    </div>
  );
}
