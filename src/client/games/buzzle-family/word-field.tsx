import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fold } from "../../../lexicon/fold.ts";
import { useTypedAnywhere } from "../type-anywhere.ts";

const MOST_TYPED = 24;

/** Where a word is typed: capitals at once, accents gone, so that one sees the word as the game will. */
export function WordField(props: {
  text: Signal<string>;
  label: string;
  language: string;
  describedBy?: string;
  disabled?: boolean;
  /** The word that stands there was drawn: whoever types means another one. */
  isDrawn?: boolean;
  /** Takes what is typed while nothing has the focus. */
  typedAnywhere?: boolean;
}) {
  const { text } = props;
  const field = useRef<HTMLInputElement>(null);
  useTypedAnywhere(field, props.typedAnywhere === true);
  // Before the next key can fall: it replaces the word, and is not written behind it.
  useLayoutEffect(() => {
    if (props.isDrawn && document.activeElement === field.current) field.current?.select();
  }, [text.value, props.isDrawn]);
  const take = (input: HTMLInputElement): void => {
    text.value = wordOf(input.value, props.language) ?? input.value.toUpperCase();
    input.value = text.value;
  };
  return (
    <input
      ref={field}
      class="bz-field"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      autocomplete="off"
      autocapitalize="characters"
      autocorrect="off"
      spellcheck={false}
      enterkeyhint="done"
      lang={props.language}
      maxLength={MOST_TYPED}
      value={text.value}
      onFocus={(event) => {
        if (props.isDrawn) event.currentTarget.select();
      }}
      onInput={(event) => {
        // A dead key is still waiting for its letter: folding now would swallow it.
        if (!event.isComposing) take(event.currentTarget);
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
    />
  );
}

/** The word as the rules see it, or null while it is not one. */
export const wordOf = (text: string, language: string): string | null => {
  const folded = fold(text, { umlauts: language === "de" });
  return folded.ok ? folded.value : null;
};
