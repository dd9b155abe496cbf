import { NO_RING } from "../../../games/overturn/ground.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import type { OverturnView } from "../../../games/overturn/view.ts";
import { useOneByOne } from "../one-by-one.ts";
import { ALL, Face, Line, Shape, Tiles, VIEW_BOX } from "./shapes.tsx";
import type { OverturnTable } from "./table.ts";

/** The board as a drawing: what lies there, the last move, and the word in hand. What is planned is dashed. */
export function Drawing({ table }: { table: OverturnTable }) {
  const view = table.view.value;
  const placed = table.placed.value;
  const trail = placed?.cells ?? [];
  // One letter is no word yet, and nothing is wrong with it.
  const isLegal = table.preview.value?.problem === null || trail.length === 1;
  const last = view.last;
  const lastCells = last?.type === "word-made" ? last.cells : last ? [last.cell] : [];
  const changed = changedBy(last);
  const isTurning = useOneByOne(last && `${view.game} ${view.score} ${lastCells}`, changed.length);
  return (
    <svg class="overturn-drawing" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <Tiles />
      {ALL.map((cell) => (
        <Ring key={cell} table={table} cell={cell} turn={isTurning ? changed.indexOf(cell) : -1} />
      ))}
      {last && trail.length === 0 && (
        <Line cells={lastCells} class={`overturn-last place-${table.place(last.seat)}`} />
      )}
      {trail.length > 0 && (
        <Line cells={trail} class={isLegal ? "overturn-trail" : "overturn-trail is-broken"} />
      )}
      {table.shown.value.length > 0 && <Line cells={table.shown.value} class="overturn-shown" />}
      {ALL.map((cell) => (
        <Face key={cell} letters={lettersAt(view, cell)} cell={cell} isDim={!table.isOpen(cell)} />
      ))}
    </svg>
  );
}

/** The cells that a move changed, in the order of its word. */
function changedBy(last: OverturnView["last"]): readonly number[] {
  if (last === null) return [];
  if (last.type === "ring-given") return [last.cell];
  return [...new Set(last.cells)].filter((cell) => last.laid.includes(cell) || last.turned.includes(cell));
}

/** The ring that is there, and the one that the word or the pass in hand would leave there. */
function Ring({ table, cell, turn }: { table: OverturnTable; cell: number; turn: number }) {
  const { rings, last } = table.view.value;
  const owner = rings[cell] === NO_RING ? null : table.place(Number(rings[cell]));
  const preview = table.preview.value;
  const isPlanned =
    preview?.problem === null && (preview.laid.includes(cell) || preview.turned.includes(cell));
  const planned = isPlanned ? 0 : table.gift.value === cell ? 1 : null;
  if (turn >= 0 && owner !== null) {
    const isTurned = last?.type === "word-made" && last.turned.includes(cell);
    return (
      <>
        {isTurned && <Shape key="old" cell={cell} place={1 - owner} look="is-old" at={turn} />}
        <Shape key="new" cell={cell} place={owner} look="is-turned" at={turn} />
      </>
    );
  }
  return (
    <>
      {owner !== null && (
        <Shape key="new" cell={cell} place={owner} look={planned === null ? "is-laid" : "is-leaving"} />
      )}
      {planned !== null && <Shape cell={cell} place={planned} look="is-planned" />}
    </>
  );
}
