import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Kind } from "../../../games/buzzle-family/alphabet.ts";
import { AREA, type Lying, layOut, moved, STEP, TURN } from "./heap.ts";
import { Piece } from "./pieces.tsx";
import { words } from "./texts/index.ts";

const CLICK_PX = 6;

/** A heap of pieces to be pushed about and turned, as on a table. Pieces that the typed word uses step back. */
export function Workbench({ pieces, used }: { pieces: string; used: string }) {
  const { race, kinds } = words.value;
  const lying = useSignal<readonly Lying[]>(layOut(pieces));
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ piece: number; x: number; y: number; far: boolean } | null>(null);
  useEffect(() => {
    lying.value = layOut(pieces);
  }, [pieces]);

  const change = (piece: number, by: Partial<Lying>): void => {
    lying.value = lying.value.map((each, i) => (i === piece ? moved(each, by) : each));
  };
  const turn = (piece: number): void => change(piece, { turn: (lying.value[piece]!.turn + TURN) % 360 });
  const shift = (piece: number, x: number, y: number): void => {
    const at = lying.value[piece]!;
    change(piece, { x: at.x + x, y: at.y + y });
  };

  const left = new Map<string, number>();
  for (const kind of used) left.set(kind, (left.get(kind) ?? 0) + 1);
  const isUsed = (kind: Kind): boolean => {
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count > 0;
  };

  return (
    <figure class="bz-bench">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset, and as a picture its pieces could not be pressed */}
      <svg
        ref={svg}
        role="group"
        viewBox={`0 0 ${AREA.width} ${AREA.height}`}
        onPointerMove={(event) => {
          const hold = held.current;
          // The drawing keeps its shape in a frame that may be flatter.
          const { clientWidth = 1, clientHeight = 1 } = svg.current ?? {};
          const scale = Math.max(AREA.width / (clientWidth || 1), AREA.height / (clientHeight || 1));
          if (!hold) return;
          const [x, y] = [event.clientX - hold.x, event.clientY - hold.y];
          if (!hold.far && Math.hypot(x, y) < CLICK_PX) return;
          shift(hold.piece, x * scale, y * scale);
          held.current = { piece: hold.piece, x: event.clientX, y: event.clientY, far: true };
        }}
        onPointerUp={() => {
          const hold = held.current;
          held.current = null;
          if (hold && !hold.far) turn(hold.piece);
        }}
        onPointerLeave={() => {
          held.current = null;
        }}
      >
        <title>{race.heap}</title>
        {lying.value.map((each, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a piece is drawn; there is no button inside a drawing
          <g
            key={i}
            class="bz-lying"
            data-kind={each.kind}
            role="button"
            tabIndex={0}
            aria-label={race.piece(kinds[each.kind])}
            data-used={isUsed(each.kind)}
            onPointerDown={(event) => {
              held.current = { piece: i, x: event.clientX, y: event.clientY, far: false };
            }}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (event.key === "Enter" || event.key === " ") turn(i);
              else if (step) shift(i, step[0] * STEP, step[1] * STEP);
              else return;
              event.preventDefault();
            }}
          >
            <circle
              class="bz-grip"
              cx={each.x}
              cy={each.y}
              r={each.kind === "I" || each.kind === "C" ? 330 : 240}
            />
            <Piece kind={each.kind} x={each.x} y={each.y} turn={each.turn} />
          </g>
        ))}
      </svg>
      {/* Read once: the word that is built takes its place. */}
      {used === "" && <figcaption class="note told-by-guide">{race.move}</figcaption>}
    </figure>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
