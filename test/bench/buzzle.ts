import { builtLexicon } from "../../dictionaries/built.ts";
import { optionsSchema } from "../../src/games/buzzle/wire.ts";
import type { BotLevel } from "../../src/games/game.ts";
import { PLAYABLE } from "../../src/lexicon/lexicon.ts";
import { ladder, playBots } from "../games/buzzle/ladder.ts";

/**
 * Buzzle's bots measured: the ladder over 200 seeded duels a pair, and level 3's thinking time over 1,000
 * positions of its own matches. `node test/bench/buzzle.ts [matches]`
 */
const MATCHES = Number(process.argv[2] ?? 200);
const POSITIONS = 1000;

const words = builtLexicon("fr");
const options = optionsSchema.parse({});
const common = words.common.filter((word) => word.length === 5).length;
console.log(`French words of five letters: ${words.ofLength(5, PLAYABLE).length}, of them common: ${common}`);

const pairs: readonly (readonly [BotLevel, BotLevel])[] = [
  [3, 1],
  [3, 2],
  [2, 1],
];
for (const [first, second] of pairs) {
  const { wins, moves } = ladder(first, second, MATCHES, words, options);
  const share = ((100 * wins) / MATCHES).toFixed(1);
  console.log(
    `level ${first} beats level ${second}: ${wins} of ${MATCHES} (${share} %), ${moves.toFixed(0)} moves each`,
  );
}

const times: number[] = [];
for (let seed = 1; times.length < POSITIONS; seed++) {
  playBots([3, 3], seed, words, options, (_view, _seat, cpuMs) => times.push(cpuMs));
}
times.length = POSITIONS;
times.sort((a, b) => a - b);
const at = (share: number): string =>
  times[Math.min(POSITIONS - 1, Math.floor(share * POSITIONS))]!.toFixed(2);
console.log(
  `level 3 thinks over ${POSITIONS} positions: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`,
);
