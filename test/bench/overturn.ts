import { builtLexicon } from "../../dictionaries/built.ts";
import type { Ground } from "../../src/games/overturn/ground.ts";
import { MODES, type Mode } from "../../src/games/overturn/options.ts";
import { anyWord, bestWord, legalWords, wordsOn } from "../../src/games/overturn/search.ts";
import { naiveWords } from "../games/overturn/naive.ts";
import { randomGround } from "../games/overturn/positions.ts";
import { compare, figure } from "./shared/report.ts";
import { median } from "./shared/stats.ts";

/**
 * How fast Overturn is searched, against a plain path search in the same run on the same grids, and whether both
 * find the same. Times are of the processor, so that a busy machine changes them little.
 *
 *     node test/bench/overturn.ts
 */
const EQUAL_GRIDS = 200;
const TIMED_GRIDS = 40;
const ROUNDS = 7;
const GOAL_RATIO = 10;
const GOAL_ANY_MS = 3;
/** Per cent of the cells with a ring: in the middle of a game, and when hardly a cell is new. */
const HALF = 50;
const LATE = 97;

const words = builtLexicon("fr");
for (const mode of MODES) {
  const full = grounds(mode, 0, EQUAL_GRIDS);
  const equal = full.filter(findsTheSame).length;
  figure("overturn", `${mode}: grids searched alike by both`, `of ${EQUAL_GRIDS}`, equal, {
    atLeast: EQUAL_GRIDS,
  });

  const timed = full.slice(0, TIMED_GRIDS);
  const bare: number[] = [];
  const withPaths: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(gridsASecond(timed, (ground) => wordsOn(ground, words)));
    withPaths.push(gridsASecond(timed, (ground) => legalWords(ground, 0, words)));
    plain.push(gridsASecond(timed, (ground) => naiveWords(ground, 0, words)));
  }
  const against = "plain path search";
  compare("overturn", `${mode}: all words of a grid`, "a second", bare, plain, against, {
    atLeast: GOAL_RATIO,
  });
  compare("overturn", `${mode}: with each word's best path`, "a second", withPaths, plain, against);

  const middle = grounds(mode, HALF, EQUAL_GRIDS);
  const late = grounds(mode, LATE, EQUAL_GRIDS).filter((ground) => anyWord(ground, words) === null);
  const best = medianMs(middle, (ground) => bestWord(ground, 0, words));
  figure("overturn", `${mode}: best word in the middle of a game`, "ms", best);
  const any = { atMost: GOAL_ANY_MS };
  const some = medianMs(middle, (ground) => anyWord(ground, words));
  figure("overturn", `${mode}: any word left, in the middle`, "ms", some, any);
  const none = medianMs(late, (ground) => anyWord(ground, words));
  figure("overturn", `${mode}: any word left, when none is`, "ms", none, any);
}

function grounds(mode: Mode, share: number, count: number): Ground[] {
  return Array.from({ length: count }, (_, i) => randomGround(i + 1, mode, words.language, share));
}

/** Every word, and of each how much its best path swings. */
function findsTheSame(ground: Ground): boolean {
  const plain = naiveWords(ground, 0, words);
  const found = legalWords(ground, 0, words);
  const isSameList = wordsOn(ground, words).join(" ") === [...plain.keys()].toSorted().join(" ");
  return isSameList && found.every(({ word, swing }) => plain.get(word) === swing);
}

function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function gridsASecond(positions: readonly Ground[], run: (ground: Ground) => unknown): number {
  const ms = cpuMs(() => {
    for (const ground of positions) run(ground);
  });
  return (1000 * positions.length) / ms;
}

/** Each position twice, so that the first runs, still being compiled, weigh little. */
function medianMs(positions: readonly Ground[], run: (ground: Ground) => unknown): number {
  return median([...positions, ...positions].map((ground) => cpuMs(() => run(ground))));
}
