import type { Signal } from "@preact/signals";
import { LONGEST } from "../../../games/password/options.ts";
import { fold } from "../../../lexicon/fold.ts";

/** Where a word is typed: capitals at once, accents gone, so that one sees the word as the game will. */
export function WordBox(props: {
  text: Signal<string>;
  label: string;
  language: string;
  describedBy?: string;
  disabled?: boolean;
}) {
  const { text } = props;
  const take = (input: HTMLInputElement): void => {
    text.value = asTyped(input.value, props.language);
    input.value = text.value;
  };
  return (
    <input
      class="word-box"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      autocomplete="off"
      autocapitalize="characters"
      autocorrect="off"
      spellcheck={false}
      enterkeyhint="done"
      lang={props.language}
      maxLength={LONGEST * 2}
      value={text.value}
      onInput={(event) => {
        // A dead key is still waiting for its letter: folding now would swallow it.
        if (!event.isComposing) take(event.currentTarget);
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
    />
  );
}

/** German keeps its umlauts while typing, as its dictionary does; the rules take them as A O U. */
const asTyped = (text: string, language: string): string => {
  const folded = fold(text, { umlauts: language === "de" });
  return folded.ok ? folded.value : text.toUpperCase();
};

/** The word as the rules see it, or null while it is not one. */
export const wordOf = (text: string): string | null => {
  const folded = fold(text);
  return folded.ok ? folded.value : null;
};
