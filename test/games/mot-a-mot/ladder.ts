import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import type { Language } from "../../../src/core/language.ts";
import type { BotLevel } from "../../../src/games/game.ts";
import { isRight } from "../../../src/games/mot-a-mot/answers.ts";
import { motAMotBot } from "../../../src/games/mot-a-mot/bot.ts";
import type { DeckEntry } from "../../../src/games/mot-a-mot/card.ts";
import { deckOf } from "../../../src/games/mot-a-mot/deck.ts";
import type { MotAMotView } from "../../../src/games/mot-a-mot/index.ts";
import type { SpeechView } from "../../../src/games/mot-a-mot/view.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { seedOf } from "../../contracts/play.ts";

/** How a seeker fared who heard these clues alone, one after the other. */
export interface Sought {
  /** Clues until it said the entry; null when it never did. */
  readonly clues: number | null;
  readonly wrong: readonly string[];
}

const SEEKER = 1;
const lexicons = new Map<Language, Lexicon>();

/** A seeker alone with a speaker: after each clue it may buzz once, as a table of three lets it. */
export function seekAlone(
  language: Language,
  entry: DeckEntry,
  clues: readonly string[],
  level: BotLevel,
  seed: number,
): Sought {
  const words = lexicons.get(language) ?? builtLexicon(language);
  lexicons.set(language, words);
  const wrong: string[] = [];
  for (let given = 1; given <= clues.length; given++) {
    const choose = (floor: SpeechView["floor"]) =>
      motAMotBot.choose(
        viewOf(language, clues.slice(0, given), wrong, floor),
        SEEKER,
        level,
        chanceOf(seedOf(seed), given, floor ? "answer" : "buzz"),
        words,
      );
    if (choose(null)?.type !== "buzz") continue;
    const answer = choose({ seat: SEEKER, order: [], until: null });
    if (answer?.type !== "answer") throw new Error("Who has the floor answers");
    if (isRight(answer.word, entry, words, deckOf(language))) return { clues: given, wrong };
    wrong.push(answer.word);
  }
  return { clues: null, wrong };
}

function viewOf(
  language: Language,
  clues: readonly string[],
  wrong: readonly string[],
  floor: SpeechView["floor"],
): MotAMotView {
  const speech: SpeechView = {
    ...{ giver: 0, budget: 30, spent: clues.length, current: 0, isBonus: false, found: [], bonuses: [] },
    clues: clues.map((word) => ({ entry: 0, word })),
    wrong: wrong.map((word) => ({ entry: 0, seat: SEEKER, word })),
    ...{ locked: [], mayBuzz: floor ? [] : [SEEKER], floor, until: null, lastAnswers: false },
  };
  return { phase: "speaking", language, speech, vote: null } as unknown as MotAMotView;
}

/** The middle of how many clues it took; what was never found counts as more than any. */
export function median(sought: readonly Sought[]): number {
  const sorted = sought.map(({ clues }) => clues ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** What was never found counts as one clue more than there are. */
const NEVER = 13;
export const mean = (sought: readonly Sought[]): number =>
  sought.reduce((sum, { clues }) => sum + (clues ?? NEVER), 0) / sought.length;
