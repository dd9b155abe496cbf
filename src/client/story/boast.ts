import type { Outcome } from "../../games/game.ts";
import type { Boast } from "../games/game-after.ts";
import type { StoryTexts } from "./texts.ts";

/** The outcome in a sentence and, where there are scores, in figures; names instead of "you", as others read it. */
export function outcomeLines(
  outcome: Outcome,
  names: readonly string[],
  said: StoryTexts,
  and: string,
): string[] {
  const list = (seats: readonly number[]): string =>
    join(
      seats.map((seat) => names[seat]!),
      and,
    );
  const all = names.map((_, seat) => seat);
  const { winners, scores } = outcome;
  const others = all.filter((seat) => !winners.includes(seat));
  const sentence =
    winners.length === 0
      ? said.nobody
      : others.length === 0
        ? said.draw(list(winners))
        : winners.length === 1
          ? said.wins(list(winners), list(others))
          : said.winTogether(list(winners));
  return scores ? [sentence, scores.join(" – ")] : [sentence];
}

function join(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}

/** What goes out as text: the game, the lines, and where to look. */
export const textOf = (game: string, { lines }: Boast, link: string): string =>
  [`Palabre · ${game}`, ...lines, link].join("\n");
