import type { Language } from "../../../../core/language.ts";
import type { LexiduelTypes } from "../../../../games/lexiduel/index.ts";
import { lexiduel } from "../../../../games/lexiduel/index.ts";
import { parseMove } from "../../../../games/lexiduel/notation.ts";
import { lexiconOf } from "../../../../lexicon/lexicon-of.ts";
import { CALM, type Dependent, type Lesson, type StepText } from "../../../learn/lesson.ts";

/** Moves are written as at the table: `C3 right MER`. */
export interface LexiduelLesson {
  readonly language: Language;
  readonly words: string;
  readonly primer: Played;
  readonly reply: string;
  readonly extension: Played;
  /** Theirs: takes the first letter of the primer. */
  readonly taking: string;
  readonly newPrimer: Played;
  readonly takingBack: Played;
  readonly joining: Played;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText];
}

/** A move, and the word along its line by which it is known. */
export interface Played {
  readonly move: string;
  readonly makes: string;
}

const OTHER = 1;
const PASS = { type: "pass" } as const;

export function lessonOf(content: LexiduelLesson): Lesson<LexiduelTypes> {
  const { language, words, primer, reply, extension, taking, newPrimer, takingBack, joining, steps } =
    content;
  const [first, second, third, fourth, fifth] = steps;
  return {
    rules: lexiduel,
    words: lexiconOf(language, words.split(" ")),
    scenes: [
      {
        language,
        options: { ...CALM, rounds: 16, games: 1, interjections: false },
        bots: [1],
        steps: [
          { ...first, ...asking(primer, "initial"), follows: [{ seat: OTHER, move: written(reply) }] },
          { ...second, ...asking(extension, "extension"), follows: [{ seat: OTHER, move: written(taking) }] },
          { ...third, ...asking(newPrimer, "primer"), follows: [{ seat: OTHER, move: PASS }] },
          { ...fourth, ...asking(takingBack, "extension"), follows: [{ seat: OTHER, move: PASS }] },
          { ...fifth, ...asking(joining, "joining") },
        ],
      },
    ],
  };
}

const asking = ({ move, makes }: Played, kind: string) => ({
  answer: written(move),
  meets: { event: { type: "letters-placed", kind, words: [makes] } },
});

const written = (text: string): Dependent<LexiduelTypes> => ({
  choose({ position }) {
    const move = parseMove(text, position.board);
    if (!move.ok) throw new Error(`The lesson cannot write ${text}`);
    return move.value;
  },
});
