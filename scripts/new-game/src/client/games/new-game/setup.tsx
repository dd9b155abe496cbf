import type { Language } from "../../../core/language.ts";
import { USUAL_ROUNDS } from "../../../games/new-game/options.ts";
import { AgreedWords } from "../../room/agreed-words.tsx";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { words } from "./texts/index.ts";

const ROUNDS = [3, USUAL_ROUNDS, 10] as const;

export const newGameSetup: GameSetup = { Fields };

function Fields(props: { options: OptionsWish; language: Language; change: (wish: OptionsWish) => void }) {
  const { options, language, change } = props;
  return (
    <>
      <Choice
        legend={words.value.rounds}
        value={String(options.rounds ?? USUAL_ROUNDS)}
        choices={ROUNDS.map((each) => [String(each), String(each)])}
        change={(value) => change({ ...options, rounds: Number(value) })}
      />
      <AgreedWords options={options} language={language} change={change} />
    </>
  );
}
