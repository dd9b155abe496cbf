import type { WordChecked } from "../../../protocol/requests.ts";
import { wordChecks } from "../word-check.ts";

/** Whether a word of a preview counts; null until the dictionary has answered. */
export function isKnownWord(language: string, word: string, interjections: boolean): boolean | null {
  const answer = wordChecks.answer(language, word);
  return answer && counts(answer, interjections);
}

/** A proper noun alone does not count, and an interjection only where it was agreed upon. */
export function counts(
  { valid, classes }: Pick<WordChecked, "valid" | "classes">,
  interjections: boolean,
): boolean {
  return valid && classes.some((each) => each !== "proper" && (interjections || each !== "interjection"));
}
