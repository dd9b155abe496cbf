import { signal } from "@preact/signals";
import { agreedOf } from "../../games/vocabulary.ts";
import type { WordChecked } from "../../protocol/requests.ts";
import { checkWord } from "../api.ts";
import type { MatchStore } from "../match/store.ts";

/**
 * What the dictionary says of a word while it is typed. Asked when typing pauses, each word once. Answers are kept by
 * word, so one that comes late is never taken for another word's. Never for a secret: that goes to the match alone.
 *
 * A hint that fails to come is no hint: the server judges the move anyway, and the next pause asks again.
 */
export class WordChecks {
  private readonly known = signal<ReadonlyMap<string, WordChecked>>(new Map());
  private readonly underWay = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly fetchAnswer: typeof checkWord;

  constructor(fetchAnswer: typeof checkWord) {
    this.fetchAnswer = fetchAnswer;
  }

  /** Null until the answer is there. */
  answer(language: string, word: string, lexicon?: string): WordChecked | null {
    return this.known.value.get(keyOf(language, word, lexicon)) ?? null;
  }

  /** What is now on the screen to be checked, instead of what was there before. */
  ask(language: string, words: readonly string[], lexicon?: string): void {
    clearTimeout(this.timer);
    const open = words.filter((word) => {
      const key = keyOf(language, word, lexicon);
      return !this.known.peek().has(key) && !this.underWay.has(key);
    });
    if (open.length === 0) return;
    this.timer = setTimeout(() => {
      for (const word of open) void this.learn(language, word, lexicon);
    }, PAUSE_MS);
  }

  private async learn(language: string, word: string, lexicon: string | undefined): Promise<void> {
    const key = keyOf(language, word, lexicon);
    this.underWay.add(key);
    const answer = await this.fetchAnswer(language, word, lexicon);
    this.underWay.delete(key);
    if (answer.ok) this.known.value = new Map(this.known.peek()).set(key, answer.value);
  }
}

/** What the table agreed on is a word there, whatever the dictionary says. */
export const isAgreed = (match: Pick<MatchStore, "table">, word: string): boolean =>
  agreedOf(match.table.value?.options ?? {}).includes(word);

export const PAUSE_MS = 250;

export const wordChecks = new WordChecks(checkWord);

/** Two matches in one language may keep to different lexicons. */
const keyOf = (language: string, word: string, lexicon = ""): string => `${language}/${lexicon}/${word}`;
