import type { Language } from "../../../core/language.ts";
import {
  isPlayable,
  LONGEST_WORD,
  NO_POINTS,
  OPENINGS,
  type OpeningKind,
  SHORTEST_WORD,
} from "../../../games/buzzle/options.ts";
import type { Clock } from "../../../games/options.ts";
import { BUZZLE_SWITCHES, buzzleVocabulary, offersOf, type Switch } from "../../../games/vocabulary.ts";
import { AgreedWords } from "../../room/agreed-words.tsx";
import { VocabularyFields } from "../../room/vocabulary.tsx";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { words } from "./texts/index.ts";

const LENGTHS = Array.from({ length: LONGEST_WORD - SHORTEST_WORD + 1 }, (_, i) => SHORTEST_WORD + i);
const USUAL_LENGTH = 5;

/** What the options would be with this opening: asked as the server asks when the room is made. */
const canOpen = ({ clock }: OptionsWish, opening: OpeningKind): boolean =>
  isPlayable({ opening, clock: (clock as Clock | undefined) ?? { kind: "none" } });

export const buzzleSetup: GameSetup = {
  Fields,
  isSitting: ({ opening }) =>
    !canOpen({ clock: { kind: "days", days: 1 } }, (opening as OpeningKind) ?? "draw"),
};

function Fields({ options, language, change }: SetupProps) {
  const { setup, letters } = words.value;
  const openings = OPENINGS.filter((each) => canOpen(options, each));
  const check = (name: string, label: string) => <Check {...{ name, label, options, change }} />;
  return (
    <>
      <Choice
        legend={setup.length}
        value={String(options.length ?? USUAL_LENGTH)}
        choices={LENGTHS.map((each) => [String(each), letters(each)])}
        change={(value) => change({ ...options, length: Number(value) })}
      />
      <Choice
        legend={setup.opening}
        value={String(options.opening ?? OPENINGS[0])}
        choices={openings.map((each) => [each, each === "draw" ? setup.draw : setup.quick])}
        change={(value) => change({ ...options, opening: value })}
      />
      {openings.length < OPENINGS.length && <p class="note">{setup.byLetter}</p>}
      <Choice
        legend={setup.noPoint}
        value={String(options.noPoint ?? NO_POINTS[0])}
        choices={NO_POINTS.map((each) => [each, setup[each]])}
        change={(value) => change({ ...options, noPoint: value })}
      />
      {check("fast", setup.fast)}
      {check("notebook", setup.notebook)}
      <BuzzleWords options={options} language={language} change={change} />
    </>
  );
}

interface SetupProps {
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
