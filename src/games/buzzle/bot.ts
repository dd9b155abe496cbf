import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { kindOf } from "../buzzle-family/alphabet.ts";
import { raceMove, racePaceMs } from "../buzzle-family/bot-race.ts";
import { posable, proposable } from "../buzzle-family/box.ts";
import { piecesOf } from "../buzzle-family/pieces.ts";
import { freshSuggestions, unshunned } from "../buzzle-family/words.ts";
import type { Bot, BotLevel } from "../game.ts";
import { mustChoose, targetsOf } from "./acting.ts";
import {
  type Belief,
  beliefAbout,
  bits,
  chanceOfExact,
  chanceOfYes,
  type Letters,
  letterByLetter,
  surePieces,
} from "./belief.ts";
import type { BuzzleMove } from "./moves.ts";
import { GOAL, OPENING_LENGTH } from "./options.ts";
import { penalty, reward } from "./scoring.ts";
import type { BuzzleView, SideView } from "./view.ts";

/** How a level plays. No level contradicts the board. */
interface Style {
  /**
   * What it thinks with: every word of the dictionary that the board allows, or as beginners do one box at a time, each
   * letter that fits it as likely as any other.
   */
  readonly thinksIn: "words" | "boxes";
  /** In a hundred questions: any that comes to its mind. */
  readonly wanders: number;
  /** How much likelier it thinks a common word than another. */
  readonly commonness: number;
  /** What a bit of news is worth beside a point. */
  readonly curiosity: number;
  /** How far it is from taking the best question: the better ones are only somewhat likelier. */
  readonly whim: number;
  /** The least chance of being right with which it says a word. */
  readonly nerve: number;
  /** Whether it weighs what a word brings against what it costs, and hoards sure points before it wins. */
  readonly reckons: boolean;
  /** Out of how many common words it takes the one with the most pieces to find. */
  readonly secrets: number;
}

const STYLES: Record<BotLevel, Style> = {
  1: {
    thinksIn: "boxes",
    wanders: 50,
    commonness: 1,
    curiosity: 0,
    whim: 0.5,
    nerve: 0.9,
    reckons: false,
    secrets: 1,
  },
  2: {
    thinksIn: "words",
    wanders: 0,
    commonness: 4,
    curiosity: 0.3,
    whim: 0.12,
    nerve: 0.5,
    reckons: false,
    secrets: 1,
  },
  3: {
    thinksIn: "words",
    wanders: 0,
    commonness: 8,
    curiosity: 0.3,
    whim: 0,
    nerve: 0.35,
    reckons: true,
    secrets: 6,
  },
};

export const buzzleBot: Bot<BuzzleView, BuzzleMove> = {
  choose(view, seat, level, chance, words) {
    if (view.race)
      return raceMove(
        view.race,
        { length: OPENING_LENGTH, vocabulary: view.vocabulary },
        level,
        chance,
        words,
      );
    const own = view.sides[seat]!;
    if (mustChoose(own)) return { type: "secret", word: secretFor(view, own, level, chance, words) };
    const targets = targetsOf(view.sides, seat);
    const outOfTurn = view.turn !== seat;
    if (outOfTurn && (level < 2 || targets.length === 0)) return null;
    if (level === 0) return atRandom(view, targets, chance, words);
    const style = STYLES[level];
    const minds = targets.map((side): Mind => {
      const belief = beliefAbout(side, view.vocabulary, words, style.commonness);
      return { side, belief, boxes: style.thinksIn === "boxes" ? letterByLetter(side) : belief };
    });
    const word = say(view, own, minds, style, outOfTurn);
    return word ?? (outOfTurn ? null : (ask(minds, style, chance) ?? lastWord(minds)));
  },
  paceMs: (view, _seat, level, chance) => (view.race ? racePaceMs(view.race, level, chance) : null),
};

interface Mind {
  readonly side: SideView;
  readonly belief: Belief;
  /** What it asks by. */
  readonly boxes: Letters;
}

const aimAt = ({ seat, wordNo }: SideView) => ({ target: seat, wordNo });

/** A word worth saying now, or in turn first the sure pieces that lift the score to where the word wins. */
function say(
  view: BuzzleView,
  own: SideView,
  minds: readonly Mind[],
  style: Style,
  outOfTurn: boolean,
): BuzzleMove | null {
  let best: { move: BuzzleMove; worth: number } | null = null;
  for (const { side, belief } of minds) {
    if (!belief.top || belief.top.p < style.nerve) continue;
    const { word, p } = belief.top;
    const guess: BuzzleMove = { type: "guess", ...aimAt(side), word };
    const worth = p * reward(word, side.boxes, view.fast) - (1 - p) * penalty(word, side.boxes);
    if (style.reckons && own.score < GOAL) {
      const sure = surePieces(word, side.boxes);
      if (!outOfTurn && p > 0.99 && sure.length >= GOAL - own.score) {
        return { type: "propose", ...aimAt(side), ...sure[0]! };
      }
      if (worth <= 0) continue;
    }
    if (best === null || worth > best.worth) best = { move: guess, worth };
  }
  return best?.move ?? null;
}

/** What a point is worth beside another turn. A position brings none, so it pays where pieces alone cannot tell. */
const POINT = 0.4;

/** The question that promises most: a point and another turn if the answer is yes, and news in any case. */
function ask(minds: readonly Mind[], style: Style, chance: Chance): BuzzleMove | null {
  if (chance.int(100) < style.wanders) {
    const all = questionsTo(minds);
    if (all.length > 0) return chance.pick(all);
  }
  const best: { move: BuzzleMove | null; worth: number } = { move: null, worth: 0 };
  const offer = (move: BuzzleMove, promise: number): void => {
    const worth = promise + style.whim * (chance.int(1000) / 1000);
    if (best.move !== null && worth <= best.worth) return;
    best.move = move;
    best.worth = worth;
  };
  for (const { side, boxes } of minds) {
    side.boxes.forEach((box, i) => {
      for (const piece of proposable(box)) {
        const p = chanceOfYes(boxes, box, i, piece);
        offer({ type: "propose", ...aimAt(side), box: i + 1, piece }, p + style.curiosity * bits(p));
      }
      for (const pose of posable(box)) {
        const p = chanceOfExact(boxes, box, i, pose);
        if (bits(p) === 0) continue; // no point and no news
        const move = { type: "position", ...aimAt(side), box: i + 1, piece: kindOf(pose), pose } as const;
        offer(move, p + style.curiosity * bits(p) - POINT);
      }
    });
  }
  return best.move;
}

/** Nothing is left to ask: the board has said everything, and the word with it. */
function lastWord(minds: readonly Mind[]): BuzzleMove {
  const { side, belief } = minds.find((mind) => mind.belief.top)!;
  return { type: "guess", ...aimAt(side), word: belief.top!.word };
}

/** Every question that may be asked. */
const questionsTo = (minds: readonly Pick<Mind, "side">[]): BuzzleMove[] =>
  minds.flatMap(({ side }) =>
    side.boxes.flatMap((box, i): BuzzleMove[] => [
      ...proposable(box).map((piece) => ({ type: "propose", ...aimAt(side), box: i + 1, piece }) as const),
      ...posable(box).map(
        (pose) => ({ type: "position", ...aimAt(side), box: i + 1, piece: kindOf(pose), pose }) as const,
      ),
    ]),
  );

/** Anything that is allowed; a word only once there are few it may be, so that matches end. */
const FEW = 3;

function atRandom(
  view: BuzzleView,
  targets: readonly SideView[],
  chance: Chance,
  words: Lexicon,
): BuzzleMove {
  const minds = targets.map((side) => ({ side, belief: beliefAbout(side, view.vocabulary, words, 1) }));
  const moves = questionsTo(minds);
  const ripe = minds.filter(({ belief }) => belief.words.length <= FEW);
  if (moves.length > 0 && (ripe.length === 0 || chance.int(3) > 0)) return chance.pick(moves);
  const { side, belief } = chance.pick(ripe);
  const sayable = unshunned(words, belief.words);
  return { type: "guess", ...aimAt(side), word: chance.pick(sayable.length > 0 ? sayable : belief.words) };
}

function secretFor(
  view: BuzzleView,
  own: SideView,
  level: BotLevel | 0,
  chance: Chance,
  words: Lexicon,
): string {
  const fresh = freshSuggestions(words, view.length, view.vocabulary, own.past);
  const some = Array.from({ length: level === 0 ? 1 : STYLES[level].secrets }, () => chance.pick(fresh));
  const curves = (word: string): number => piecesOf(word).replace(/[Ii]/g, "").length;
  return some.reduce((a, b) => (curves(b) > curves(a) ? b : a));
}
