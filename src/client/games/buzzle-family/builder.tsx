import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { compare } from "../../../games/buzzle-family/pieces.ts";
import { Sign } from "../../ui/sign.tsx";
import { Quietly } from "../quietly.tsx";
import { takenBy } from "./heap.ts";
import { Letter } from "./pieces.tsx";
import { words } from "./texts/index.ts";
import { WordField, wordOf } from "./word-field.tsx";
import { Workbench } from "./workbench.tsx";

/** A heap and a word built from it: what is left over and what is missing is told at every letter. */
export function Builder(props: {
  pieces: string;
  language: string;
  label: string;
  act: string;
  busy: boolean;
  /** True when the word was taken and the field is free again. */
  send: (word: string) => Promise<boolean>;
  /** A word that was sent and refused: it is in hand again. */
  back?: string | null;
  children?: preact.ComponentChildren;
}) {
  const { pieces, language } = props;
  const text = useSignal("");
  useEffect(() => {
    if (props.back && text.peek() === "") text.value = props.back;
  }, [props.back]);
  const notes = useId();
  const word = wordOf(text.value, language) ?? "";
  const { missing, left } = compare(pieces, word);
  const { race } = words.value;
  const fits = word !== "" && missing === "" && left === "";
  const balance = fits
    ? race.fits
    : [missing && race.missing(named(missing)), left && race.leftOver(named(left))]
        .filter((part) => part !== "")
        .join(" ");

  async function submit(event: Event) {
    event.preventDefault();
    if (word.length > 1 && (await props.send(word))) text.value = "";
  }

  return (
    <form class="bz-builder" onSubmit={submit}>
      <Workbench pieces={pieces} used={takenBy(pieces, word)} />
      {word !== "" && (
        <p class="bz-built" aria-hidden="true">
          {[...word].map((letter, i) => (
            <span key={`${letter}${i}`} class="bz-sort">
              <Letter letter={letter} />
            </span>
          ))}
        </p>
      )}
      <p class="bz-balance" id={notes} data-fits={fits}>
        {(fits || missing !== "") && <Sign yes={fits} />} {balance}
      </p>
      <Quietly text={word === "" ? "" : balance} />
      <div class="bz-guess-row">
        <WordField text={text} label={props.label} language={language} describedBy={notes} typedAnywhere />
        <button type="submit" class="button is-filled" disabled={word.length < 2 || props.busy}>
          {props.act}
        </button>
      </div>
      {props.children}
    </form>
  );
}

/** `3 I, 2 i`: short, for it changes at every key. */
export function named(pieces: string): string {
  const { list } = words.value;
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return list([...counts].map(([kind, count]) => `${count} ${kind}`));
}
