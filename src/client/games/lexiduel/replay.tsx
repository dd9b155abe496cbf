import { useSignal } from "@preact/signals";
import { Picture } from "./picture.tsx";
import type { Step } from "./steps.ts";
import { words } from "./texts/index.ts";

/** A match watched again, a move at a time. */
export function Replay(props: {
  steps: readonly Step[];
  near: number;
  caption: (step: Step) => string;
  /** Begins with the last picture. */
  fromEnd?: boolean;
}) {
  const { steps, near } = props;
  const { replay: said } = words.value;
  const last = steps.length - 1;
  const at = useSignal(props.fromEnd ? last : 0);
  const step = steps[Math.min(at.value, last)];
  if (!step) return null;
  const go = (to: number) => {
    at.value = Math.min(last, Math.max(0, to));
  };
  const placed = step.event?.type === "letters-placed" ? step.event : null;
  return (
    <div class="lx-replay">
      <p class="lx-caption" aria-live="polite">
        <b>
          {step.scores[near]} – {step.scores[1 - near]}
        </b>{" "}
        {step.event ? props.caption(step) : said.start}
      </p>
      <div class="lx-replay-board">
        <Picture
          board={step.board}
          isNearBlue={step.blue === near}
          marks={{ posed: placed?.squares ?? [], taken: placed?.captures ?? [] }}
        />
      </div>
      <div class="lx-replay-keys">
        <Key label={said.first} path="M6 5v14M19 5 9 12l10 7z" press={() => go(0)} off={at.value === 0} />
        <Key label={said.back} path="M16 5 7 12l9 7z" press={() => go(at.value - 1)} off={at.value === 0} />
        <input
          type="range"
          min={0}
          max={last}
          value={at.value}
          aria-label={said.move(at.value, last)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <Key label={said.next} path="M8 5l9 7-9 7z" press={() => go(at.value + 1)} off={at.value === last} />
        <Key
          label={said.last}
          path="M18 5v14M5 5l10 7-10 7z"
          press={() => go(last)}
          off={at.value === last}
        />
      </div>
      <p class="note">{said.move(at.value, last)}</p>
    </div>
  );
}

function Key({ label, path, press, off }: { label: string; path: string; press: () => void; off: boolean }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}
