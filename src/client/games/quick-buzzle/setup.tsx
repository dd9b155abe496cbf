import type { Language } from "../../../core/language.ts";
import { LONGEST_WORD, SHORTEST_WORD } from "../../../games/quick-buzzle/options.ts";
import { Choice } from "../../ui/choice.tsx";
import { BuzzleWords, Check } from "../buzzle-family/setup.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import type { GameSetup, OptionsWish } from "../client-game.ts";

const LENGTHS = Array.from({ length: LONGEST_WORD - SHORTEST_WORD + 1 }, (_, i) => SHORTEST_WORD + i);
const MINUTES = [2, 5, 10] as const;

export const quickBuzzleSetup: GameSetup = { Fields };

function Fields(props: { options: OptionsWish; language: Language; change: (wish: OptionsWish) => void }) {
  const { options, language, change } = props;
  const { setup, letters } = words.value;
  return (
    <>
      <Choice
        legend={setup.length}
        value={String(options.length ?? SHORTEST_WORD)}
        choices={LENGTHS.map((each) => [String(each), letters(each)])}
        change={(value) => change({ ...options, length: Number(value) })}
      />
      <Choice
        legend={setup.minutes}
        value={String(options.minutes ?? 5)}
        choices={MINUTES.map((each) => [String(each), setup.minutesOf(each)])}
        change={(value) => change({ ...options, minutes: Number(value) })}
      />
      <Check name="series" label={setup.series} options={{ series: true, ...options }} change={change} />
      <BuzzleWords options={options} language={language} change={change} />
    </>
  );
}
