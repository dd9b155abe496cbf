import type { Chance } from "../../core/chance.ts";
import { assertNever } from "../../core/result.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Bot, Seat } from "../game.ts";
import { afterWord, type Ground, newCells, opponentOf } from "./ground.ts";
import type { OverturnMove } from "./moves.ts";
import { bestWord, type Found, legalWords } from "./search.ts";
import type { OverturnView } from "./view.ts";

/**
 * How the levels play. Level 1 says short words that everybody knows. Level 2 takes the one that
 * swings most of the words that come to its mind. Level 3 knows every word and looks at the best answer to each.
 */
export const SHORT = 4;
/** How many words come to level 1's mind, and to level 2's; late in a game level 2 sees them all. */
const FEW_IDEAS = 3;
const IDEAS = 60;
/** How many of the best words level 3 thinks through: its budget, in searches of a board. */
export const CANDIDATES = 24;
/** Level 0 gives a ring away once in so many turns, so that random matches have passes. */
const PASS_ONCE_IN = 12;

export const overturnBot: Bot<OverturnView, OverturnMove> = {
  choose(view, seat, level, chance, words) {
    const all = legalWords(view, seat, words);
    const cells = newCells(view);
    const decent = all.filter(({ shunned }) => !shunned);
    // The last new cell is not given away while any word is left, so there even a shunned one must do.
    const open = decent.length > 0 || cells.length > 1 ? decent : all;
    if (open.length === 0) return pass(cells, chance);
    switch (level) {
      case 0:
        return cells.length > 1 && chance.int(PASS_ONCE_IN) === 0
          ? pass(cells, chance)
          : wordMove(chance.pick(open));
      case 1:
        return wordMove(mostSwing(cameToMind(shortAndKnown(open, words), FEW_IDEAS, chance), chance));
      case 2:
        return wordMove(mostSwing(cameToMind(open, IDEAS, chance), chance));
      case 3:
        return wordMove(bestAgainstReply(view, seat, open, chance, words));
      default:
        return assertNever(level);
    }
  },
};

const pass = (cells: readonly number[], chance: Chance): OverturnMove => ({
  type: "pass",
  cell: chance.pick(cells),
});

export const wordMove = ({ cells, zx, qu }: Pick<Found, "cells" | "zx" | "qu">): OverturnMove => ({
  type: "word",
  cells,
  ...(zx && { zx }),
  ...(qu && { qu }),
});

const cameToMind = (open: readonly Found[], count: number, chance: Chance): readonly Found[] =>
  count >= open.length ? open : Array.from({ length: count }, () => chance.pick(open));

/** The shortest words stand in for known ones when there are none. */
function shortAndKnown(open: readonly Found[], words: Lexicon): readonly Found[] {
  const easy = known(open, words);
  const shortest = Math.min(...easy.map(({ word }) => word.length));
  return easy.some(({ word }) => word.length <= SHORT)
    ? easy
    : easy.filter(({ word }) => word.length === shortest);
}

function known(open: readonly Found[], words: Lexicon): readonly Found[] {
  const common = commonOf(words);
  const some = open.filter(({ word }) => word.length <= SHORT && common.has(word));
  return some.length > 0 ? some : open;
}

function mostSwing(open: readonly Found[], chance: Chance): Found {
  const most = Math.max(...open.map(({ swing }) => swing));
  return chance.pick(open.filter(({ swing }) => swing === most));
}

function bestAgainstReply(
  view: OverturnView,
  seat: Seat,
  open: readonly Found[],
  chance: Chance,
  words: Lexicon,
): Found {
  const candidates = chance
    .shuffle(open)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, CANDIDATES);
  const lead = view.score[seat]! - view.score[opponentOf(seat)]!;
  let best = candidates[0]!;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const value = valueAfter(afterWord<Ground>(view, seat, candidate), seat, lead + candidate.swing, words);
    if (value > bestValue) {
      best = candidate;
      bestValue = value;
    }
  }
  return best;
}

/** The lead after the opponent's best answer; a game that ends here is won or lost, by however little. */
function valueAfter(ground: Ground, seat: Seat, lead: number, words: Lexicon): number {
  const reply = bestWord(ground, opponentOf(seat), words);
  return reply ? lead - reply.swing : lead + DECIDED * Math.sign(lead);
}

const DECIDED = 100;

const commonWords = new WeakMap<Lexicon, ReadonlySet<string>>();

function commonOf(words: Lexicon): ReadonlySet<string> {
  const common = commonWords.get(words) ?? new Set(words.common);
  commonWords.set(words, common);
  return common;
}
