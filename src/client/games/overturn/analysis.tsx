import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { JudgedMove } from "../../../games/overturn/analysis.ts";
import { NO_RING } from "../../../games/overturn/ground.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { AskMeaning, WordMeaning } from "../../meaning/ask.tsx";
import { readAnalysis } from "../analysis.ts";
import { ringsBefore } from "./before.ts";
import { ALL, Face, Line, Shape, Tiles, VIEW_BOX } from "./shapes.tsx";
import type { OverturnTable } from "./table.ts";
import { cellText, words } from "./texts/index.ts";

/** Every move beside the best word that was there, found by the server. Where it has none, nothing is shown. */
export function Analysis({ table }: { table: OverturnTable }) {
  const moves = useSignal<readonly JudgedMove[]>([]);
  useEffect(() => {
    void readAnalysis(table.match.id, isAnalysis).then((found) => {
      moves.value = found ?? [];
    });
  }, [table]);
  const { end: said } = words.value;
  if (moves.value.length === 0) return null;
  const missed = moves.value
    .filter(({ seat }) => seat === table.side.value)
    .reduce((sum, move) => sum + move.missed, 0);
  return (
    <details class="overturn-analysis">
      <summary>{said.analysis}</summary>
      <p class="note">{said.analysisLead}</p>
      {table.isSeated && <p>{said.missed(missed)}</p>}
      <ol>
        {moves.value.map((move, i) => (
          <Move key={i} table={table} move={move} rings={() => ringsBefore(moves.value, i)} />
        ))}
      </ol>
    </details>
  );
}

function Move(props: { table: OverturnTable; move: JudgedMove; rings: () => string }) {
  const { table, move } = props;
  const { end: said } = words.value;
  const isOpen = useSignal(false);
  const { best } = move;
  const language = table.match.table.value?.language;
  // The letters of a game that is over are no longer at hand.
  const isHere = best !== null && move.game === table.view.value.game;
  const sentence = move.missed > 0 && best ? said.better(best.word, move.missed) : said.best;
  return (
    <li>
      <SeatMark place={table.place(move.seat)} />
      <b>{move.word === null ? said.pass : <WordMeaning word={move.word} language={language} />}</b>
      <span class="overturn-swing">{said.swing(move.swing > 0 ? `+${move.swing}` : `−${-move.swing}`)}</span>
      {isHere && move.missed > 0 ? (
        <button
          type="button"
          class="plain"
          aria-label={`${sentence}. ${said.show(best.word)}`}
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {sentence}
        </button>
      ) : (
        <span class="note">{sentence}</span>
      )}
      {move.missed > 0 && best && <AskMeaning word={best.word} language={language} />}
      {isOpen.value && best && (
        <Before
          table={table}
          rings={props.rings()}
          best={best}
          played={move.word === null ? [] : move.cells}
        />
      )}
    </li>
  );
}

/** The board as it was before the move, the word that was there over the one that was made. */
function Before(props: {
  table: OverturnTable;
  rings: string;
  best: NonNullable<JudgedMove["best"]>;
  played: readonly number[];
}) {
  const { table, rings, best } = props;
  return (
    <svg
      class="overturn-before"
      viewBox={VIEW_BOX}
      role="img"
      aria-label={`${best.word}. ${best.cells.map((cell) => cellText(lettersAt(table.view.value, cell), cell)).join("; ")}`}
    >
      <Tiles />
      {ALL.filter((cell) => rings[cell] !== NO_RING).map((cell) => (
        <Shape key={cell} cell={cell} place={table.place(Number(rings[cell]))} look="" />
      ))}
      <Line cells={props.played} class="overturn-trail" />
      <Line cells={best.cells} class="overturn-shown" />
      {ALL.map((cell) => (
        <Face key={cell} letters={lettersAt(table.view.value, cell)} cell={cell} />
      ))}
    </svg>
  );
}

const isAnalysis = (found: unknown): found is readonly JudgedMove[] => Array.isArray(found);
