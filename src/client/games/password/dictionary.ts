import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { WordChecked } from "../../../protocol/requests.ts";
import { checkWord } from "../../api.ts";

/**
 * Whether a word to be tried is one. Asked when typing pauses, each word once. Never used for a secret: that goes
 * to the match alone.
 */
export type WordCheck = "inDictionary" | "notInDictionary" | "conjugatedOnly";

const PAUSE_MS = 300;
const answers = new Map<string, WordCheck>();

export function useWordCheck(language: string, word: string | null): WordCheck | null {
  const shown = useSignal<WordCheck | null>(null);
  useEffect(() => {
    shown.value = word === null ? null : (answers.get(`${language}/${word}`) ?? null);
    if (word === null || shown.value !== null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await checkWord(language, word);
      if (!answer.ok) return; // a hint that fails to come is no hint; the server judges anyway
      const check = judge(answer.value);
      answers.set(`${language}/${word}`, check);
      if (isCurrent) shown.value = check;
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language, word]);
  return shown.value;
}

export function judge({ valid, classes }: Pick<WordChecked, "valid" | "classes">): WordCheck {
  if (!valid) return "notInDictionary";
  return classes.every((each) => each === "conjugated" || each === "proper")
    ? "conjugatedOnly"
    : "inDictionary";
}
