import type { Outcome } from "../../games/game.ts";
import type { Boast } from "../games/game-after.ts";
import { withMinus } from "../i18n/typeset.ts";
import type { StoryTexts } from "./texts.ts";

/** The outcome in a sentence and, where there are scores, in figures; names instead of "you", as others read it. */
export function outcomeLines(
  outcome: Outcome,
  names: readonly string[],
  said: StoryTexts,
  list: (names: readonly string[]) => string,
): string[] {
  const named = (seats: readonly number[]): string => list(seats.map((seat) => names[seat]!));
  const all = names.map((_, seat) => seat);
  const { winners, scores } = outcome;
  const others = all.filter((seat) => !winners.includes(seat));
  const sentence =
    winners.length === 0
      ? said.nobody
      : others.length === 0
        ? said.draw(named(winners))
        : winners.length === 1
          ? said.wins(named(winners), named(others))
          : said.winTogether(named(winners));
  return scores ? [sentence, withMinus(scores.join(" – "))] : [sentence];
}

/** What goes out as text: the game, the lines, and where to look. */
export const textOf = (game: string, { lines }: Boast, link: string): string =>
  [`Palabre · ${game}`, ...lines, link].join("\n");
