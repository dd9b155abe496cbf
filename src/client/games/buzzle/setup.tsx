import { isOneOf } from "../../../core/one-of.ts";
import {
  isPlayable,
  LONGEST_WORD,
  NO_POINTS,
  OPENINGS,
  type OpeningKind,
  SHORTEST_WORD,
} from "../../../games/buzzle/options.ts";
import type { Clock } from "../../../games/options.ts";
import { Choice } from "../../ui/choice.tsx";
import { BuzzleWords, Check, type SetupProps } from "../buzzle-family/setup.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import type { GameSetup, OptionsWish } from "../client-game.ts";

const LENGTHS = Array.from({ length: LONGEST_WORD - SHORTEST_WORD + 1 }, (_, i) => SHORTEST_WORD + i);
const USUAL_LENGTH = 5;

/** What the options would be with this opening: asked as the server asks when the room is made. */
const canOpen = ({ clock }: OptionsWish, opening: OpeningKind): boolean =>
  isPlayable({ opening, clock: isClock(clock) ? clock : { kind: "none" } });

const isClock = (wish: unknown): wish is Clock => typeof wish === "object" && wish !== null && "kind" in wish;

export const buzzleSetup: GameSetup = {
  Fields,
  isSitting: ({ opening }) =>
    !canOpen({ clock: { kind: "days", days: 1 } }, isOneOf(OPENINGS, opening) ? opening : "draw"),
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
