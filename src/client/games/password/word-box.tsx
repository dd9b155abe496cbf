import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { LONGEST } from "../../../games/password/options.ts";
import { foldWord } from "../../../lexicon/fold.ts";
import { useTypedAnywhere } from "../type-anywhere.ts";

/** Where a word is typed: capitals at once, accents gone, so that one sees the word as the game will. */
export function WordBox(props: {
  text: Signal<string>;
  label: string;
  language: string;
  placeholder?: string;
  describedBy?: string;
  disabled?: boolean;
  /** Takes the keyboard at once, except where that would throw a screen keyboard over the page. */
  eager?: boolean;
  /** The word that stands there was drawn: whoever types means another one. */
  isDrawn?: boolean;
  /** Takes what is typed while nothing has the focus. */
  typedAnywhere?: boolean;
}) {
  const box = useRef<HTMLInputElement>(null);
  useTypedAnywhere(box, props.typedAnywhere === true);
  useEffect(() => {
    if (props.eager && matchMedia("(pointer: fine)").matches) box.current?.focus();
  }, [props.eager]);
  const { text } = props;
  // Before the next key can fall: it replaces the word, and is not written behind it.
  useLayoutEffect(() => {
    if (props.isDrawn && document.activeElement === box.current) box.current?.select();
  }, [text.value, props.isDrawn]);
  const take = (input: HTMLInputElement): void => {
    text.value = asTyped(input.value);
    input.value = text.value;
  };
  return (
    <input
      ref={box}
      class="word-box"
      aria-label={props.label}
      placeholder={props.placeholder}
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

const asTyped = (text: string): string => wordOf(text) ?? text.toUpperCase();

/** The word as the rules see it, or null while it is not one. */
export const wordOf = (text: string): string | null => foldWord(text);
