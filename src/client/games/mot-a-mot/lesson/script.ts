import type { Language } from "../../../../core/language.ts";
import type { Seat } from "../../../../games/game.ts";
import type { Cards, DeckEntry } from "../../../../games/mot-a-mot/card.ts";
import type { MotAMotTypes } from "../../../../games/mot-a-mot/index.ts";
import { ENTRIES } from "../../../../games/mot-a-mot/options.ts";
import { foldPieces } from "../../../../games/mot-a-mot/pieces.ts";
import { motAMotWith } from "../../../../games/mot-a-mot/rules.ts";
import { anyWord } from "../../../learn/any-word.ts";
import {
  CALM,
  type Dependent,
  type Lesson,
  type Scene,
  type StepText,
  type Turn,
} from "../../../learn/lesson.ts";

/** Two cards of the lesson's own: the real ones stay with the server. The first three entries are played. */
export interface MotAMotLesson {
  readonly language: Language;
  readonly sought: Card;
  /** Given for the first entry while the learner seeks. */
  readonly heard: string;
  readonly spoken: Card;
  /** What those of its entries that are played are called in other languages: no clues either. */
  readonly elsewhere: readonly [Names, Names, Names];
  /** Not allowed for the first entry of the card that the learner speaks for. */
  readonly forbidden: string;
  /** One for each of the three, and one more in case the learner has used the last. */
  readonly clues: readonly [string, string, string, string];
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText, StepText, StepText];
}
type Card = readonly string[];
type Names = readonly string[];

const [LEARNER, ONE, TWO] = [0, 1, 2];
const BID = 6;
const [SOUGHT, SPOKEN] = [0, 1];

export function lessonOf(content: MotAMotLesson): Lesson<MotAMotTypes> {
  const { language, sought, heard, spoken, forbidden, clues, steps } = content;
  const [buzz, answer, bid, refused, first, second, bonus] = steps;
  const found = (entry: number): Turn<MotAMotTypes>[] => [
    { seat: TWO, move: { type: "buzz" } },
    { seat: TWO, move: { type: "answer", word: spoken[entry]! } },
  ];
  const cards = cardsOf(content);
  return {
    rules: motAMotWith(cards),
    words: anyWord(language, ["A"]),
    isStill: true,
    scenes: [
      {
        ...round(language, ONE, [ONE, TWO], cards, SOUGHT),
        prelude: [
          { seat: ONE, move: { type: "bid", clues: 7 } },
          { seat: TWO, move: { type: "bid", clues: 5 } },
          { seat: TWO, move: { type: "clue", word: heard } },
        ],
        steps: [
          { ...buzz, answer: { type: "buzz" }, meets: { event: { type: "floor-given", seat: LEARNER } } },
          {
            ...answer,
            answer: { type: "answer", word: sought[0]! },
            meets: { event: { type: "answered", right: true } },
          },
        ],
      },
      {
        ...round(language, LEARNER, [LEARNER, ONE], cards, SPOKEN),
        prelude: [{ seat: ONE, move: { type: "bid", clues: 8 } }],
        steps: [
          {
            ...bid,
            answer: { type: "bid", clues: BID },
            meets: { event: { type: "auction-won", seat: LEARNER, clues: BID } },
          },
          {
            ...refused,
            answer: { type: "clue", word: forbidden },
            meets: { refusal: "mot-a-mot/clue-is-" },
          },
          {
            ...first,
            answer: { type: "clue", word: clues[0] },
            meets: { event: { type: "clue-given" } },
            follows: found(0),
          },
          {
            ...second,
            answer: { type: "clue", word: clues[1] },
            meets: { event: { type: "clue-given" } },
            follows: [...found(1), { seat: LEARNER, move: lastClue(clues) }, ...found(2)],
          },
          { ...bonus, answer: { type: "bonus", entry: 3 }, meets: { event: { type: "bonus-chosen" } } },
        ],
      },
    ],
  };
}

/** The whole deck of a lesson: the two cards in the order of `SOUGHT` and `SPOKEN`. */
function cardsOf({ sought, spoken, elsewhere }: MotAMotLesson): Cards {
  const deck = [...sought, ...spoken].map(
    (text): DeckEntry => ({ text, accepts: [], soundsLike: [], kind: "", clues: [] }),
  );
  const folded = (text: string): string => foldPieces(text).join("");
  const names = new Map(elsewhere.map((each, entry) => [folded(spoken[entry]!), each.map(folded)]));
  return {
    deckOf: () => deck,
    isTranslation: (clue, word) => names.get(word)?.includes(clue) ?? false,
  };
}

/** No clue is given twice in a round. */
const lastClue = (clues: MotAMotLesson["clues"]): Dependent<MotAMotTypes> => ({
  choose: ({ round: now }) => ({
    type: "clue",
    word: clues.slice(2).find((word) => !now?.clues.some((each) => each.word.toLowerCase() === word))!,
  }),
});

function round(
  language: Language,
  lead: Seat,
  speakers: readonly Seat[],
  cards: Cards,
  card: number,
): Omit<Scene<MotAMotTypes>, "steps" | "prelude"> {
  const from = Array.from({ length: ENTRIES }, (_, entry) => card * ENTRIES + entry);
  const entries = from.map((number) => cards.deckOf(language)[number]!);
  const opening: MotAMotTypes["event"][] = [
    { type: "numbers-drawn", numbers: [0, 1, 2], firstLead: lead },
    { type: "round-started", round: 1, finale: false, lead, speakers },
    { type: "card-drawn", speakers, until: 0, from, entries },
  ];
  return {
    language,
    options: { ...CALM, bidSeconds: 60, floorSeconds: 8, filter: "off" },
    bots: [1, 2],
    opening: opening,
  };
}
