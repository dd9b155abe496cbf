import type { LexiduelWords } from "../../../games/lexiduel/vocabulary.ts";
import { classesOf } from "../../../games/lexiduel/words.ts";
import { CLASS, counts as isWanted } from "../../../lexicon/lexicon.ts";
import type { WordChecked } from "../../../protocol/requests.ts";
import { wordChecks } from "../word-check.ts";

/** The words that a match keeps to from its first day on. */
export interface Dictionary {
  readonly language: string;
  readonly lexicon: string | undefined;
}

/** Whether a word of a preview counts; null until the dictionary has answered. */
export function isKnownWord(
  { language, lexicon }: Dictionary,
  word: string,
  agreed: LexiduelWords,
): boolean | null {
  const answer = wordChecks.answer(language, word, lexicon);
  return answer && counts(answer, agreed);
}

/** By the classes that the rules ask for. */
export const counts = ({ classes }: Pick<WordChecked, "classes">, agreed: LexiduelWords): boolean =>
  isWanted(
    classes.reduce((label, name) => label | CLASS[name], 0),
    classesOf(agreed),
  );
