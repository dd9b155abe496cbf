import type { Language } from "../core/language.ts";
import { ok, type Result } from "../core/result.ts";
import { foldWord } from "../lexicon/fold.ts";
import { type Definition, readMeaning, shardOf } from "../lexicon/meanings.ts";
import { type LexiconUnavailable, readJson, readValue } from "./lexicons.ts";

/**
 * What words mean, from KV: `meanings:<language>` names the hash of each letter's shard, which
 * `meanings:<language>:<letter>:<hash>` holds. Only taps ask for it, so nothing is kept in the isolate: a shard of
 * a megabyte for each letter would cost more memory than the few milliseconds are worth.
 */
export interface LemmaMeaning {
  /** As it is written: être, Haus. */
  readonly lemma: string;
  readonly definitions: readonly Definition[];
}

/** The lemmas that a folded word is a form of, each with its definitions, where the language has any. */
export async function meaningOf(
  kv: KVNamespace,
  language: Language,
  word: string,
): Promise<Result<readonly LemmaMeaning[], LexiconUnavailable>> {
  const hashes = await readJson<Readonly<Record<string, string>>>(kv, `meanings:${language}`);
  if (!hashes.ok) return hashes;
  const shards = new Map<string, string>();
  const look = async (text: string) => {
    const letter = shardOf(text);
    const hash = hashes.value[letter];
    if (hash !== undefined && !shards.has(letter)) {
      const bytes = await readValue(kv, `meanings:${language}:${letter}:${hash}`);
      if (!bytes.ok) return bytes;
      shards.set(letter, new TextDecoder().decode(bytes.value));
    }
    return ok(readMeaning(shards.get(letter) ?? "", text));
  };
  const found = await look(word);
  if (!found.ok) return found;
  const meanings: LemmaMeaning[] = [];
  for (const lemma of found.value.lemmas) {
    const own = await look(foldWord(lemma, { umlauts: language === "de" }) ?? word);
    if (!own.ok) return own;
    meanings.push({ lemma, definitions: own.value.definitions });
  }
  return ok(meanings);
}
