import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { LONGEST_CLUE } from "../../../games/mot-a-mot/options.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The speaker's next clue. While somebody has the floor it can be written, not said. */
export function ClueForm({ table }: { table: MotAMotTable }) {
  const { act } = words.value;
  const { language, speech, round } = table.view.value;
  const text = useSignal("");
  const box = useRef<HTMLInputElement>(null);
  const isHeld = table.situation.value.kind === "floor-held";
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) box.current?.focus();
  }, []);
  const entry = round?.card?.[speech?.current ?? -1] ?? "";
  const holder = speech?.floor?.seat ?? null;

  async function give(event: Event) {
    event.preventDefault();
    const word = text.value.trim();
    if (word === "" || isHeld) return;
    if (await table.play({ type: "clue", word })) text.value = "";
    box.current?.focus();
  }

  return (
    <form class="mam-clue-form" onSubmit={give}>
      <label class="field">
        <span class="mam-target">{act.target(entry)}</span>
        <span class="mam-line">
          <input
            ref={box}
            class="text-box mam-word"
            aria-label={act.clueLabel(entry)}
            lang={language}
            maxLength={LONGEST_CLUE + 10}
            autocomplete="off"
            autocapitalize="none"
            enterkeyhint="send"
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button
            type="submit"
            class="button is-filled is-large"
            disabled={isHeld || text.value.trim() === "" || table.match.sending.value}
          >
            {act.give}
          </button>
        </span>
      </label>
      <p class="note" aria-live="polite">
        {isHeld ? (holder === null ? act.someoneBuzzed : act.held) : act.clueHint}
      </p>
    </form>
  );
}
