import { type Signal, useSignal } from "@preact/signals";
import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import { GERMAN_PRESET } from "../../../games/buzzle-solitaire/options.ts";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import { Refusal } from "../buzzle-family/refusal.tsx";
import type { FamilyTable } from "../buzzle-family/table.ts";
import { words } from "../buzzle-family/texts/index.ts";
import { WordField, wordOf } from "../buzzle-family/word-field.tsx";

/** Four words of one's own to begin with, from a book that lies at hand. No time runs yet. */
export function OwnWords({ table }: { table: FamilyTable<SolitaireTypes> }) {
  const { solitaire: said } = words.value;
  const { language, length } = table.view.value;
  const given: Signal<string>[] = [useSignal(""), useSignal(""), useSignal(""), useSignal("")];
  const read = given.map(({ value }) => wordOf(value, language));
  const set = read.flatMap((word) => (word?.length === length ? [word] : []));
  const isFilled = set.length === read.length;
  if (table.you.value === null) return null;
  return (
    <form
      class="bz-solitaire bz-own-set"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled) void table.play({ type: "set", words: set });
      }}
    >
      <h2>{said.ownTitle}</h2>
      <p class="note">{said.ownLead(length)}</p>
      {given.map((text, i) => (
        <div key={i} class="bz-own-row">
          <WordField text={text} label={said.ownLabel(i + 1)} language={language} />
          {read[i]?.length === length && <DrawnWord word={read[i]} language={language} small />}
        </div>
      ))}
      {language === "de" && length === GERMAN_PRESET[0].length && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            GERMAN_PRESET.forEach((word, i) => {
              given[i]!.value = word;
            });
          }}
        >
          {said.ownPreset(GERMAN_PRESET.join(" "))}
        </button>
      )}
      <Refusal table={table} />
      <button
        type="submit"
        class="button is-filled is-large"
        disabled={!isFilled || table.match.sending.value}
      >
        {said.ownBegin}
      </button>
    </form>
  );
}
