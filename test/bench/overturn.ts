import { builtLexicon } from "../../dictionaries/built.ts";
import type { Ground } from "../../src/games/overturn/ground.ts";
import { MODES } from "../../src/games/overturn/options.ts";
import { anyWord, bestWord, legalWords, wordsOn } from "../../src/games/overturn/search.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { naiveWords } from "../games/overturn/naive.ts";
import { randomGround } from "../games/overturn/positions.ts";
import { median } from "./shared/stats.ts";

/**
 * How fast Overturn is searched, against a plain path search in the same run, on the same grids. Times are of the
 * processor, so that a busy machine changes them little.
 *
 *     node test/bench/overturn.ts
 */
const GRIDS = 60;
const GOAL_RATIO = 10;
const WARM_UP = GRIDS;

interface Row {
  readonly what: string;
  readonly medianMs: number;
  readonly maxMs: number;
  readonly totalMs: number;
}

export function benchOverturn(words: Lexicon): { rows: Row[]; ratios: Record<string, number> } {
  const rows: Row[] = [];
  const ratios: Record<string, number> = {};
  for (const mode of MODES) {
    const full = grounds((seed) => randomGround(seed, mode, words.language, 0));
    const ours = timed(`${mode}: all words of a full grid`, full, (g) => wordsOn(g, words));
    const paths = timed(`${mode}: the same with the best path of each`, full, (g) => legalWords(g, 0, words));
    const plain = timed(`${mode}: all words by plain path search`, full, (g) => naiveWords(g, 0, words));
    ratios[mode] = plain.totalMs / ours.totalMs;
    ratios[`${mode} with paths`] = plain.totalMs / paths.totalMs;
    const middle = grounds((seed) => randomGround(seed, mode, words.language, 50));
    const late = grounds((seed) => randomGround(seed, mode, words.language, 97)).filter(
      (ground) => anyWord(ground, words) === null,
    );
    rows.push(
      ours,
      paths,
      plain,
      timed(`${mode}: all words, half the rings laid`, middle, (g) => legalWords(g, 0, words)),
      timed(`${mode}: best word, half the rings laid`, middle, (g) => bestWord(g, 0, words)),
      timed(`${mode}: any word left, half the rings laid`, middle, (g) => anyWord(g, words)),
      timed(`${mode}: any word left, none is (${late.length} boards)`, late, (g) => anyWord(g, words)),
    );
  }
  return { rows, ratios };
}

const grounds = (of: (seed: number) => Ground): Ground[] =>
  Array.from({ length: GRIDS }, (_, i) => of(i + 1));

function timed(what: string, positions: readonly Ground[], run: (ground: Ground) => unknown): Row {
  for (const ground of positions.slice(0, WARM_UP)) run(ground);
  const times = positions.map((ground) => {
    const before = process.cpuUsage();
    run(ground);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const totalMs = times.reduce((sum, ms) => sum + ms, 0);
  return { what, medianMs: median(times), maxMs: Math.max(...times), totalMs };
}

if (import.meta.main) {
  const { rows, ratios } = benchOverturn(builtLexicon("fr"));
  for (const { what, medianMs, maxMs } of rows) {
    console.log(
      `${what.padEnd(56)} median ${medianMs.toFixed(2).padStart(7)} ms  max ${maxMs.toFixed(2).padStart(7)} ms`,
    );
  }
  for (const [what, ratio] of Object.entries(ratios)) {
    const goal = MODES.some((mode) => mode === what) ? ` (goal ${GOAL_RATIO})` : "";
    console.log(`${what}: ${ratio.toFixed(1)} times as fast as plain path search on the same grids${goal}`);
  }
  if (ratios.basic! < GOAL_RATIO) process.exitCode = 1;
}
