import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Count } from "./count.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The buzzer under the thumb (or the space bar), and the answer once one has the floor. */
export function Buzzer({ table }: { table: MotAMotTable }) {
  const { buzz: said } = words.value;
  const now = table.situation.value;
  const buzz = (): void => {
    if (table.situation.value.kind === "buzz") void table.play({ type: "buzz" });
  };
  useSpaceBar(buzz);
  if (now.kind === "answer") return <Answer table={table} />;
  return (
    <div class="mam-buzz">
      <button
        type="button"
        class="mam-buzzer"
        data-state={now.kind}
        aria-disabled={now.kind !== "buzz"}
        aria-keyshortcuts="Space"
        // Pressed, not released: a hand's breadth of milliseconds decides here.
        onPointerDown={buzz}
        onClick={(event) => {
          if (event.detail === 0) buzz();
        }}
      >
        <span class="mam-buzzer-word">{said.word}</span>
        <span class="mam-buzzer-state">{stateText(table)}</span>
      </button>
    </div>
  );
}

function stateText(table: MotAMotTable): string {
  const { buzz: said } = words.value;
  const now = table.situation.value;
  switch (now.kind) {
    case "buzz":
      return matchMedia("(pointer: fine)").matches ? said.ready : said.tap;
    case "locked":
      return now.clue && now.other ? said.lockedBoth : now.clue ? said.lockedClue : said.lockedOther;
    case "collecting":
      return said.collecting;
    case "other-floor":
      return said.otherFloor;
    default:
      return said.beforeClue;
  }
}

/** One has the floor: one proposal, typed or spoken into the keyboard. */
export function Answer({ table }: { table: MotAMotTable }) {
  const { buzz: said } = words.value;
  const { speech, language } = table.view.value;
  const text = useSignal("");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const until = speech?.floor?.until ?? null;
  return (
    <form
      class="mam-answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() !== "") void table.play({ type: "answer", word: text.value });
      }}
    >
      <div class="mam-answer-head">
        <h2>{said.yours}</h2>
        {until !== null && <Count match={table.match} until={until} />}
      </div>
      <div class="mam-line">
        <input
          ref={box}
          class="text-box mam-word"
          aria-label={said.answerLabel}
          lang={language}
          maxLength={60}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="send"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button is-filled is-large" disabled={table.match.sending.value}>
          {said.answer}
        </button>
      </div>
    </form>
  );
}

/** The space bar buzzes wherever one is, except where it writes a space or presses something else. */
function useSpaceBar(buzz: () => void): void {
  const latest = useRef(buzz);
  latest.current = buzz;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code !== "Space" || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest("input, textarea, select, a, summary, button:not(.mam-buzzer)")
      )
        return;
      event.preventDefault(); // it would scroll the page
      latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
