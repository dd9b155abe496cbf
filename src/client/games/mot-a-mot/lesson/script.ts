import type { Language } from "../../../../core/language.ts";
import type { AnyGame, GameEvent, Seat } from "../../../../games/game.ts";
import { motAMot } from "../../../../games/mot-a-mot/index.ts";
import type { MotAMotState } from "../../../../games/mot-a-mot/state.ts";
import { anyWord } from "../../../learn/any-word.ts";
import { CALM, dependent, type Lesson, type Scene, type StepText, type Turn } from "../../../learn/lesson.ts";

/** Two cards of the lesson's own: the real ones stay with the server. The first three entries are played. */
export interface MotAMotLesson {
  readonly language: Language;
  readonly sought: Card;
  /** Given for the first entry while the learner seeks. */
  readonly heard: string;
  readonly spoken: Card;
  /** Not allowed for the first entry of the card that the learner speaks for. */
  readonly forbidden: string;
  /** One for each of the three, and one more in case the learner has used the last. */
  readonly clues: readonly [string, string, string, string];
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText, StepText, StepText];
}
type Card = readonly string[];

const [LEARNER, ONE, TWO] = [0, 1, 2];
const BID = 6;

export function lessonOf(content: MotAMotLesson): Lesson {
  const { language, sought, heard, spoken, forbidden, clues, steps } = content;
  const [buzz, answer, bid, refused, first, second, bonus] = steps;
  const found = (entry: number): Turn[] => [
    { seat: TWO, move: { type: "buzz" } },
    { seat: TWO, move: { type: "answer", word: spoken[entry]! } },
  ];
  return {
    rules: motAMot as unknown as AnyGame,
    words: anyWord(language, ["A"]),
    isStill: true,
    scenes: [
      {
        ...round(language, ONE, [ONE, TWO], sought),
        prelude: [
          { seat: ONE, move: { type: "bid", clues: 7 } },
          { seat: TWO, move: { type: "bid", clues: 5 } },
          { seat: TWO, move: { type: "clue", word: heard } },
        ],
        steps: [
          { ...buzz, answer: { type: "buzz" }, meets: { event: { type: "floor-given", seat: LEARNER } } },
          {
            ...answer,
            answer: { type: "answer", word: sought[0] },
            meets: { event: { type: "answered", right: true } },
          },
        ],
      },
      {
        ...round(language, LEARNER, [LEARNER, ONE], spoken),
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

/** No clue is given twice in a round. */
const lastClue = (clues: MotAMotLesson["clues"]) =>
  dependent(({ round: now }: MotAMotState) => ({
    type: "clue",
    word: clues.slice(2).find((word) => !now?.clues.some((each) => each.word.toLowerCase() === word)),
  }));

function round(
  language: Language,
  lead: Seat,
  speakers: readonly Seat[],
  card: Card,
): Omit<Scene, "steps" | "prelude"> {
  const entries = card.map((text) => ({ text, accepts: [] }));
  const opening = [
    { type: "numbers-drawn", numbers: [0, 1, 2], firstLead: lead },
    { type: "round-started", round: 1, finale: false, lead, speakers },
    { type: "card-drawn", speakers, until: 0, card: 0, entries },
  ];
  return {
    language,
    options: { ...CALM, bidSeconds: 60, floorSeconds: 8, filter: "off" },
    bots: [1, 2],
    opening: opening as GameEvent[],
  };
}
