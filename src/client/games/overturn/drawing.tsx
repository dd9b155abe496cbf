import { CELLS, columnOf, rowOf, SIDE, TILE_SIDE } from "../../../games/overturn/board.ts";
import { NO_RING } from "../../../games/overturn/ground.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import type { OverturnTable } from "./table.ts";

/** The board as a drawing. Mine are round and filled, theirs square and hollow; what is planned is dashed. */
const CELL = 100;
const SIZE = SIDE * CELL;
const ALL = Array.from({ length: CELLS }, (_, cell) => cell);
const TILES = ALL.filter((cell) => rowOf(cell) % TILE_SIDE === 0 && columnOf(cell) % TILE_SIDE === 0);

const centre = (cell: number) => ({ x: columnOf(cell) * CELL + CELL / 2, y: rowOf(cell) * CELL + CELL / 2 });

export function Drawing({ table }: { table: OverturnTable }) {
  const view = table.view.value;
  const placed = table.placed.value;
  const trail = placed?.cells ?? [];
  const isLegal = table.preview.value?.problem === null;
  const last = view.last;
  const lastCells = last?.type === "word-made" ? last.cells : last ? [last.cell] : [];
  return (
    <svg class="overturn-drawing" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      {TILES.map((cell) => (
        <rect
          key={cell}
          class="overturn-tile"
          x={columnOf(cell) * CELL + 3}
          y={rowOf(cell) * CELL + 3}
          width={CELL * TILE_SIDE - 6}
          height={CELL * TILE_SIDE - 6}
          rx="12"
        />
      ))}
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

function Face({ letters, cell }: { letters: string; cell: number }) {
  const { x, y } = centre(cell);
  const isOpen = letters === "zx" || letters === "qu";
  return (
    <text class={letters.length > 1 ? "overturn-face is-double" : "overturn-face"} x={x} y={y}>
      {isOpen
        ? `${letters[0]}/${letters[1]}`.toUpperCase().replace("Q/U", "Qu")
        : letters === "QU"
          ? "Qu"
          : letters}
    </text>
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

function Shape({ cell, place, look }: { cell: number; place: number; look: string }) {
  const { x, y } = centre(cell);
  const name = `overturn-ring place-${place} ${look}`;
  return place === 0 ? (
    <circle class={name} cx={x} cy={y} r="39" />
  ) : (
    <rect class={name} x={x - 37} y={y - 37} width="74" height="74" rx="8" />
  );
}

function Line({ cells, class: name }: { cells: readonly number[]; class: string }) {
  const [first] = cells;
  if (first === undefined) return null;
  const points = cells.map((cell) => `${centre(cell).x},${centre(cell).y}`).join(" ");
  return (
    <g class={name}>
      <polyline points={points} />
      <circle cx={centre(first).x} cy={centre(first).y} r="13" />
    </g>
  );
}
