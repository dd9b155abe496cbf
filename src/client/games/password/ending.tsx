import { AloneEnding } from "../../daily/at-the-table.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { AskMeaning } from "../../meaning/ask.tsx";
import type { PasswordTable } from "./table.ts";
import { Shown } from "./target.tsx";
import { words } from "./texts/index.ts";

/** The end: who, why, and every word laid open. */
export function Ending({ table }: { table: PasswordTable }) {
  const { end } = texts.value;
  const { end: said } = words.value;
  const reasons: Readonly<Record<string, (winner: string | null) => string>> = words.value.reasons;
  const { sides, end: result, language, alone } = table.view.value;
  if (alone)
    return (
      <div class="ending">
        <AloneEnding match={table.match} alone={alone} reason={result?.alone ?? "left"}>
          {table.target.value.word && <Shown word={table.target.value.word} language={language} />}
        </AloneEnding>
      </div>
    );
  const outcome = table.match.view.value?.outcome;
  const winner = result?.winner ?? 0;
  const isMine = winner === table.you.value;
  const ranked = sides.toSorted((a, b) => (outcome?.ranking[a.seat] ?? 0) - (outcome?.ranking[b.seat] ?? 0));
  return (
    <div class="ending">
      <h2>{table.you.value === null ? end.watched(table.name(winner)) : isMine ? end.won : end.lost}</h2>
      <p class="lead">{outcome && reasons[outcome.reason]?.(isMine ? null : table.name(winner))}</p>
      <section aria-label={said.words}>
        <ol class="ending-words">
          {ranked.map((side) => (
            <li key={side.seat}>
              <p class="ending-name">
                <SeatMark place={table.place(side.seat)} />
                {said.wordOf(side.seat === table.you.value ? null : table.name(side.seat))}
              </p>
              {side.word ? <Shown word={side.word} language={language} /> : <p class="note">{said.never}</p>}
              {side.word && <AskMeaning word={side.word} language={table.match.table.value?.language} />}
            </li>
          ))}
        </ol>
      </section>
      <After match={table.match} />
    </div>
  );
}
