import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { KINDS, type Kind, kindOf, POSES_OF, type Pose } from "../../../games/buzzle-family/alphabet.ts";
import { hasLoose, posable } from "../../../games/buzzle-family/box.ts";
import { KindIcon, PoseIcon } from "../buzzle-family/pieces.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import type { BuzzleTable } from "./table.ts";

const DRAG_PX = 8;

/** The four pieces to propose: tapped for the chosen box, or dragged into any. */
export function Tray({ table }: { table: BuzzleTable }) {
  const { play, kinds } = words.value;
  const aim = table.aim.value;
  const box = aim && table.target?.boxes[aim.box - 1];
  const busy = table.match.sending.value || !table.mayAsk;
  return (
    <ul class="bz-tray" data-idle={!table.mayAsk}>
      {KINDS.map((kind) => {
        const isKnown = box?.under.includes(kind) ?? false;
        const label = play.propose(kinds[kind], aim?.box ?? 1);
        return (
          <li key={kind}>
            <TrayPiece
              kind={kind}
              label={isKnown ? `${label} (${play.knownNo})` : label}
              barred={isKnown || !aim}
              busy={busy}
              propose={(at) => {
                const to = at ?? (isKnown ? null : aim);
                if (to) table.propose(to.seat, to.box, kind);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function TrayPiece(props: {
  kind: Kind;
  label: string;
  barred: boolean;
  busy: boolean;
  propose: (at: { seat: number; box: number } | null) => void;
}) {
  const drag = useSignal<{ x: number; y: number; moved: boolean } | null>(null);
  const shift = useSignal({ x: 0, y: 0 });
  // The click that ends a drag is none.
  const wasDragged = useRef(false);
  const end = (event: PointerEvent): void => {
    const was = drag.value;
    drag.value = null;
    shift.value = { x: 0, y: 0 };
    wasDragged.current = was?.moved ?? false;
    if (!wasDragged.current) return;
    const at = boxAt(event.clientX, event.clientY);
    if (at && !props.busy) props.propose(at);
  };
  return (
    <button
      type="button"
      class="bz-tray-piece"
      aria-label={props.label}
      aria-disabled={props.barred || props.busy}
      data-barred={props.barred}
      data-kind={props.kind}
      data-dragged={drag.value?.moved ?? false}
      style={{ transform: `translate(${shift.value.x}px, ${shift.value.y}px)` }}
      onPointerDown={(event) => {
        if (props.busy) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.value = { x: event.clientX, y: event.clientY, moved: false };
      }}
      onPointerMove={(event) => {
        const from = drag.value;
        if (!from) return;
        const by = { x: event.clientX - from.x, y: event.clientY - from.y };
        const moved = from.moved || Math.hypot(by.x, by.y) > DRAG_PX;
        if (moved !== from.moved) drag.value = { ...from, moved };
        if (moved) shift.value = by;
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        drag.value = null;
        shift.value = { x: 0, y: 0 };
      }}
      onClick={() => {
        const isTap = !wasDragged.current;
        wasDragged.current = false;
        if (isTap && !props.barred && !props.busy) props.propose(null);
      }}
    >
      <KindIcon kind={props.kind} />
    </button>
  );
}

/** The box under a point of the screen, even with the dragged piece above it. */
function boxAt(x: number, y: number): { seat: number; box: number } | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const named = element.closest<HTMLElement>("[data-box]")?.dataset.box;
    if (!named) continue;
    const [seat, box] = named.split("-").map(Number);
    return { seat: seat!, box: box! };
  }
  return null;
}

/** Poses for the pieces that lie loose in the chosen box, as pictures. */
export function Poses({ table }: { table: BuzzleTable }) {
  const { play, kinds, poses } = words.value;
  const aim = table.aim.value;
  const target = table.target;
  const box = aim && target?.boxes[aim.box - 1];
  if (!aim || !target || !box || posable(box).length === 0) return null;
  const shown: Pose[] = KINDS.filter((kind) => hasLoose(box, kind)).flatMap((kind) => [...POSES_OF[kind]]);
  const busy = table.match.sending.value || !table.mayAsk;
  return (
    <div class="bz-poses" data-idle={!table.mayAsk}>
      <p class="field-name">{play.positionTitle}</p>
      <ul>
        {shown
          .filter((pose) => pose !== "umlaut" || table.umlauts)
          .map((pose) => {
            const isBarred = box.barred.includes(pose);
            const label = play.position(kinds[kindOf(pose)], poses[pose]);
            return (
              <li key={pose}>
                <button
                  type="button"
                  class="bz-pose-key"
                  aria-label={isBarred ? `${label} (${play.barred})` : label}
                  title={poses[pose]}
                  aria-disabled={isBarred || busy}
                  data-barred={isBarred}
                  data-pose={pose}
                  onClick={() => {
                    if (isBarred || busy) return;
                    const { seat, wordNo } = target;
                    void table.play({
                      type: "position",
                      target: seat,
                      wordNo,
                      box: aim.box,
                      piece: kindOf(pose),
                      pose,
                    });
                  }}
                >
                  <PoseIcon pose={pose} />
                </button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
