import type { Language } from "../../../core/language.ts";
import { LEXIDUEL_SWITCHES, lexiduelVocabulary } from "../../../games/lexiduel/vocabulary.ts";
import { offersOf } from "../../../games/vocabulary.ts";
import { AgreedWords } from "../../room/agreed-words.tsx";
import { VocabularyFields } from "../../room/vocabulary.tsx";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { Example } from "./example.tsx";
import { words } from "./texts/index.ts";

const ROUNDS = [8, 16, 24] as const;
const USUAL_ROUNDS = 16;
const OPEN = "open";

export const lexiduelSetup: GameSetup = { Fields };

function Fields(props: { options: OptionsWish; language: Language; change: (wish: OptionsWish) => void }) {
  const { options, language, change } = props;
  const { setup } = words.value;
  return (
    <>
      <div>
        <Example />
      </div>
      <Choice
        legend={setup.rounds}
        value={options.open === true ? OPEN : String(options.rounds ?? USUAL_ROUNDS)}
        choices={[
          ...ROUNDS.map(
            (each, i) => [String(each), i === 0 ? setup.discovery(each) : setup.roundsCount(each)] as const,
          ),
          [OPEN, setup.open],
        ]}
        change={(value) =>
          change(
            value === OPEN ? { ...options, open: true } : { ...options, open: false, rounds: Number(value) },
          )
        }
      />
      {options.open === true && <p class="note">{setup.openNote}</p>}
      <Choice
        legend={setup.games}
        value={String(options.games ?? 1)}
        choices={[
          ["1", setup.one],
          ["2", setup.two],
        ]}
        change={(value) => change({ ...options, games: Number(value) })}
      />
      {options.games === 2 && <p class="note">{setup.gamesNote}</p>}
      <VocabularyFields
        offers={offersOf(LEXIDUEL_SWITCHES, language)}
        vocabulary={lexiduelVocabulary(options)}
        change={(vocabulary) => change({ ...options, vocabulary })}
      />
      <AgreedWords options={options} language={language} change={change} />
    </>
  );
}
