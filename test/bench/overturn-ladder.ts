import { builtLexicon } from "../../dictionaries/built.ts";
import { ladder } from "../games/overturn/matches.ts";

/**
 * The ladder of Overturn's bots: seeded matches, sides changing, draws counting half.
 *
 *     node test/bench/overturn-ladder.ts [matches]
 */
const matches = Number(process.argv[2] ?? 200);
const words = builtLexicon("fr");
for (const [strong, weak] of [
  [3, 1],
  [2, 1],
  [3, 2],
] as const) {
  const before = process.cpuUsage();
  const won = ladder(strong, weak, matches, words);
  const { user, system } = process.cpuUsage(before);
  const seconds = ((user + system) / 1e6 / matches).toFixed(2);
  console.log(
    `level ${strong} against level ${weak}: ${won} of ${matches} (${((100 * won) / matches).toFixed(1)} %), ${seconds} s of CPU a match`,
  );
}
