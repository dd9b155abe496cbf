import type { Language } from "../../../core/language.ts";
import { SOLITAIRE_SWITCHES } from "../../../games/buzzle-family/vocabulary.ts";
import { LENGTHS } from "../../../games/buzzle-solitaire/options.ts";
import { SOLO_PATH } from "../../route.ts";
import { Choice } from "../../ui/choice.tsx";
import { BuzzleWords, Check } from "../buzzle-family/setup.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { SolitaireDay } from "./day-table.tsx";

const MINUTES = [5, 15, 0] as const;
const USUAL_MINUTES = 15;

export const solitaireSetup: GameSetup = { Fields };

function Fields(props: { options: OptionsWish; language: Language; change: (wish: OptionsWish) => void }) {
  const { options, language, change } = props;
  const { setup, letters } = words.value;
  return (
    <>
      <Check name="daily" label={setup.daily} options={options} change={change} />
      {options.daily === true && <SolitaireDay language={language} />}
      {options.daily !== true && (
        <>
          <Choice
            legend={setup.length}
            value={String(options.length ?? LENGTHS[0])}
            choices={LENGTHS.map((each) => [String(each), letters(each)])}
            change={(value) => change({ ...options, length: Number(value) })}
          />
          <Choice
            legend={setup.minutes}
            value={String(options.minutes ?? USUAL_MINUTES)}
            choices={MINUTES.map((each) => [String(each), setup.minutesOf(each)])}
            change={(value) => change({ ...options, minutes: Number(value) })}
          />
          <Check name="own" label={setup.own} options={options} change={change} />
          <BuzzleWords options={options} language={language} change={change} switches={SOLITAIRE_SWITCHES} />
          <p>
            <a href={SOLO_PATH}>{setup.offline}</a>
          </p>
        </>
      )}
    </>
  );
}
