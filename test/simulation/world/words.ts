import { gzipSync } from "node:zlib";
import { builtLexicon } from "../../../dictionaries/built.ts";
import type { Language } from "../../../src/core/language.ts";
import { entryOf } from "../../../src/games/registry.ts";
import { buildAutomaton } from "../../../src/lexicon/build.ts";
import { createLexicon } from "../../../src/lexicon/create.ts";
import { encode } from "../../../src/lexicon/format.ts";
import { type LexiconId, languageOfLexicon, lexiconIdOf } from "../../../src/lexicon/ids.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { readTrie } from "../../../src/lexicon/read.ts";
import type { Cloud } from "../platform/cloud.ts";

/**
 * The commonest words of the real dictionaries, read once for all worlds of this program. With all words a bot that
 * only wants any legal move looks at a hundred times as many, and the world spends its time on that.
 */
const OF_EACH_LENGTH = 400;
const HASH = "commonest";

interface Small {
  readonly lexicon: Lexicon;
  readonly trie: Uint8Array;
  readonly common: Uint8Array;
}

const made = new Map<LexiconId, Small>();

function smallOf(id: LexiconId): Small {
  const known = made.get(id) ?? makeSmall(id);
  made.set(id, known);
  return known;
}

function makeSmall(id: LexiconId): Small {
  const whole = builtLexicon(id);
  const counts = new Map<number, number>();
  const common = whole.common.filter(({ length }) => {
    const count = (counts.get(length) ?? 0) + 1;
    counts.set(length, count);
    return count <= OF_EACH_LENGTH;
  });
  const bytes = encode(buildAutomaton(common.map((word) => [word, whole.classesOf(word)] as const)));
  const trie = readTrie(bytes);
  if (!trie.ok) throw new Error("The small dictionary cannot be read");
  const parts = { language: languageOfLexicon(id), hash: HASH, trie: trie.value, common: () => [...common] };
  return { lexicon: createLexicon(parts), trie: gzipSync(bytes), common: gzipSync(common.join("\n")) };
}

export const wordsFor = (game: string, language: Language): Lexicon =>
  smallOf(lexiconIdOf(language, entryOf(game).rules)).lexicon;

/** Each edition is current from then on, and those of before are still there. */
export function publishWords(
  cloud: Cloud,
  binding: string,
  ids: readonly LexiconId[],
  edition: number,
): void {
  const kv = cloud.kv(binding);
  const hash = edition === 0 ? HASH : `${HASH}-${edition}`;
  for (const id of ids) {
    const { trie, common } = smallOf(id);
    kv.publish(`lexicon:${id}:${hash}`, trie);
    kv.publish(`common:${id}:${hash}`, common);
    kv.publish(`lexicon:${id}`, JSON.stringify({ trie: hash, common: hash }));
  }
}
