import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { DeckEntry } from "./card.ts";
import { isFamily } from "./family.ts";
import { ENTRIES } from "./options.ts";
import { foldPieces, lettersOf } from "./pieces.ts";

/** Of ten entries at most so many are of one kind, so that a number tells little of what stands there. */
const MOST_OF_A_KIND = 3;

/** What a table has met: numbers of entries in the deck, the latest last, of which so many in this match. */
export interface Met {
  readonly seen: readonly number[];
  readonly inThisMatch: number;
}

/**
 * The ten entries of a card, one by one: from the half of the deck that this table has met least recently, and none
 * of this match; no two that give each other away. In a deck too small for all that, what is left of it.
 */
export function drawEntries(
  deck: readonly DeckEntry[],
  { seen, inThisMatch }: Met,
  chance: Chance,
  words: Lexicon,
): number[] {
  const rested = Math.max(Math.floor(deck.length / 2), inThisMatch);
  const resting = new Set(rested > 0 ? seen.slice(-rested) : []);
  const all = chance.shuffle(deck.map((_, number) => number));
  const order = [...all.filter((number) => !resting.has(number)), ...seen.filter((n) => resting.has(n))];
  const card: number[] = [];
  const take = (fits: (number: number) => boolean): void => {
    for (const number of order) {
      if (card.length === ENTRIES) return;
      if (!card.includes(number) && number < deck.length && fits(number)) card.push(number);
    }
  };
  take(
    (number) =>
      !resting.has(number) &&
      goesWith(
        deck[number]!,
        card.map((other) => deck[other]!),
        words,
      ),
  );
  take(() => true);
  if (card.length < ENTRIES) throw new Error(`A deck has ${ENTRIES} entries at least`);
  return chance.shuffle(card); // the last ones drawn are of the rarer kinds
}

function goesWith(entry: DeckEntry, card: readonly DeckEntry[], words: Lexicon): boolean {
  const alike = card.filter(({ kind }) => kind === entry.kind).length;
  return alike < MOST_OF_A_KIND && !card.some((other) => tells(entry, other) || areKin(entry, other, words));
}

/** Whether an answer for one is an answer for the other, or a clue that comes to mind first. */
function tells(a: DeckEntry, b: DeckEntry): boolean {
  const [ones, others] = [answersOf(a), answersOf(b)];
  return (
    [...ones].some((answer) => others.has(answer)) ||
    a.clues.some((clue) => others.has(lettersOf(clue))) ||
    b.clues.some((clue) => ones.has(lettersOf(clue)))
  );
}

const answersOf = ({ text, accepts }: DeckEntry): ReadonlySet<string> =>
  new Set([text, ...accepts].map(lettersOf));

function areKin(a: DeckEntry, b: DeckEntry, words: Lexicon): boolean {
  const [ones, others] = [foldPieces(a.text), foldPieces(b.text)];
  return ones.some((one) =>
    others.some((other) => Math.max(one.length, other.length) > 3 && isFamily(one, other, words)),
  );
}
