import type { Switch } from "../../games/vocabulary.ts";
import { vocabularyTexts } from "./vocabulary-texts.ts";

type Switches = Readonly<Partial<Record<Switch, boolean>>>;

/** What the table agrees on about words, as far as it can be agreed on here. */
export function VocabularyFields(props: {
  offers: readonly Switch[];
  vocabulary: Switches;
  change: (vocabulary: Switches) => void;
}) {
  const { offers, vocabulary, change } = props;
  const said = vocabularyTexts();
  if (offers.length === 0) return null;
  return (
    <fieldset class="choice">
      <legend class="field-name">{said.legend}</legend>
      {offers.map((name) => {
        const [label, note] = said.offers[name];
        return (
          <label key={name} class="check">
            <input
              type="checkbox"
              checked={vocabulary[name] === true}
              onChange={(event) => change({ ...vocabulary, [name]: event.currentTarget.checked })}
            />
            <span>
              {label}
              <span class="note">{note}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
