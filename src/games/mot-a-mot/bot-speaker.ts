import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BotLevel, Seat } from "../game.ts";
import { associationsOf } from "./associations.ts";
import { stillSought } from "./card.ts";
import { clueProblem, costOf, readClue } from "./clue-check.ts";
import type { DeckEntry } from "./deck.ts";
import type { MotAMotMove } from "./moves.ts";
import { FEWEST_CLUES, lowestBid, MOST_CLUES } from "./options.ts";
import { isTranslation } from "./translations.ts";
import type { MotAMotView } from "./view.ts";

/** A speaker of wood: it knows the card, and words that go with each entry. */
type Level = BotLevel | 0;

/** The bid it would make: from this number on, and up to so many more. */
const BID_FROM = [FEWEST_CLUES, 10, 8, 6] as const;
const BID_SPREAD = [8, 6, 5, 4] as const;
/** The first bid is higher: its count is the time that people have to read the card. */
const OPENS_HIGHER = [0, 4, 4, 4] as const;
const MOST_PLEDGED = 3;

export function bidOrPass(view: MotAMotView, seat: Seat, level: Level, chance: Chance): MotAMotMove {
  const last = view.auction?.bids.at(-1)?.clues;
  const higher = last === undefined ? OPENS_HIGHER[level]! : 0;
  const wanted = BID_FROM[level]! + chance.int(BID_SPREAD[level]!) + higher;
  const own = view.round?.finale ? view.tokens[seat]!.speaker : 0;
  const tokens = own > 0 ? chance.int(Math.min(own, MOST_PLEDGED) + 1) : 0;
  const most = (view.auction?.most ?? MOST_CLUES) - tokens;
  const clues = Math.min(most, Math.max(lowestBid(tokens), wanted - tokens));
  if (clues >= (last ?? MOST_CLUES + 1) || (level === 0 && chance.int(5) === 0)) return { type: "pass" };
  return tokens > 0 ? { type: "bid", clues, tokens } : { type: "bid", clues };
}

export function giveClue(view: MotAMotView, level: Level, chance: Chance, words: Lexicon): MotAMotMove {
  const { speech, round, language } = view;
  const card = cardOf(view);
  const given = new Set(speech!.clues.map(({ word }) => folded(word)));
  const sought = stillSought(view.numbers, speech!).map((entry) => card[entry]!);
  const mayGive = (word: string): boolean =>
    !given.has(folded(word)) &&
    costOf(word, words) === 1 &&
    !clueProblem(word, sought, { words, isTranslation });
  const own = associationsOf(language).byText(round!.card![speech!.current!]!)?.clues.filter(mayGive) ?? [];
  const word = own.length > 0 ? pickClue(view, own, level, chance) : anyWord(view, mayGive, chance);
  return { type: "clue", word };
}

/** The better the level, the more telling the word: one that brings little else to mind. */
function pickClue(view: MotAMotView, own: readonly string[], level: Level, chance: Chance): string {
  const { breadth } = associationsOf(view.language);
  const telling = [...own].sort((a, b) => breadth(a) - breadth(b));
  const choice = level === 3 ? 3 : level === 2 ? Math.ceil(telling.length / 2) : telling.length;
  return chance.pick(telling.slice(0, choice));
}

/** Out of ideas: a word that has nothing to do with it, but may be said. */
function anyWord(view: MotAMotView, mayGive: (word: string) => boolean, chance: Chance): string {
  const all = associationsOf(view.language).entries.flatMap(({ clues }) => clues);
  return chance.shuffle(all).find(mayGive) ?? "euh";
}

/** Goes on with the bonus entry that it has most to say about. */
export function bonusOrStop(view: MotAMotView, level: Level, chance: Chance): MotAMotMove {
  const left = cardOf(view)
    .map((entry, number) => ({ entry, number }))
    .filter(({ number }) => !view.numbers.includes(number) && !view.speech!.bonuses.includes(number));
  if (left.length === 0 || (level === 0 && chance.int(4) === 0)) return { type: "stop" };
  const { breadth } = associationsOf(view.language);
  const plain = ({ entry }: { entry: DeckEntry }): number => Math.min(...entry.clues.map(breadth));
  const best = left.reduce((a, b) => (plain(b) < plain(a) ? b : a));
  return { type: "bonus", entry: level === 3 ? best.number : chance.pick(left).number };
}

const folded = (word: string): string => {
  const clue = readClue(word);
  return clue.ok ? clue.value.folded : word;
};

const cardOf = ({ round, language }: MotAMotView): DeckEntry[] =>
  round!.card!.map(
    (text) => associationsOf(language).byText(text) ?? { text, accepts: [], soundsLike: [], clues: [] },
  );
