import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { Example } from "./example.tsx";
import { words } from "./texts/index.ts";

const ROUNDS = [8, 16, 24] as const;
const USUAL_ROUNDS = 16;

export const lexiduelSetup: GameSetup = { Fields };

function Fields({ options, change }: { options: OptionsWish; change: (wish: OptionsWish) => void }) {
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
      <label class="check">
        <input
          type="checkbox"
          checked={options.interjections === true}
          onChange={(event) => change({ ...options, interjections: event.currentTarget.checked })}
        />
        <span>
          {setup.interjections}
          <span class="note">{setup.interjectionsNote}</span>
        </span>
      </label>
    </>
  );
}
