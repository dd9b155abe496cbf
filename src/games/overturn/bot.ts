import type { Chance } from "../../core/chance.ts";
import { oncePer } from "../../core/kept.ts";
import { assertNever } from "../../core/result.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { trieOf } from "../../lexicon/lexicon-of.ts";
import type { Bot, Seat } from "../game.ts";
import { afterWord, type Ground, newCells, opponentOf } from "./ground.ts";
import type { OverturnMove } from "./moves.ts";
import { bestWord, type Found, legalWords, type Searched } from "./search.ts";
import type { OverturnView } from "./view.ts";

/**
 * How the levels play. All say words that everybody knows, as long as there is one: nobody likes to lose to words
 * they have never met. Level 1 thinks of some short ones and takes the best; level 2 thinks of a few of any length;
 * level 3 sees them all and looks at the best answer to each.
 */
export const SHORT = 5;
/** How many words come to their minds. */
const SHORT_IDEAS = 16;
const IDEAS = 10;
/** How many of the best words level 3 thinks through: its budget, in searches of a board. */
export const CANDIDATES = 40;
/** Level 0 gives a ring away once in so many turns, so that random matches have passes. */
const PASS_ONCE_IN = 12;

export const overturnBot: Bot<OverturnView, OverturnMove> = {
  choose(view, seat, level, chance, words) {
    const cells = newCells(view);
    const open = level === 0 ? allDecent(view, seat, words) : knownFirst(view, seat, words);
    if (open.length === 0) return pass(cells, chance);
    switch (level) {
      case 0:
        return mayPass(view, cells) && chance.int(PASS_ONCE_IN) === 0
          ? pass(cells, chance)
          : wordMove(chance.pick(open));
      case 1:
        return wordMove(mostSwing(chance.shuffle(shortOnes(open)).slice(0, SHORT_IDEAS), chance));
      case 2:
        return wordMove(mostSwing(chance.shuffle(open).slice(0, IDEAS), chance));
      case 3:
        return wordMove(bestAgainstReply(view, seat, open, chance, words));
      default:
        return assertNever(level);
    }
  },
};

/** Alone there is nobody to pass to. */
const mayPass = ({ alone }: OverturnView, cells: readonly number[]): boolean =>
  alone === undefined && cells.length > 1;

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

const knownFirst = (view: OverturnView, seat: Seat, words: Lexicon): readonly Found[] => {
  const known = legalWords(view, seat, knownOf(words));
  return known.length > 0 ? known : allDecent(view, seat, words);
};

/** The last new cell is not given away while any word is left, so there even a shunned one must do. */
function allDecent(view: OverturnView, seat: Seat, words: Lexicon): readonly Found[] {
  const all = legalWords(view, seat, words);
  const decent = all.filter(({ shunned }) => !shunned);
  return decent.length > 0 || mayPass(view, newCells(view)) ? decent : all;
}

/** The shortest must do where all are longer. */
function shortOnes(open: readonly Found[]): readonly Found[] {
  const length = Math.max(SHORT, Math.min(...open.map(({ word }) => word.length)));
  return open.filter(({ word }) => word.length <= length);
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

/** The lead after the best answer that people would find; a game that ends here is won or lost, by however little. */
function valueAfter(ground: Ground, seat: Seat, lead: number, words: Lexicon): number {
  const other = opponentOf(seat);
  const reply = bestWord(ground, other, knownOf(words)) ?? bestWord(ground, other, words);
  return reply ? lead - reply.swing : lead + DECIDED * Math.sign(lead);
}

const DECIDED = 100;

/** The well-known words as an automaton of their own: a board is searched for them in a tenth of the time. */
const knownOf = oncePer(
  (words: Lexicon): Searched => ({
    trie: trieOf(words.common.map((word) => [word, words.classesOf(word)])),
  }),
);
