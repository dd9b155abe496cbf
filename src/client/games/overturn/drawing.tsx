import { NO_RING } from "../../../games/overturn/ground.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import { ALL, Face, Line, Shape, Tiles, VIEW_BOX } from "./shapes.tsx";
import type { OverturnTable } from "./table.ts";

/** The board as a drawing: what lies there, the last move, and the word in hand. What is planned is dashed. */
export function Drawing({ table }: { table: OverturnTable }) {
  const view = table.view.value;
  const placed = table.placed.value;
  const trail = placed?.cells ?? [];
  const isLegal = table.preview.value?.problem === null;
  const last = view.last;
  const lastCells = last?.type === "word-made" ? last.cells : last ? [last.cell] : [];
  return (
    <svg class="overturn-drawing" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <Tiles />
      {ALL.map((cell) => (
        <Ring key={cell} table={table} cell={cell} />
      ))}
      {last && trail.length === 0 && (
        <Line cells={lastCells} class={`overturn-last place-${table.place(last.seat)}`} />
      )}
      {trail.length > 0 && (
        <Line cells={trail} class={isLegal ? "overturn-trail" : "overturn-trail is-broken"} />
      )}
      {table.shown.value.length > 0 && <Line cells={table.shown.value} class="overturn-shown" />}
      {ALL.map((cell) => (
        <Face key={cell} letters={lettersAt(view, cell)} cell={cell} />
      ))}
    </svg>
  );
}

/** The ring that is there, and the one that the word or the pass in hand would leave there. */
function Ring({ table, cell }: { table: OverturnTable; cell: number }) {
  const { rings } = table.view.value;
  const owner = rings[cell] === NO_RING ? null : table.place(Number(rings[cell]));
  const preview = table.preview.value;
  const isPlanned =
    preview?.problem === null && (preview.laid.includes(cell) || preview.turned.includes(cell));
  const planned = isPlanned ? 0 : table.gift.value === cell ? 1 : null;
  return (
    <>
      {owner !== null && (
        <Shape cell={cell} place={owner} look={planned === null ? "is-laid" : "is-leaving"} />
      )}
      {planned !== null && <Shape cell={cell} place={planned} look="is-planned" />}
    </>
  );
}
