import { ok, type Result } from "../../core/result.ts";
import { entryOf } from "../../games/registry.ts";
import { agreedOf, type WordOptions } from "../../games/vocabulary.ts";
import { agreedHash } from "../../lexicon/create.ts";
import { lexiconIdOf } from "../../lexicon/ids.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { MatchHeader } from "../../match/events.ts";
import { type LexiconUnavailable, lexiconByHash } from "../lexicons.ts";

export type WordsWanted = Pick<MatchHeader, "game" | "language" | "lexicon"> & {
  readonly options: WordOptions;
};

/** Those of the dictionary it was made with, and those that its table agreed on. */
export async function wordsFor(
  kv: KVNamespace,
  { game, language, lexicon, options }: WordsWanted,
): Promise<Result<Lexicon, LexiconUnavailable>> {
  const words = await lexiconByHash(kv, lexiconIdOf(language, entryOf(game).rules), lexicon);
  return words.ok ? ok(withAgreed(words.value, agreedOf(options))) : words;
}

/** By their hash. A few: each is a copy of its lexicon, and bots and analysis come back to it at every move. */
const grown = new Map<string, Lexicon>();
const MOST_GROWN = 8;

function withAgreed(words: Lexicon, agreed: readonly string[]): Lexicon {
  if (agreed.length === 0) return words;
  const hash = agreedHash(words.hash, agreed);
  const known = grown.get(hash) ?? words.withAgreed(agreed);
  grown.delete(hash);
  grown.set(hash, known);
  if (grown.size > MOST_GROWN) grown.delete(grown.keys().next().value!);
  return known;
}
