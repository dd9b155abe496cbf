import type { Language } from "../../../core/language.ts";
import { LEXIDUEL_SWITCHES, lexiduelVocabulary, offersOf } from "../../../games/vocabulary.ts";
import { VocabularyFields } from "../../room/vocabulary.tsx";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { Example } from "./example.tsx";
import { words } from "./texts/index.ts";

const ROUNDS = [8, 16, 24] as const;
const USUAL_ROUNDS = 16;

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
        value={String(options.rounds ?? USUAL_ROUNDS)}
        choices={ROUNDS.map((each) => [String(each), setup.roundsCount(each)])}
        change={(value) => change({ ...options, rounds: Number(value) })}
      />
      <Choice
        legend={setup.games}
        value={String(options.games ?? 1)}
        choices={[
          ["1", setup.one],
          ["2", setup.two],
        ]}
        change={(value) => change({ ...options, games: Number(value) })}
      />
      <VocabularyFields
        offers={offersOf(LEXIDUEL_SWITCHES, language)}
        vocabulary={lexiduelVocabulary(options)}
        change={(vocabulary) => change({ ...options, vocabulary })}
      />
    </>
  );
}
