import { LEVELS, LONGEST, SHORTEST, WORD_RULES } from "../../../games/password/options.ts";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { words } from "./texts/index.ts";

const LENGTHS = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => SHORTEST + i);
const USUAL_LENGTH = 5;

export const passwordSetup: GameSetup = { Fields };

function Fields({ options, change }: { options: OptionsWish; change: (wish: OptionsWish) => void }) {
  const { setup, letters } = words.value;
  const level = options.level === 2 ? 2 : 1;
  return (
    <>
      <Choice
        legend={setup.level}
        value={String(level)}
        choices={LEVELS.map((each) => [String(each), each === 1 ? setup.level1 : setup.level2])}
        change={(value) => change({ ...options, level: Number(value) })}
      />
      {level === 2 && (
        <Choice
          legend={setup.length}
          value={String(options.length ?? USUAL_LENGTH)}
          choices={LENGTHS.map((each) => [String(each), letters(each)])}
          change={(value) => change({ ...options, length: Number(value) })}
        />
      )}
      <Choice
        legend={setup.words}
        value={String(options.words ?? WORD_RULES[0])}
        choices={WORD_RULES.map((each) => [each, setup[each]])}
        change={(value) => change({ ...options, words: value })}
      />
    </>
  );
}
