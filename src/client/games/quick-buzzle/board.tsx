import { useMemo } from "preact/hooks";
import type { QuickBuzzleView } from "../../../games/quick-buzzle/view.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { DrawnWord } from "../buzzle/pieces.tsx";
import { RaceBoard } from "../buzzle/race.tsx";
import { FamilyTable } from "../buzzle/table.ts";
import { words } from "../buzzle/texts/index.ts";
import { tell } from "./tell.ts";
import "../buzzle/styles/index.css";

export function Board({ match }: { match: MatchStore }) {
  const table = useMemo(() => new FamilyTable<QuickBuzzleView>(match), [match]);
  useSpoken(match, tell);
  const { phase, race, language, names, length } = table.view.value;
  if (phase === "finished") return <Ending table={table} />;
  return <RaceBoard table={table} race={race} rule={{ language, names, length }} />;
}

/** The end: who was first, with which word, and what everybody had hidden. */
function Ending({ table }: { table: FamilyTable<QuickBuzzleView> }) {
  const { end } = texts.value;
  const { end: said, race: raced, raceReasons } = words.value;
  const { race, end: result } = table.view.value;
  if (!result) return null;
  const { winner, reason, solution } = result;
  const isMine = winner !== null && winner === table.you.value;
  const title =
    winner === null
      ? said.draw
      : table.you.value === null
        ? end.watched(table.name(winner))
        : isMine
          ? end.won
          : end.lost;
  return (
    <div class="bz-ending">
      <h2>{title}</h2>
      <p class="lead">{raceReasons[reason](winner === null || isMine ? null : table.name(winner))}</p>
      {solution && (
        <section aria-label={raced.solution(solution)}>
          <DrawnWord word={solution} />
        </section>
      )}
      <section aria-label={said.words}>
        <ol class="bz-ending-words">
          {race.runners.map(({ seat, word }) => (
            <li key={seat}>
              <p class="bz-ending-name">
                <SeatMark place={table.place(seat)} />
                {said.wordOf(seat === table.you.value ? null : table.name(seat))}
              </p>
              {word ? <DrawnWord word={word} /> : <p class="note">{said.never}</p>}
            </li>
          ))}
        </ol>
      </section>
      <After match={table.match} />
    </div>
  );
}
