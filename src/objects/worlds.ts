import type { Result } from "../core/result.ts";
import type { World } from "../games/game.ts";
import { lexiconIdOf } from "../lexicon/ids.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { MatchHeader } from "../match/events.ts";
import { type Lags, worldOf } from "../match/world.ts";
import { entryOf } from "./ledger.ts";
import { lexiconByHash } from "./lexicons.ts";

/** What a match's rules get from the platform: the words it was made with, the time, and chance. */

export function wordsFor(
  kv: KVNamespace,
  { game, language, lexicon }: MatchHeader,
): Promise<Result<Lexicon, unknown>> {
  return lexiconByHash(kv, lexiconIdOf(language, entryOf(game).rules), lexicon);
}

/** For the commit with this number. */
export const worldFor = (header: MatchHeader, seq: number, words: Lexicon, now: number, lags?: Lags): World =>
  worldOf(header, seq, now, words, fillAtRandom, lags);

const fillAtRandom = (bytes: Uint8Array): unknown => crypto.getRandomValues(bytes);
