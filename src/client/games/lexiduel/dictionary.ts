import { classesOf } from "../../../games/lexiduel/words.ts";
import { CLASS } from "../../../lexicon/lexicon.ts";
import type { WordChecked } from "../../../protocol/requests.ts";
import { wordChecks } from "../word-check.ts";

/** What was agreed upon about words, as a match's options and its view both have it. */
type Agreed = Parameters<typeof classesOf>[0];

/** Whether a word of a preview counts; null until the dictionary has answered. */
export function isKnownWord(language: string, word: string, agreed: Agreed): boolean | null {
  const answer = wordChecks.answer(language, word);
  return answer && counts(answer, agreed);
}

/** By the classes that the rules ask for. */
export const counts = ({ classes }: Pick<WordChecked, "classes">, agreed: Agreed): boolean =>
  classes.some((name) => CLASS[name] & classesOf(agreed));
