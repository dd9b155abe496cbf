import { builtLexicon } from "../../dictionaries/built.ts";
import type { BotLevel } from "../../src/games/game.ts";
import { contest } from "../games/lexiduel/ladder.ts";
import { cpuMs } from "./shared/cpu.ts";
import { figure, type Goal } from "./shared/report.ts";
import { median } from "./shared/stats.ts";

/**
 * The ladder of Lexiduel's bots: seeded matches of sixteen rounds, each side beginning half of them, and what level 3
 * takes of the processor for a choice. Level 2 sits between the others when it beats level 1 and loses to level 3, and
 * neither always.
 *
 *     node test/bench/lexiduel-ladder.ts [matches]
 */
const MATCHES = Number(process.argv[2] ?? 100);
const ROUNDS = 16;
const BETWEEN: Goal = { atLeast: 60, atMost: 97 };
const RUNGS: readonly (readonly [BotLevel, BotLevel, Goal])[] = [
  [3, 1, { atLeast: 85 }],
  [3, 2, BETWEEN],
  [2, 1, BETWEEN],
];
const CHOICE: Goal = { atMost: 200 };

const words = builtLexicon("fr");
const seeds = Array.from({ length: MATCHES }, (_, i) => i + 1);
for (const [strong, weak, goal] of RUNGS) {
  const { won, choiceMs } = contest([strong, weak], seeds, words, ROUNDS, cpuMs);
  figure(
    "lexiduel",
    `level ${strong} beats level ${weak}, ${MATCHES} matches`,
    "%",
    (100 * won) / MATCHES,
    goal,
  );
  if (strong < 3) continue;
  figure("lexiduel", `a choice of level 3 against level ${weak}, median`, "ms", median(choiceMs), CHOICE);
  figure(
    "lexiduel",
    `a choice of level 3 against level ${weak}, longest`,
    "ms",
    Math.max(...choiceMs),
    CHOICE,
  );
}
