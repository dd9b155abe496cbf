import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { replayTexts } from "./texts.ts";
import type { WatchedMatch } from "./watched.ts";

const PACE_MS = 1400;
const PATHS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M16 5 7 12l9 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
} as const;

/** Forth and back through the match: a slider, five keys, and the keyboard wherever one stands. */
export function Controls({ match }: { match: WatchedMatch }) {
  const said = replayTexts.value;
  const playing = useSignal(false);
  const at = match.at.value;

  useSignalEffect(() => {
    if (!playing.value) return;
    if (match.at.value >= match.last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => match.go(match.at.peek() + 1), PACE_MS);
    return () => clearTimeout(timer);
  });

  const go = (to: number) => {
    playing.value = false;
    match.go(to);
  };
  const toggle = () => {
    if (!playing.value && match.at.value >= match.last) match.go(0);
    playing.value = !playing.value;
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const within = event.target as Element | null;
      if (within?.closest("input:not([type=range]), textarea, select, [role=application]")) return;
      if (event.key === "ArrowLeft") go(match.at.value - 1);
      else if (event.key === "ArrowRight") go(match.at.value + 1);
      else if (event.key === "Home") go(0);
      else if (event.key === "End") go(match.last);
      // On a button the space bar presses that button.
      else if (event.key === " " && !within?.closest("button, a, summary")) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [match]);

  return (
    <fieldset class="replay-controls" aria-label={said.controls}>
      <input
        type="range"
        min={0}
        max={match.last}
        value={at}
        aria-label={said.slider}
        aria-valuetext={said.step(at, match.last)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="replay-keys">
        <Key label={said.first} path={PATHS.first} press={() => go(0)} off={at === 0} />
        <Key label={said.back} path={PATHS.back} press={() => go(at - 1)} off={at === 0} />
        <Key
          label={playing.value ? said.pause : said.play}
          path={playing.value ? PATHS.pause : PATHS.play}
          press={toggle}
          off={false}
        />
        <Key label={said.next} path={PATHS.next} press={() => go(at + 1)} off={at === match.last} />
        <Key label={said.last} path={PATHS.last} press={() => go(match.last)} off={at === match.last} />
        <span class="replay-count note" aria-hidden="true">
          {at} / {match.last}
        </span>
      </div>
    </fieldset>
  );
}

function Key({ label, path, press, off }: { label: string; path: string; press: () => void; off: boolean }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) press();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}
