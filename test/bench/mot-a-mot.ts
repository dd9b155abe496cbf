import { LANGUAGES } from "../../src/core/language.ts";
import type { BotLevel } from "../../src/games/game.ts";
import { playBots } from "../games/mot-a-mot/simulation.ts";

/** Matches of bots alone, three to eight players, a hundred seeds each: `node test/bench/mot-a-mot.ts [seeds]`. */
const seeds = Number(process.argv[2] ?? 100);
const LEVELS = [1, 2, 3] as const;

for (const language of LANGUAGES) {
  for (let seats = 3; seats <= 8; seats++) {
    const total = { commits: 0, minutes: 0, found: 0, failed: 0, void: 0, bonuses: 0 };
    for (let seed = 1; seed <= seeds; seed++) {
      const levels = Array.from({ length: seats }, (_, seat): BotLevel => LEVELS[(seat + seed) % 3]!);
      const { over, commits, minutes, results, bonuses } = playBots(language, levels, seed);
      if (!over) throw new Error(`${language}, ${seats} players, seed ${seed} does not end`);
      total.commits += commits;
      total.minutes += minutes;
      total.found += results.found;
      total.failed += results.failed;
      total.void += results.void;
      total.bonuses += bonuses;
    }
    const mean = (sum: number): string => (sum / seeds).toFixed(1);
    console.log(
      `${language} ${seats} players: ${seeds} matches ended; ${mean(total.minutes)} min, ${mean(total.commits)} commits, ` +
        `rounds found ${mean(total.found)}, failed ${mean(total.failed)}, void ${mean(total.void)}, bonus ${mean(total.bonuses)}`,
    );
  }
}
