import type { Chance } from "../../core/chance.ts";
import { letterOf } from "../../lexicon/letters.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Bot, BotLevel, Seat } from "../game.ts";
import { beliefAbout, likeliest, type Prospect, prospectsOf } from "./belief.ts";
import { type Vocabulary, vocabularyOf } from "./candidates.ts";
import { CIRCLES, lettersOf } from "./circles.ts";
import type { PasswordMove } from "./moves.ts";
import type { Level } from "./options.ts";
import { questionsOn } from "./questions.ts";
import type { PasswordView } from "./view.ts";
import { lengthsOf, suggestions } from "./words.ts";

/**
 * Bots know the dictionary and forget nothing that was said; levels differ in what they make of it. Level 0
 * asks at random. Level 1 asks for frequent letters, whatever the words still possible, when it does not ask for any that comes to its
 * mind, and says a word only when there is hardly another. Levels 2 and 3 weigh
 * those words: what an answer would tell, and whether it would be a yes that keeps the hand.
 */
interface Style {
  readonly secret: "well-known" | "any" | "hard";
  /** How many times likelier than any other it takes a common word to be. */
  readonly commonness: number;
  /** Attempts a word at this probability. */
  readonly sure: number;
  /** In a hundred questions: any that comes to its mind. */
  readonly wanders: number;
  /** What keeping the hand is worth, in bits, at each level of the game; null for a style that does not weigh. */
  readonly hand: Readonly<Record<Level, number>> | null;
}

const STYLES: Record<BotLevel, Style> = {
  1: { secret: "well-known", commonness: 1, sure: 0.5, wanders: 50, hand: null },
  2: { secret: "any", commonness: 4, sure: 0.3, wanders: 0, hand: { 1: 1, 2: 1 } },
  3: { secret: "hard", commonness: 30, sure: 0.2, wanders: 0, hand: { 1: 4, 2: 1 } },
};

export const passwordBot: Bot<PasswordView, PasswordMove> = {
  choose(view, seat, level, chance, words) {
    const vocabulary = vocabularyOf(words);
    if (view.phase === "choosing") {
      const secret = level === 0 ? "any" : STYLES[level].secret;
      return { type: "secret", word: chooseSecret(view, secret, chance, words, vocabulary) };
    }
    if (view.phase === "turn") {
      const guess =
        level === 0 ? stab(view, seat, chance, vocabulary) : attempt(view, seat, STYLES[level], vocabulary);
      return guess ?? { type: "roll" };
    }
    const asks = chance.shuffle(permitted(view, seat));
    const isAny = level === 0 || chance.int(100) < STYLES[level].wanders;
    return isAny ? asks[0]! : bestOf(asks, worth(view, asks, STYLES[level], vocabulary));
  },
};

type Ask = PasswordMove & { type: "ask" };
type Guess = PasswordMove & { type: "guess" };

const opponents = (view: PasswordView, seat: Seat): Seat[] =>
  view.sides.filter((side) => side.seat !== seat && side.out === null).map((side) => side.seat);

/** A hard word has few letters and rare ones: most questions about it are answered no. */
const HARD_OF = 6;

function chooseSecret(
  view: PasswordView,
  kind: Style["secret"],
  chance: Chance,
  words: Lexicon,
  { share }: Vocabulary,
): string {
  const all = suggestions(words, lengthsOf(view.level, view.length));
  if (kind === "any") return chance.pick(all);
  if (kind === "well-known") return chance.pick(all.slice(0, Math.ceil(all.length / 4)));
  const ease = (word: string) => [...new Set(word)].reduce((sum, each) => sum + share[letterOf(each)]!, 0);
  return bestOf(chance.shuffle(all).slice(0, HARD_OF), (word) => -ease(word));
}

/** A stab in the dark, one turn in eight: any word that fits, so that matches of random players end too. */
function stab(view: PasswordView, seat: Seat, chance: Chance, vocabulary: Vocabulary): Guess | null {
  if (chance.int(8) > 0) return null;
  const target = chance.pick(opponents(view, seat));
  const { places } = beliefAbout(view, target, vocabulary, 1);
  if (places.length === 0) return null;
  const place = places[chance.int(places.length)]!;
  if (vocabulary.shunned[place] && places.length > 1) return null;
  return { type: "guess", target, word: vocabulary.words[place]! };
}

/** The surest word of any opponent, if it is sure enough. */
function attempt(view: PasswordView, seat: Seat, style: Style, vocabulary: Vocabulary): Guess | null {
  const guesses = opponents(view, seat).flatMap((target) => {
    const top = likeliest(beliefAbout(view, target, vocabulary, style.commonness), vocabulary);
    return top && top.p >= style.sure ? [{ p: top.p, target, word: top.word }] : [];
  });
  if (guesses.length === 0) return null;
  const { target, word } = bestOf(guesses, ({ p }) => p);
  return { type: "guess", target, word };
}

/** Every question that this seat may ask now. */
function permitted(view: PasswordView, seat: Seat): Ask[] {
  const { circle } = view;
  if (circle === null) throw new Error("No question before the first roll");
  return opponents(view, seat).flatMap((target): Ask[] => {
    const questions = questionsOn(CIRCLES[view.language], circle, view.sides[target]!);
    const letters = [...questions.letters].map((letter): Ask => ({ type: "ask", target, letter }));
    return questions.circle ? [{ type: "ask", target }, ...letters] : letters;
  });
}

/** What a question is worth to a player of this style. */
function worth(view: PasswordView, asks: readonly Ask[], style: Style, vocabulary: Vocabulary) {
  if (style.hand === null) return (ask: Ask) => frequency(view, ask, vocabulary);
  const hand = style.hand[view.level];
  const circle = lettersOf(CIRCLES[view.language], view.circle ?? 0);
  const prospects = new Map(
    [...new Set(asks.map(({ target }) => target))].map((target) => {
      const belief = beliefAbout(view, target, vocabulary, style.commonness);
      // A word taken on honour may be in no dictionary.
      return [target, belief.places.length > 0 ? prospectsOf(belief, view.level, vocabulary) : null];
    }),
  );
  return (ask: Ask) => {
    const { target, letter } = ask;
    const about = prospects.get(target);
    if (!about) return frequency(view, ask, vocabulary);
    const { bits, yes }: Prospect = letter === undefined ? about.circle(circle) : about.letter(letter);
    return bits + hand * yes;
  };
}

/** A letter that is known already is not soon found again, and a circle is for when all its letters are rare. */
const AGAIN = 0.1;
const WHOLE_CIRCLE = 0.3;

function frequency(view: PasswordView, { target, letter }: Ask, { share }: Vocabulary): number {
  if (letter === undefined) return WHOLE_CIRCLE;
  return view.sides[target]!.letters.includes(letter) ? AGAIN : share[letterOf(letter)]!;
}

/** The first of the best. */
function bestOf<T>(items: readonly T[], worthOf: (item: T) => number): T {
  const worths = items.map(worthOf);
  return items[worths.indexOf(Math.max(...worths))]!;
}
