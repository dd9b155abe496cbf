import { execFileSync } from "node:child_process";
import { builtLexicon } from "../../dictionaries/built.ts";
import { legalMoves } from "../../src/games/lexiduel/generate.ts";
import { classesOf, wordTest } from "../../src/games/lexiduel/words.ts";
import { bruteForce } from "../games/lexiduel/brute-force.ts";
import { wordsByLength, workedTurns } from "../games/lexiduel/positions.ts";
import { cpuMsOf } from "./shared/cpu.ts";
import { compare, figure } from "./shared/report.ts";
import { median } from "./shared/stats.ts";

/**
 * Lexiduel's move generator against trying every word in every place, in the same run, on the position after ten
 * rounds of the worked game; and level 3 where it has the hardest start, in a process that has just begun. Times are
 * of the processor. The levels against each other: `lexiduel-ladder.ts`.
 *
 *     node test/bench/lexiduel.ts
 */
const ROUNDS = 5;
const SEARCHES = 20;
const GOAL_RATIO = 50;
const GOAL_SEARCH_MS = 20;
const GOAL_CHOICE_MS = 200;
/** Moves of the worked game made before a first choice: an early one, some in the middle, the last. */
const FIRST_CHOICES = [8, 14, 20, 26, 31];

const words = builtLexicon("fr");
const options = { interjections: false };
const classes = classesOf(options);
const position = workedTurns()[20]!.before;
const isWord = wordTest(words, options);
const byLength = wordsByLength(words, classes);

const search = () => legalMoves(position, { words, classes });
const found = search().length;
const tried = bruteForce(position, byLength, isWord, "words").size;
figure("lexiduel", "legal moves after ten rounds, as many as by trying", "", found, {
  atLeast: tried,
  atMost: tried,
});

for (let i = 0; i < SEARCHES; i++) search();
const ours: number[] = [];
const trying: number[] = [];
const knowing: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(median(Array.from({ length: SEARCHES }, () => cpuMsOf(search))));
  trying.push(cpuMsOf(() => bruteForce(position, byLength, isWord, "words")));
  knowing.push(cpuMsOf(() => bruteForce(position, byLength, isWord, "places")));
}
const times = ours.map((ms) => 1 / ms);
const per = (all: readonly number[]): number[] => all.map((ms) => 1 / ms);
compare("lexiduel", "all legal moves", "a ms", times, per(trying), "every word tried", {
  atLeast: GOAL_RATIO,
});
compare("lexiduel", "all legal moves", "a ms", times, per(knowing), "tried only where a move may lie");
figure("lexiduel", "all legal moves, median", "ms", median(ours), { atMost: GOAL_SEARCH_MS });

const first = FIRST_CHOICES.map((made) => median(Array.from({ length: ROUNDS }, () => firstChoiceMs(made))));
const goal = { atMost: GOAL_CHOICE_MS };
figure("lexiduel", "level 3, first choice of a process, median", "ms", median(first), goal);
figure("lexiduel", "level 3, first choice of a process, slowest place", "ms", Math.max(...first), goal);

function firstChoiceMs(made: number): number {
  const program = `${import.meta.dirname}/lexiduel/first-choice.ts`;
  return Number(execFileSync(process.execPath, [program, String(made)], { encoding: "utf8" }));
}
