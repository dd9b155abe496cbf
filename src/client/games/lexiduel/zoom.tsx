import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isOnBoard, squareAt } from "../../../games/lexiduel/squares.ts";
import { EXTENT, MARGIN, UNIT } from "./picture.tsx";
import { words } from "./texts/index.ts";

/** A finger needs this much of a square. */
const TOUCHABLE_PX = 34;
const MOST = 4;

/**
 * A board that can be larger than its window: it scrolls by finger, wheel or bar, grows by pinching or by a button,
 * and comes close by itself where its squares are too small to be touched.
 */
export function Zoom(props: {
  children: ComponentChildren;
  focus: number | null;
  press: (square: number) => void;
}) {
  const { board: said } = words.value;
  const scale = useSignal(1);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  /** The point under the finger that brought the board closer: it stays under the finger. */
  const held = useRef<Point | null>(null);
  usePinch(frame, scale);
  useLayoutEffect(() => {
    if (held.current) keepUnder(frame.current!, held.current);
    else if (props.focus !== null && scale.value > 1) bringIntoView(frame.current!, props.focus);
    held.current = null;
    follow();
  }, [props.focus, scale.value]);

  /** The names of columns and rows go along with what is scrolled. */
  function follow() {
    const { scrollLeft, scrollTop } = frame.current!;
    const unit = sheet.current!.getBoundingClientRect().width / EXTENT;
    sheet.current!.style.setProperty("--right", `${scrollLeft / unit}px`);
    sheet.current!.style.setProperty("--down", `${scrollTop / unit}px`);
  }

  function press(event: MouseEvent) {
    const box = sheet.current!.getBoundingClientRect();
    const unit = box.width / EXTENT;
    const place = (px: number) => Math.floor((px / unit - MARGIN) / UNIT);
    const [row, col] = [place(event.clientY - box.top), place(event.clientX - box.left)];
    if (!isOnBoard(row, col)) return;
    if (unit * UNIT < TOUCHABLE_PX && matchMedia("(pointer: coarse)").matches) {
      const { left, top } = frame.current!.getBoundingClientRect();
      held.current = {
        across: (event.clientX - box.left) / box.width,
        down: (event.clientY - box.top) / box.height,
        x: event.clientX - left,
        y: event.clientY - top,
      };
      scale.value = Math.min(MOST, (scale.value * TOUCHABLE_PX) / (unit * UNIT));
    }
    props.press(squareAt(row, col));
  }

  return (
    <div class="lx-zoom">
      <div class="lx-window" ref={frame} data-close={scale.value > 1} onScroll={follow}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the board around it */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the board around it has the role */}
        <div class="lx-sheet" ref={sheet} style={{ width: `${scale.value * 100}%` }} onClick={press}>
          {props.children}
        </div>
      </div>
      <div class="lx-zoom-keys">
        <button
          type="button"
          class="icon-button"
          aria-label={said.zoomIn}
          title={said.zoomIn}
          disabled={scale.value >= MOST}
          onClick={() => {
            scale.value = Math.min(MOST, scale.value * 1.5);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 5v14M5 12h14" />
          </svg>
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={said.zoomOut}
          title={said.zoomOut}
          disabled={scale.value === 1}
          onClick={() => {
            scale.value = 1;
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** A point of the sheet, as a share of its sides, and where in the window it is to be. */
interface Point {
  readonly across: number;
  readonly down: number;
  readonly x: number;
  readonly y: number;
}

function keepUnder(frame: HTMLElement, { across, down, x, y }: Point): void {
  frame.scrollTo({ left: across * frame.scrollWidth - x, top: down * frame.scrollHeight - y });
}

function bringIntoView(frame: HTMLElement, square: number): void {
  const unit = frame.scrollWidth / EXTENT;
  const middle = (i: number) => (MARGIN + (i + 0.5) * UNIT) * unit;
  const [left, top] = [middle(square % 20), middle(Math.floor(square / 20))];
  const isSeen = (at: number, from: number, size: number) =>
    at > from + size * 0.15 && at < from + size * 0.85;
  if (isSeen(left, frame.scrollLeft, frame.clientWidth) && isSeen(top, frame.scrollTop, frame.clientHeight))
    return;
  frame.scrollTo({ left: left - frame.clientWidth / 2, top: top - frame.clientHeight / 2 });
}

/** Two fingers. Listened to by hand: the page must be able to keep the browser from zooming itself. */
function usePinch(frame: RefObject<HTMLDivElement | null>, scale: Signal<number>): void {
  useEffect(() => {
    const node = frame.current!;
    let from: { gap: number; scale: number } | null = null;
    const gapOf = ({ touches }: TouchEvent) =>
      Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
    const begin = (event: TouchEvent) => {
      from = event.touches.length === 2 ? { gap: gapOf(event), scale: scale.value } : null;
    };
    const move = (event: TouchEvent) => {
      if (!from || event.touches.length !== 2) return;
      event.preventDefault();
      scale.value = Math.min(MOST, Math.max(1, (from.scale * gapOf(event)) / from.gap));
    };
    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    return () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchmove", move);
    };
  }, []);
}
