import { builtLexicon } from "../../dictionaries/built.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { ladder } from "../games/overturn/matches.ts";
import { figure, type Goal } from "./shared/report.ts";

/**
 * The ladder of Overturn's bots: seeded matches, sides changing, draws counting half. Level 2 sits between the
 * others when it beats level 1 and loses to level 3, and neither always.
 *
 *     node test/bench/overturn-ladder.ts [matches]
 */
const MATCHES = Number(process.argv[2] ?? 200);
const BETWEEN: Goal = { atLeast: 60, atMost: 97 };
const RUNGS: readonly (readonly [3 | 2, 2 | 1, Goal])[] = [
  [3, 1, { atLeast: 85 }],
  [2, 1, BETWEEN],
  [3, 2, BETWEEN],
];

for (const language of LANGUAGES) {
  const words = builtLexicon(language);
  for (const [strong, weak, goal] of RUNGS) {
    const won = ladder(strong, weak, MATCHES, words);
    const name = `${language}: level ${strong} beats level ${weak}, ${MATCHES} matches`;
    figure("overturn", name, "%", (100 * won) / MATCHES, goal);
  }
}
