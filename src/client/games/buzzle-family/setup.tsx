import type { Language } from "../../../core/language.ts";
import { BUZZLE_SWITCHES, buzzleVocabulary } from "../../../games/buzzle-family/vocabulary.ts";
import { offersOf, type Switch } from "../../../games/vocabulary.ts";
import { AgreedWords } from "../../room/agreed-words.tsx";
import { VocabularyFields } from "../../room/vocabulary.tsx";
import type { OptionsWish } from "../client-game.ts";

export interface SetupProps {
  readonly options: OptionsWish;
  readonly language: Language;
  readonly change: (wish: OptionsWish) => void;
  readonly switches?: Readonly<Partial<Record<Switch, boolean>>>;
}

/** Which words count, in the three games of the family. */
export function BuzzleWords({ options, language, change, switches = BUZZLE_SWITCHES }: SetupProps) {
  return (
    <>
      <VocabularyFields
        offers={offersOf(switches, language)}
        vocabulary={only(switches, buzzleVocabulary(options))}
        change={(vocabulary) => change({ ...options, vocabulary })}
      />
      <AgreedWords options={options} language={language} umlauts change={change} />
    </>
  );
}

const only = (switches: object, vocabulary: object): Readonly<Partial<Record<Switch, boolean>>> =>
  Object.fromEntries(Object.entries(vocabulary).filter(([name]) => name in switches));

/** An option that is on or off; off unless wished otherwise. */
export function Check(props: {
  name: string;
  label: string;
  options: OptionsWish;
  change: (wish: OptionsWish) => void;
}) {
  const { name, label, options, change } = props;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={options[name] === true}
        onChange={(event) => change({ ...options, [name]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
}
