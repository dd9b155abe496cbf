import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Filter } from "../../core/filters.ts";
import type { Language } from "../../core/language.ts";
import { type AgreedProblem, LONGEST_AGREED, MOST_AGREED, readAgreed } from "../../games/agreed.ts";
import { agreedOf } from "../../games/vocabulary.ts";
import type { OptionsWish } from "../games/client-game.ts";
import { announce } from "../ui/live.tsx";
import { vocabularyTexts } from "./vocabulary-texts.ts";
import "./agreed-words.css";

/** Words that count at this table beside the dictionary's: one is typed and added, any can be taken away again. */
export function AgreedWords(props: {
  options: OptionsWish;
  language: Language;
  /** Ä Ö Ü are letters in this game's German. */
  umlauts?: boolean;
  change: (wish: OptionsWish) => void;
}) {
  const { options, language, umlauts = false, change } = props;
  const said = vocabularyTexts().agreed;
  const text = useSignal("");
  const problem = useSignal<AgreedProblem | null>(null);
  const notes = useId();
  const words = agreedOf(options);
  const isFull = words.length >= MOST_AGREED;

  function add() {
    const read = readAgreed(text.value, { language, umlauts, filter: options.filter as Filter });
    problem.value = read.ok ? null : read.error;
    if (!read.ok) return;
    text.value = "";
    if (words.includes(read.value)) return;
    announce(said.added(read.value));
    change({ ...options, agreed: [...words, read.value] });
  }

  return (
    <fieldset class="choice agreed-words">
      <legend class="field-name">{said.legend}</legend>
      <p class="note" id={notes}>
        {said.note}
      </p>
      {words.length > 0 && (
        <ul>
          {words.map((word) => (
            <li key={word} lang={language}>
              {word}
              <button
                type="button"
                class="plain"
                aria-label={said.remove(word)}
                onClick={() => change({ ...options, agreed: words.filter((each) => each !== word) })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <input
          class="text-box"
          aria-label={said.label}
          aria-describedby={notes}
          lang={language}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={LONGEST_AGREED}
          disabled={isFull}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            problem.value = null;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The form around it would open the table.
            event.preventDefault();
            if (text.value.trim() !== "") add();
          }}
        />
        <button type="button" class="button" disabled={isFull || text.value.trim() === ""} onClick={add}>
          {said.add}
        </button>
      </div>
      <p class="refusal" role="alert">
        {problem.value && said.problems[problem.value]}
      </p>
    </fieldset>
  );
}
