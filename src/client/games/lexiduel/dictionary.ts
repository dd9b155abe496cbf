import { signal } from "@preact/signals";
import type { WordChecked } from "../../../protocol/requests.ts";
import { checkWord } from "../../api.ts";

/** Which words of a preview are words, asked when typing pauses, each once. */
const PAUSE_MS = 250;
const known = signal<ReadonlyMap<string, WordChecked>>(new Map());
const asked = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Null until the answer is there; a hint that does not come is no hint, the server judges anyway. */
export function isKnownWord(language: string, word: string, interjections: boolean): boolean | null {
  const answer = known.value.get(`${language}/${word}`);
  return answer ? counts(answer, interjections) : null;
}

/** A proper noun alone does not count, and an interjection only where it was agreed upon. */
export function counts(
  { valid, classes }: Pick<WordChecked, "valid" | "classes">,
  interjections: boolean,
): boolean {
  return valid && classes.some((each) => each !== "proper" && (interjections || each !== "interjection"));
}

export function askWords(language: string, words: readonly string[]): void {
  clearTimeout(timer);
  const open = words.filter((word) => !asked.has(`${language}/${word}`));
  if (open.length === 0) return;
  timer = setTimeout(() => {
    for (const word of open) void ask(language, word);
  }, PAUSE_MS);
}

async function ask(language: string, word: string): Promise<void> {
  const key = `${language}/${word}`;
  asked.add(key);
  const answer = await checkWord(language, word);
  if (answer.ok) known.value = new Map(known.value).set(key, answer.value);
  else asked.delete(key);
}
