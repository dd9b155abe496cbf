import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { LONGEST, SHORTEST } from "../../../games/password/options.ts";
import { Quietly } from "../quietly.tsx";
import { useWordCheck } from "./dictionary.ts";
import { conflictOf } from "./knowledge.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { WordBox, wordOf } from "./word-box.tsx";

/** Before the roll: a try at the word. What speaks against it is said while one types, for a wrong one costs. */
export function Guess({ table }: { table: PasswordTable }) {
  const { turn: said } = words.value;
  const { language, length, words: rule, alone } = table.view.value;
  const target = table.target.value;
  const name = table.name(target.seat);
  const text = useSignal("");
  const notes = useId();
  const word = wordOf(text.value);
  const fits =
    word !== null &&
    (length === null ? word.length >= SHORTEST && word.length <= LONGEST : word.length === length);
  const check = useWordCheck(language, rule === "checked" && fits ? text.value : null);
  const warning = word === null || word.length < SHORTEST ? null : warn(table, word, fits);

  const verdict = warning ?? (check && said[check]);

  async function guess(event: Event) {
    event.preventDefault();
    if (!fits || target.out !== null) return;
    if (await table.play({ type: "guess", target: target.seat, word })) text.value = "";
  }

  return (
    <form class="guess" onSubmit={guess}>
      <div class="guess-row">
        <WordBox
          text={text}
          label={said.guessLabel(name)}
          placeholder={said.guessTitle(name)}
          language={language}
          describedBy={notes}
          typedAnywhere
          disabled={target.out !== null}
        />
        <button type="submit" class="button" disabled={!fits || table.match.sending.value}>
          {said.guess}
        </button>
      </div>
      <p class="note" id={notes} data-warns={warning !== null}>
        {verdict ?? (alone ? said.guessCostAlone : said.guessCost)}
      </p>
      <Quietly text={verdict ?? ""} />
    </form>
  );
}

function warn(table: PasswordTable, word: string, fits: boolean): string | null {
  const { turn: said } = words.value;
  const { length } = table.view.value;
  if (!fits) return length === null ? null : said.conflictLength(length);
  const conflict = conflictOf(word, table.target.value);
  switch (conflict?.kind) {
    case "absent":
      return said.conflictAbsent(conflict.letters);
    case "place":
      return said.conflictPlace(conflict.letter, conflict.place);
    case "missing":
      return said.conflictMissing(conflict.letters);
    case undefined:
      return null;
  }
}
