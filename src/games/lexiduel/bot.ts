import type { Chance } from "../../core/chance.ts";
import { commonSetOf } from "../../lexicon/common-set.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Bot, BotLevel } from "../game.ts";
import { type Budget, bestGain, pricesIn, type Weighed, worthiest } from "./best.ts";
import { place, runThrough } from "./board.ts";
import { type Keep, type LegalMove, legalMoves, type Vocabulary } from "./generate.ts";
import type { LexiduelMove } from "./moves.ts";
import { afterPass, afterPlacing, type Position } from "./position.ts";
import { colOf, rowOf } from "./squares.ts";
import { type LexiduelView, positionOf } from "./view.ts";
import { isPrimer } from "./ways.ts";
import { swingOn } from "./weigh.ts";
import { classesOf } from "./words.ts";

/**
 * How a level looks for its move. Everybody sees the same legal moves; to the weaker a handful of them comes to mind,
 * while the strongest knows which gain most, and looks at what the other side and it itself could do after these.
 */
interface Style {
  /** How many moves come to mind. */
  readonly ideas: number;
  /** Whether only well-known words do. */
  readonly plainWords: boolean;
}
const STYLES: Readonly<Record<BotLevel, Style>> = {
  1: { ideas: 5, plainWords: true },
  2: { ideas: 32, plainWords: false },
  3: { ideas: Number.POSITIVE_INFINITY, plainWords: false },
};

/** How many of the best the strongest looks at more closely. */
const TRIED = 3;
/** How many of those tried are looked at in the second round. */
const HOPEFUL = 2;
/** How many prefixes may be looked at beyond the moves themselves. */
const BUDGET = 20_000;

/** A point that the other side can take back is worth a little less than one in hand. */
const FORESIGHT = 0.85;
/** What one could gain next is a hope: the other side moves in between. */
const HOPE = 0.6;

export const lexiduelBot: Bot<LexiduelView, LexiduelMove> = {
  choose(view, _seat, level, chance, words) {
    const position = positionOf(view);
    const vocabulary: Vocabulary = { words, classes: classesOf(view) };
    if (level === 0) return chosen(chance, legalMoves(position, vocabulary));
    // Nothing tells one first move from another, and the same one every time would be dull.
    const isOpening = view.phase === "opening";
    const ranked =
      level === 3 && !isOpening
        ? firstThatFinds(vocabulary, chance, (known, keep) => worthiest(position, known, TRIED, keep))
        : weighed(position, cameToMind(position, vocabulary, STYLES[level], chance));
    if (ranked.length === 0) return { type: "pass" };
    if (isOpening) return moveOf(chance.pick(ranked).move);
    const isLast = view.made + 1 >= view.rounds * 2;
    if (isLast && ranked[0]!.worth < 0 && view.phase === "playing") return { type: "pass" };
    if (level < 3 || isLast) return moveOf(ranked[0]!.move);
    return moveOf(foreseen(position, ranked, vocabulary));
  },
};

const chosen = (chance: Chance, moves: readonly LegalMove[]): LexiduelMove =>
  moves.length === 0 ? { type: "pass" } : moveOf(chance.pick(moves));

/**
 * The moves to choose from. Initial primers number tens of thousands and look all alike: a few of the places where
 * they may lie are enough. Who owes a reply may not pass, so a word that we would rather not show is better than none.
 */
function firstThatFinds<T>(
  vocabulary: Vocabulary,
  chance: Chance,
  find: (vocabulary: Vocabulary, keep?: Keep) => readonly T[],
): readonly T[] {
  const someInitials: Keep = ({ ruling }) => ruling.kind !== "initial" || chance.int(INITIALS) === 0;
  const polite = { ...vocabulary, polite: true };
  for (const attempt of [() => find(polite, someInitials), () => find(polite), () => find(vocabulary)]) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

/** One place in so many. */
const INITIALS = 24;

function cameToMind(
  position: Position,
  vocabulary: Vocabulary,
  { ideas, plainWords }: Style,
  chance: Chance,
): readonly LegalMove[] {
  const moves = firstThatFinds(vocabulary, chance, (known, keep) => legalMoves(position, known, keep));
  if (plainWords) {
    const looks = sample(moves, ideas * LOOKS, chance);
    const plain = looks.filter((move) => isPlain(position, move, vocabulary.words));
    if (plain.length > 0) return plain.slice(0, ideas);
  }
  return sample(moves, ideas, chance);
}

/** How many words one looks over to find a well-known one. */
const LOOKS = 12;
const sample = (moves: readonly LegalMove[], count: number, chance: Chance): readonly LegalMove[] =>
  count >= moves.length ? moves : Array.from({ length: count }, () => chance.pick(moves));

function isPlain({ board }: Position, { line, squares, letters }: LegalMove, words: Lexicon): boolean {
  const run = runThrough(place(board, "blue", squares, letters), squares[0]!, line);
  return commonSetOf(words).has(run?.word ?? letters);
}

/** The best first. */
function weighed(position: Position, moves: readonly LegalMove[]): Weighed[] {
  const swing = swingOn(position);
  const priceOf = pricesIn(position);
  return moves
    .map((move) => ({
      move,
      worth: swing(move.squares, move.line, move.captures) - priceOf(move.letters),
    }))
    .sort((a, b) => b.worth - a.worth);
}

/**
 * The one that stands best after it, looked at in two rounds, the most promising first. What the other side could take
 * back at once weighs against a move, so that long words go where they are safe; for the few that are then still ahead,
 * what the move opens for oneself weighs for it. When the budget is used up, what has been seen decides.
 */
function foreseen(position: Position, ranked: readonly Weighed[], vocabulary: Vocabulary): LegalMove {
  const budget: Budget = { left: BUDGET };
  const safe: Seen[] = [];
  for (const { move, worth } of ranked) {
    if (budget.left <= 0) break;
    const after = afterPlacing(position, move, move);
    const threat = bestGain(after, vocabulary, 0, budget)?.swing ?? 0;
    safe.push({ move, after, balance: worth - FORESIGHT * threat });
  }
  safe.sort((a, b) => b.balance - a.balance);
  let best = safe[0]!.move;
  let bestBalance = Number.NEGATIVE_INFINITY;
  for (const { move, after, balance } of safe.slice(0, HOPEFUL)) {
    if (budget.left <= 0) break;
    const prospect = bestGain(afterPass(after, false), vocabulary, 0, budget)?.swing ?? 0;
    if (balance + HOPE * prospect <= bestBalance) continue;
    best = move;
    bestBalance = balance + HOPE * prospect;
  }
  return best;
}

interface Seen {
  readonly move: LegalMove;
  readonly after: Position;
  readonly balance: number;
}

const moveOf = ({ squares, letters, kind, direction, line }: LegalMove): LexiduelMove => ({
  type: "place",
  letters: squares.map((square, i) => ({ row: rowOf(square), col: colOf(square), letter: letters[i]! })),
  as: isPrimer(kind) ? "primer" : (kind as "extension" | "joining"),
  direction,
  line,
});
