import { useEffect } from "preact/hooks";
import { SECRET_CLASSES } from "../../../games/password/options.ts";
import { CLASS } from "../../../lexicon/lexicon.ts";
import type { WordChecked } from "../../../protocol/requests.ts";
import { wordChecks } from "../word-check.ts";

/** Whether a word to be tried is one. */
export type WordCheck = "inDictionary" | "notInDictionary" | "conjugatedOnly";

export function useWordCheck(language: string, word: string | null): WordCheck | null {
  useEffect(() => wordChecks.ask(language, word === null ? [] : [word]), [language, word]);
  const answer = word === null ? null : wordChecks.answer(language, word);
  return answer && judge(answer);
}

export function judge({ valid, classes }: Pick<WordChecked, "valid" | "classes">): WordCheck {
  if (!valid) return "notInDictionary";
  return classes.some((each) => CLASS[each] & SECRET_CLASSES) ? "inDictionary" : "conjugatedOnly";
}
