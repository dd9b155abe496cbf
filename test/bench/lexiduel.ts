import { builtLexicon } from "../../dictionaries/built.ts";
import type { BotLevel } from "../../src/games/game.ts";
import { legalMoves } from "../../src/games/lexiduel/generate.ts";
import { classesOf, wordTest } from "../../src/games/lexiduel/words.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { bruteForce } from "../games/lexiduel/brute-force.ts";
import { contest } from "../games/lexiduel/ladder.ts";
import { wordsByLength, workedTurns } from "../games/lexiduel/positions.ts";
import { median, quantile } from "./shared/stats.ts";

/**
 * Lexiduel's move generator against trying every word in every place, in the same run, on the position after ten
 * rounds of the worked game; and with `ladder`, the levels against each other. Times are of the processor.
 *
 *     node test/bench/lexiduel.ts
 *     node test/bench/lexiduel.ts ladder 100
 */
const options = { interjections: false };
const classes = classesOf(options);
const GOAL_RATIO = 50;
const GOAL_MS = 20;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timed<T>(run: () => T): { ms: number; value: T } {
  const before = cpuMs();
  const value = run();
  return { ms: cpuMs() - before, value };
}

interface Figures {
  readonly medianMs: number;
  readonly bruteMs: number;
  readonly hintedMs: number;
  readonly ratio: number;
}

export function benchGenerator(words: Lexicon): Figures {
  const position = workedTurns()[20]!.before;
  const byLength = wordsByLength(words, classes);
  const isWord = wordTest(words, options);
  for (let i = 0; i < 20; i++) legalMoves(position, { words, classes });
  const ours = Array.from({ length: 100 }, () => timed(() => legalMoves(position, { words, classes })));
  const brute = timed(() => bruteForce(position, byLength, isWord, "words"));
  const hinted = Array.from({ length: 5 }, () =>
    timed(() => bruteForce(position, byLength, isWord, "places")),
  );
  const [found, tried] = [ours[0]!.value.length, brute.value.size];
  if (found !== tried) throw new Error(`The generator finds ${found} moves, trying every word ${tried}`);
  console.log(`${found} legal moves after ten rounds of the worked game`);
  const medianMs = median(ours.map(({ ms }) => ms));
  const hintedMs = median(hinted.map(({ ms }) => ms));
  return { medianMs, bruteMs: brute.ms, hintedMs, ratio: brute.ms / medianMs };
}

function ladder(words: Lexicon, matches: number): void {
  const pairs: [BotLevel, BotLevel][] = [
    [3, 1],
    [3, 2],
    [2, 1],
  ];
  const seeds = Array.from({ length: matches }, (_, i) => i + 1);
  for (const pair of pairs) {
    const { won, drawn, lost, meanMargin, choiceMs } = contest(pair, seeds, words, 16, cpuMs);
    const times = [0.5, 0.95, 1].map((q) => quantile(choiceMs, q).toFixed(0)).join(" / ");
    console.log(
      `level ${pair[0]} against ${pair[1]}: ${won} won, ${drawn} drawn, ${lost} lost of ${matches}; ` +
        `by ${meanMargin.toFixed(1)} points; a choice takes ${times} ms (median, 95 %, longest)`,
    );
  }
}

if (import.meta.main) {
  const words = builtLexicon("fr");
  if (process.argv[2] === "ladder") ladder(words, Number(process.argv[3] ?? 100));
  else {
    const { medianMs, bruteMs, hintedMs, ratio } = benchGenerator(words);
    console.log(`all legal moves      median ${medianMs.toFixed(2)} ms  goal ${GOAL_MS} ms`);
    console.log(`trying every word    once   ${bruteMs.toFixed(2)} ms`);
    console.log(`the same, but only where a move may lie at all: ${hintedMs.toFixed(2)} ms`);
    console.log(`${ratio.toFixed(0)} times as fast  goal ${GOAL_RATIO}`);
    if (medianMs > GOAL_MS || ratio < GOAL_RATIO) process.exitCode = 1;
  }
}
