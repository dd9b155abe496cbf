import { builtLexicon } from "../../dictionaries/built.ts";
import { optionsSchema } from "../../src/games/buzzle/wire.ts";
import type { BotLevel } from "../../src/games/game.ts";
import { PLAYABLE } from "../../src/lexicon/lexicon.ts";
import { ladder, playBots } from "../games/buzzle/ladder.ts";
import { figure, type Goal } from "./shared/report.ts";
import { quantile } from "./shared/stats.ts";

/**
 * Buzzle's bots measured: the ladder over 200 seeded duels a pair, and level 3's thinking time over 1,000
 * positions of its own matches, in time of the processor. `node test/bench/buzzle.ts [matches]`
 */
const MATCHES = Number(process.argv[2] ?? 200);
const POSITIONS = 1000;

const words = builtLexicon("fr");
const options = optionsSchema.parse({});
const common = words.common.filter((word) => word.length === 5).length;
figure("buzzle", "French words of five letters", "", words.ofLength(5, PLAYABLE).length);
figure("buzzle", "of them common", "", common);

const pairs: readonly (readonly [BotLevel, BotLevel, Goal])[] = [
  [3, 1, { atLeast: 80 }],
  [3, 2, {}],
  [2, 1, {}],
];
for (const [first, second, goal] of pairs) {
  const { wins } = ladder(first, second, MATCHES, words, options);
  figure("buzzle", `level ${first} beats level ${second}`, "%", (100 * wins) / MATCHES, goal);
}

const times: number[] = [];
for (let seed = 1; times.length < POSITIONS; seed++) {
  playBots([3, 3], seed, words, options, (_view, _seat, cpuMs) => times.push(cpuMs));
}
times.length = POSITIONS;
figure("buzzle", "level 3 thinks, median", "ms", quantile(times, 0.5), { atMost: 50 });
figure("buzzle", "level 3 thinks, 99 in 100", "ms", quantile(times, 0.99));
figure("buzzle", "level 3 thinks, longest", "ms", quantile(times, 1));
