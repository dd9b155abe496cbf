import { CELLS, columnOf, rowOf, SIDE, TILE_SIDE } from "../../../games/overturn/board.ts";

/** What the board is drawn with. Mine are round and filled, theirs square and hollow. */
const CELL = 100;
const SIZE = SIDE * CELL;
export const ALL = Array.from({ length: CELLS }, (_, cell) => cell);
const TILES = ALL.filter((cell) => rowOf(cell) % TILE_SIDE === 0 && columnOf(cell) % TILE_SIDE === 0);

export const VIEW_BOX = `0 0 ${SIZE} ${SIZE}`;

const centre = (cell: number) => ({ x: columnOf(cell) * CELL + CELL / 2, y: rowOf(cell) * CELL + CELL / 2 });

export function Tiles() {
  return (
    <>
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
    </>
  );
}

export function Face({ letters, cell, isDim = false }: { letters: string; cell: number; isDim?: boolean }) {
  const { x, y } = centre(cell);
  const isOpen = letters === "zx" || letters === "qu";
  return (
    <text
      class={letters.length > 1 ? "overturn-face is-double" : "overturn-face"}
      data-dim={isDim}
      x={x}
      y={y}
    >
      {isOpen
        ? `${letters[0]}/${letters[1]}`.toUpperCase().replace("Q/U", "Qu")
        : letters === "QU"
          ? "Qu"
          : letters}
    </text>
  );
}

/** `at`: how many turn before it. */
export function Shape(props: { cell: number; place: number; look: string; at?: number }) {
  const { cell, place, look, at = 0 } = props;
  const { x, y } = centre(cell);
  const shown = { class: `overturn-ring place-${place} ${look}`, style: { "--at": at } };
  return place === 0 ? (
    <circle {...shown} cx={x} cy={y} r="39" />
  ) : (
    <rect {...shown} x={x - 37} y={y - 37} width="74" height="74" rx="8" />
  );
}

export function Line({ cells, class: name }: { cells: readonly number[]; class: string }) {
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
