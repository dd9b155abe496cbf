import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { JudgedMove } from "../../../games/overturn/analysis.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import type { OverturnTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Every move beside the best word that was there, found by the server. Where it has none, nothing is shown. */
export function Analysis({ table }: { table: OverturnTable }) {
  const moves = useSignal<readonly JudgedMove[]>([]);
  useEffect(() => {
    void readAnalysis(table.match.id).then((found) => {
      moves.value = found;
    });
  }, [table]);
  const { end: said } = words.value;
  if (moves.value.length === 0) return null;
  const missed = moves.value
    .filter(({ seat }) => seat === table.side.value)
    .reduce((sum, move) => sum + move.missed, 0);
  return (
    <section class="overturn-analysis" aria-labelledby="overturn-analysis">
      <h3 id="overturn-analysis">{said.analysis}</h3>
      <p class="note">{said.analysisLead}</p>
      {table.isSeated && <p>{said.missed(missed)}</p>}
      <ol>
        {moves.value.map((move, i) => (
          <Move key={i} table={table} move={move} />
        ))}
      </ol>
    </section>
  );
}

function Move({ table, move }: { table: OverturnTable; move: JudgedMove }) {
  const { end: said } = words.value;
  const { best } = move;
  const isHere = best !== null && move.game === table.view.value.game;
  const sentence = move.missed > 0 && best ? said.better(best.word, move.missed) : said.best;
  return (
    <li>
      <SeatMark place={table.place(move.seat)} />
      <b>{move.word ?? said.pass}</b>
      <span class="overturn-swing">{move.swing > 0 ? `+${move.swing}` : `−${-move.swing}`}</span>
      {isHere && move.missed > 0 ? (
        <button
          type="button"
          class="plain"
          aria-label={`${sentence}. ${said.show(best.word)}`}
          onClick={() => {
            table.shown.value = best.cells;
            document.querySelector(".overturn-grid")?.scrollIntoView({ block: "nearest" });
          }}
        >
          {sentence}
        </button>
      ) : (
        <span class="note">{sentence}</span>
      )}
    </li>
  );
}

/** Never fails: a match without an analysis has none to show. */
async function readAnalysis(match: string): Promise<readonly JudgedMove[]> {
  try {
    const response = await fetch(`/api/matches/${encodeURIComponent(match)}/analysis`);
    const found: unknown = response.ok ? await response.json() : [];
    return Array.isArray(found) ? (found as JudgedMove[]) : [];
  } catch {
    return [];
  }
}
