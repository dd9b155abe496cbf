import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { foldWord } from "../../lexicon/fold.ts";
import type { WordMeaning as Meaning } from "../../protocol/requests.ts";
import { readMeaning } from "../api.ts";
import { formsOf } from "../i18n/forms.ts";
import { language as spoken } from "../language.ts";
import { meaningTexts } from "./texts.ts";
import "./meaning.css";

export interface Asked {
  readonly word: string;
  /** Of the match; absent where the match is not known yet. */
  readonly language: string | undefined;
  readonly children?: ComponentChildren;
}

/**
 * A word that can be asked about: pressed, a card says what it is a form of, its classes, and in English what it means.
 * The browser's own popover closes it by Escape or a tap beside it, and gives the focus back to the word.
 */
export function WordMeaning(props: Asked) {
  const { word, language } = props;
  const said = meaningTexts.value;
  const id = useId();
  const meaning = useSignal<Meaning | "failed" | null>(null);
  const isOpen = useSignal(false);
  if (language === undefined) return <>{props.children ?? word}</>;

  async function look(asked: string) {
    const answer = await readMeaning(asked, word);
    meaning.value = answer.ok ? answer.value : "failed";
  }

  return (
    <>
      <button
        type="button"
        class="plain meaning-word"
        popovertarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen.value}
        aria-label={said.ask(word)}
      >
        {props.children ?? word}
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={word}
        class="meaning-card"
        onToggle={(event) => {
          isOpen.value = event.newState === "open";
          const isKnown = meaning.peek() !== null && meaning.peek() !== "failed";
          if (isOpen.value && !isKnown) void look(language);
        }}
      >
        {isOpen.value && (
          <>
            <strong>{word}</strong>
            <span class="meaning-told" aria-live="polite">
              <Told word={word} meaning={meaning.value} />
            </span>
            <button type="button" class="button" popovertarget={id} popovertargetaction="hide">
              {said.close}
            </button>
          </>
        )}
      </span>
    </>
  );
}

/** The same under a word that is drawn. */
export const AskMeaning = ({ word, language }: Omit<Asked, "children">) =>
  language === undefined ? null : (
    <p>
      <WordMeaning word={word} language={language}>
        {meaningTexts.value.what}
      </WordMeaning>
    </p>
  );

function Told({ word, meaning }: { word: string; meaning: Meaning | "failed" | null }) {
  const said = meaningTexts.value;
  if (meaning === null) return <span class="note">{said.loading}</span>;
  if (meaning === "failed") return <span>{said.failed}</span>;
  if (meaning.classes.length === 0) return <span>{said.unknown}</span>;
  const isItself = (lemma: string): boolean => foldWord(lemma) === foldWord(word);
  const others = meaning.lemmas.filter(({ lemma }) => !isItself(lemma)).map(({ lemma }) => lemma);
  return (
    <>
      {meaning.lemmas
        .filter(({ lemma }) => isItself(lemma))
        .map(({ lemma }) => (
          <span key={lemma}>{said.itself(lemma)}</span>
        ))}
      {others.length > 0 && <span>{said.formOf(formsOf(spoken.value).list(others))}</span>}
      <span class="note">{meaning.classes.map((each) => said.classes[each]).join(" · ")}</span>
      {meaning.lemmas.flatMap(({ lemma, definitions }) =>
        definitions.map(({ part, text }) => (
          <span key={`${lemma} ${part}`} lang="en">
            <i>
              {lemma}, {said.parts[part]}
            </i>{" "}
            {text}
          </span>
        )),
      )}
    </>
  );
}
