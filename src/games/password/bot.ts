import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Bot, Seat } from "../game.ts";
import { CIRCLES } from "./circles.ts";
import type { PasswordMove } from "./moves.ts";
import { questionsOn } from "./questions.ts";
import type { PasswordView } from "./view.ts";
import { lengthsOf, suggestions } from "./words.ts";

export const passwordBot: Bot<PasswordView, PasswordMove> = {
  choose(view, seat, _level, chance, words) {
    if (view.phase === "choosing") return { type: "secret", word: secretFor(view, chance, words) };
    if (view.phase === "turn") return { type: "roll" };
    return chance.pick(permitted(view, seat));
  },
};

const secretFor = (view: PasswordView, chance: Chance, words: Lexicon): string =>
  chance.pick(suggestions(words, lengthsOf(view.level, view.length)));

/** Every question that this seat may ask now. */
function permitted(view: PasswordView, seat: Seat): PasswordMove[] {
  const { circle } = view;
  if (circle === null) return [];
  return view.sides
    .filter((side) => side.seat !== seat && side.out === null)
    .flatMap((side): PasswordMove[] => {
      const questions = questionsOn(CIRCLES[view.language], circle, side);
      const target = side.seat;
      const asked = [...questions.letters].map((letter): PasswordMove => ({ type: "ask", target, letter }));
      return questions.circle ? [{ type: "ask", target }, ...asked] : asked;
    });
}
