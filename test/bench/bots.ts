import { builtLexicon } from "../../dictionaries/built.ts";
import { GAMES } from "../../src/games/registry.ts";
import { type Player, shareWon } from "../games/bot-ladder.ts";
import { figure } from "./shared/report.ts";

/**
 * The three strengths of every game's bots, against each other and against somebody who makes any move that is allowed.
 *
 *     node test/bench/bots.ts [matches] [game]
 */
const MATCHES = Number(process.argv[2] ?? 100);
const only = process.argv[3];
const RUNGS: readonly (readonly [Player, Player])[] = [
  [1, 0],
  [2, 1],
  [3, 2],
];

const words = builtLexicon("fr");
for (const game of Object.values(GAMES)) {
  const { id, seats } = game.facts;
  if (seats.max < 2 || (only !== undefined && only !== id)) continue;
  for (const [strong, weak] of RUNGS) {
    const who = weak === 0 ? "any legal move" : `level ${weak}`;
    const won = shareWon(game, [strong, weak], MATCHES, words);
    figure("bots", `${id}: level ${strong} beats ${who}, ${MATCHES} matches`, "%", 100 * won);
  }
}
