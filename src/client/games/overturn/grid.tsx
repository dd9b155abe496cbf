import { useSignal } from "@preact/signals";
import type { TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CELLS, columnOf, rowOf, SIDE } from "../../../games/overturn/board.ts";
import { NO_RING } from "../../../games/overturn/ground.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import { Drawing } from "./drawing.tsx";
import type { OverturnTable } from "./table.ts";
import { cellText, words } from "./texts/index.ts";
import { cellUnder, draggedTo } from "./trail.ts";

const ROWS = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => row * SIDE + column),
);
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The board: a drawing, and over it one key a cell for fingers, mouse, keyboard and screen readers. */
export function Grid({ table }: { table: OverturnTable }) {
  const focused = useSignal(0);
  const keys = useRef<(HTMLButtonElement | null)[]>(Array(CELLS).fill(null));
  const isLive = table.view.value.phase === "turn" && table.isSeated;

  useEffect(() => {
    // Typed at nothing in particular, a letter is the first of a word.
    const hear = (event: KeyboardEvent): void => {
      if (event.target === document.body && isLive && begins(event)) begin(event);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [table, isLive]);

  function begin(event: KeyboardEvent) {
    table.startPass(false);
    table.type(event.key.toUpperCase());
    document.getElementById("overturn-word")?.focus();
    event.preventDefault();
  }

  function focus(cell: number) {
    focused.value = cell;
    keys.current[cell]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const row = Math.min(SIDE - 1, Math.max(0, rowOf(focused.value) + arrow[0]));
      const column = Math.min(SIDE - 1, Math.max(0, columnOf(focused.value) + arrow[1]));
      focus(row * SIDE + column);
    } else if (event.key === "Enter" && isLive) {
      void (table.passing.value ? table.playPass() : table.playWord());
    } else if (event.key === "Backspace" && isLive) {
      table.undo();
    } else if (event.key === "Escape" && isLive) {
      table.startPass(false);
    } else if (begins(event) && isLive) {
      begin(event);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <div class="overturn-grid" {...(isLive ? drag(table) : {})}>
      <Drawing table={table} />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only in a grid do screen readers leave the arrows to us
        role="grid"
        aria-label={words.value.board}
        aria-describedby="overturn-help"
        onKeyDown={onKeyDown}
      >
        <tbody>
          {ROWS.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell) => (
                <td key={cell}>
                  <button
                    type="button"
                    ref={(key) => {
                      keys.current[cell] = key;
                    }}
                    tabIndex={cell === focused.value ? 0 : -1}
                    aria-label={nameOf(table, cell)}
                    aria-pressed={isTaken(table, cell)}
                    aria-disabled={!isLive}
                    onFocus={() => {
                      focused.value = cell;
                    }}
                    onClick={(event) => {
                      // A pointer has been heard already; keys and screen readers click without one.
                      if (event.detail === 0 && isLive) table.tap(cell);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="overturn-help" class="unseen">
        {table.isSeated && words.value.help}
      </p>
    </div>
  );
}

const begins = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey;

const isTaken = (table: OverturnTable, cell: number): boolean =>
  table.placed.value?.cells.includes(cell) === true || table.gift.value === cell;

function nameOf(table: OverturnTable, cell: number): string {
  const said = words.value;
  const view = table.view.value;
  const letters = lettersAt(view, cell);
  const letter = letters === "zx" ? said.zxOpen : letters === "qu" ? said.quOpen : letters;
  const ring = view.rings[cell];
  const owner =
    ring === NO_RING
      ? said.cellNew
      : ring === String(table.side.value) && table.isSeated
        ? said.cellMine
        : said.cellTheirs(table.name(Number(ring)));
  const places = (table.placed.value?.cells ?? []).flatMap((each, i) => (each === cell ? [i + 1] : []));
  const taken = places.length > 0 ? [said.cellTaken(places.join(", "))] : [];
  return [cellText(letter, cell), owner, ...taken].join(", ");
}

/** Pointers: a press and release is a tap, a press that moves draws a trail. */
function drag(table: OverturnTable) {
  const cellOf = (event: TargetedPointerEvent<HTMLElement>): number | null => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return cellUnder((event.clientX - left) / width, (event.clientY - top) / height, SIDE);
  };
  return {
    onPointerDown(event: TargetedPointerEvent<HTMLElement>) {
      const cell = event.button === 0 ? cellOf(event) : null;
      if (cell === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.set(event.pointerId, { cell, moved: false });
    },
    onPointerMove(event: TargetedPointerEvent<HTMLElement>) {
      const press = pressed.get(event.pointerId);
      const cell = press && !table.passing.value ? cellOf(event) : null;
      if (!press || cell === null || (!press.moved && cell === press.cell)) return;
      const trail = press.moved ? table.trail.value : [press.cell];
      press.moved = true;
      const next = draggedTo(trail, cell, table.view.value.mode);
      if (next !== table.trail.value) table.draw(next);
    },
    onPointerUp(event: PointerEvent) {
      const press = pressed.get(event.pointerId);
      pressed.delete(event.pointerId);
      if (press && !press.moved) table.tap(press.cell);
    },
    onPointerCancel(event: PointerEvent) {
      pressed.delete(event.pointerId);
    },
  };
}

const pressed = new Map<number, { readonly cell: number; moved: boolean }>();
