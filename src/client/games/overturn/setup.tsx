import type { Language } from "../../../core/language.ts";
import { MODES } from "../../../games/overturn/options.ts";
import { AgreedWords } from "../../room/agreed-words.tsx";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { words } from "./texts/index.ts";

export const overturnSetup: GameSetup = { Fields };

function Fields(props: { options: OptionsWish; language: Language; change: (wish: OptionsWish) => void }) {
  const { options, language, change } = props;
  const { setup } = words.value;
  return (
    <>
      <Choice
        legend={setup.mode}
        value={String(options.mode ?? MODES[0])}
        choices={MODES.map((each) => [String(each), setup[each]] as const)}
        change={(value) => change({ ...options, mode: value })}
      />
      <Choice
        legend={setup.games}
        value={options.games === 2 ? "2" : "1"}
        choices={[
          ["1", setup.one],
          ["2", setup.two],
        ]}
        change={(value) => change({ ...options, games: Number(value) })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={options.autoEnd !== false}
          onChange={(event) => change({ ...options, autoEnd: event.currentTarget.checked })}
        />
        <span>{setup.autoEnd}</span>
      </label>
      <AgreedWords options={options} language={language} change={change} />
    </>
  );
}
