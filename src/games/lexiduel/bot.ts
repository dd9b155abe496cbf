import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Bot, BotLevel } from "../game.ts";
import { type Budget, bestGain } from "./best.ts";
import { place, runThrough } from "./board.ts";
import { type Keep, type LegalMove, legalMoves, type Vocabulary } from "./generate.ts";
import type { LexiduelMove } from "./moves.ts";
import { afterPass, afterPlacing, moverOf, type Position } from "./position.ts";
import { colOf, rowOf } from "./squares.ts";
import { leftOf } from "./stock.ts";
import { type LexiduelView, positionOf } from "./view.ts";
import { isPrimer } from "./ways.ts";
import { swingOn } from "./weigh.ts";
import { classesOf } from "./words.ts";

/**
 * How a level looks for its move. Everybody sees the same legal moves; the weaker look at a handful of them, the
 * strongest at all, and then at what the other side and it itself could do after the best.
 */
interface Style {
  /** How many moves come to mind. */
  readonly ideas: number;
  /** Whether only well-known words do. */
  readonly plainWords: boolean;
  /** How many of the best are looked at more closely. */
  readonly tried: number;
}
const STYLES: Readonly<Record<BotLevel, Style>> = {
  1: { ideas: 8, plainWords: true, tried: 0 },
  2: { ideas: 80, plainWords: false, tried: 0 },
  3: { ideas: Number.POSITIVE_INFINITY, plainWords: false, tried: 5 },
};

/** How many of those tried are looked at in the second round. */
const HOPEFUL = 2;
/** How many prefixes may be looked at beyond the moves themselves. */
const BUDGET = 40_000;

/** A point that the other side can take back is worth a little less than one in hand. */
const FORESIGHT = 0.85;
/** What one could gain next is a hope: the other side moves in between. */
const HOPE = 0.6;
/** What it costs to pose the last letter of its kind; the first of many costs next to nothing. */
const LAST_LETTER = 0.6;

export const lexiduelBot: Bot<LexiduelView, LexiduelMove> = {
  choose(view, _seat, level, chance, words) {
    const position = positionOf(view);
    const vocabulary: Vocabulary = { words, classes: classesOf(view) };
    if (level === 0) return chosen(chance, legalMoves(position, vocabulary));
    const moves = thinkable(position, vocabulary, chance);
    if (moves.length === 0) return { type: "pass" };
    const style = STYLES[level];
    const ideas = cameToMind(position, moves, style, chance, words);
    // Nothing tells one first move from another, and the same one every time would be dull.
    if (view.phase === "opening") return moveOf(chance.pick(ideas));
    const ranked = weighed(position, ideas);
    const isLast = view.made + 1 >= view.rounds * 2;
    if (isLast && ranked[0]!.worth < 0 && view.phase === "playing") return { type: "pass" };
    if (style.tried === 0 || isLast) return moveOf(ranked[0]!.move);
    return moveOf(foreseen(position, ranked.slice(0, style.tried), vocabulary));
  },
};

const chosen = (chance: Chance, moves: readonly LegalMove[]): LexiduelMove =>
  moves.length === 0 ? { type: "pass" } : moveOf(chance.pick(moves));

/**
 * The moves to choose from. Initial primers number tens of thousands and look all alike: a few of the places where
 * they may lie are enough. Who owes a reply may not pass, so a word that we would rather not show is better than none.
 */
function thinkable(position: Position, vocabulary: Vocabulary, chance: Chance): readonly LegalMove[] {
  const someInitials: Keep = ({ ruling }) => ruling.kind !== "initial" || chance.int(INITIALS) === 0;
  const polite = { ...vocabulary, polite: true };
  const attempts = [
    () => legalMoves(position, polite, someInitials),
    () => legalMoves(position, polite),
    () => legalMoves(position, vocabulary),
  ];
  for (const attempt of attempts) {
    const moves = attempt();
    if (moves.length > 0) return moves;
  }
  return [];
}

/** One place in so many. */
const INITIALS = 24;

function cameToMind(
  position: Position,
  moves: readonly LegalMove[],
  { ideas, plainWords }: Style,
  chance: Chance,
  words: Lexicon,
): readonly LegalMove[] {
  if (plainWords) {
    const plain = sample(moves, ideas * LOOKS, chance).filter((move) => isPlain(position, move, words));
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
  return commonOf(words).has(run?.word ?? letters);
}

const commonSets = new WeakMap<Lexicon, ReadonlySet<string>>();
function commonOf(words: Lexicon): ReadonlySet<string> {
  const known = commonSets.get(words) ?? new Set(words.common);
  commonSets.set(words, known);
  return known;
}

interface Weighed {
  readonly move: LegalMove;
  readonly worth: number;
}

/** The best first: points won and taken, less what the letters are worth in the stock. */
function weighed(position: Position, moves: readonly LegalMove[]): Weighed[] {
  const swing = swingOn(position);
  // Moves in the same place share their squares, and what the place is worth.
  const known = new Map<readonly number[], number>();
  const pointsOf = ({ squares, line, captures }: LegalMove): number => {
    const points = known.get(squares) ?? swing(squares, line, captures);
    known.set(squares, points);
    return points;
  };
  const stock = position.stocks[moverOf(position)];
  const price = (letters: string): number => {
    let sum = 0;
    for (const letter of letters) sum += LAST_LETTER / leftOf(stock, letter);
    return sum;
  };
  return moves
    .map((move) => ({ move, worth: pointsOf(move) - price(move.letters) }))
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
