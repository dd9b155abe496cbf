import { pointsOf, runsOn, SHORTEST_SCORING } from "../../../games/lexiduel/board.ts";
import { formatSquare } from "../../../games/lexiduel/squares.ts";
import { texts } from "../../language.ts";
import { WordMeaning } from "../../meaning/ask.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Who has how many points in which word. Fetched when somebody looks. */
export function PointsByWord({ table }: { table: LexiduelTable }) {
  const { byWord } = words.value;
  const { board, blue, scores } = table.view.value;
  // Not while it is played: nobody looks words up at the table.
  const language = table.match.view.value?.outcome ? table.match.table.value?.language : undefined;
  const [near, far] = [table.near, 1 - table.near];
  const runs = runsOn(board).filter(({ squares }) => squares.length >= SHORTEST_SCORING);
  if (runs.length === 0) return <p class="note">{byWord.none}</p>;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{table.you.value === near ? texts.value.match.you : table.name(near)}</th>
          <th scope="col">{table.name(far)}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => {
          const points = pointsOf(board, run);
          const ofNear = points[near === blue ? 0 : 1];
          return (
            <tr key={`${run.squares[0]}${run.line}`}>
              <th scope="row">
                <WordMeaning word={run.word} language={language} />{" "}
                <span class="note">{formatSquare(run.squares[0]!)}</span>
              </th>
              <td>{ofNear}</td>
              <td>{run.squares.length - ofNear}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{byWord.total}</th>
          <td>{scores[near]}</td>
          <td>{scores[far]}</td>
        </tr>
      </tfoot>
    </table>
  );
}
