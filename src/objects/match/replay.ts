import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toBase64Url } from "../../core/bytes.ts";
import { dayOf } from "../../core/day.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { logLine } from "../../log-line.ts";
import type { Commit } from "../../match/events.ts";
import { type Replay, type ReplaySeal, replayOf } from "../../match/log.ts";
import type { Live } from "../../match/match-log.ts";
import type { MatchState } from "../../match/state.ts";
import { parseKeys } from "../../players/tokens.ts";
import { chainOf, sealText } from "../../proof/chain.ts";
import type { PublicKeys } from "../../protocol/requests.ts";
import type { MatchStore } from "./store.ts";

/**
 * Seals under finished logs. Each signing key has an Ed25519 pair of its own, derived from its secret, so that
 * there is nothing further to keep or to rotate; only the public halves leave.
 */
const PURPOSE = "palabre1|seal-key";
/** The platform takes a private key only in its PKCS #8 wrapping, which for Ed25519 is these bytes and the key. */
const PKCS8_HEAD = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32);

interface Pair {
  readonly id: string;
  readonly key: CryptoKey;
  readonly publicKey: string;
}

async function pairOf([id, secret]: readonly [string, Uint8Array]): Promise<Pair> {
  const seed = hmac(sha256, secret, utf8ToBytes(PURPOSE));
  const key = await crypto.subtle.importKey(
    "pkcs8",
    Uint8Array.of(...PKCS8_HEAD, ...seed),
    { name: "Ed25519" },
    true,
    ["sign"],
  );
  const { x } = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
  return { id, key, publicKey: x! };
}

/** All keys that seals may still bear. */
export async function publicKeys(keys: string): Promise<PublicKeys> {
  const pairs = await Promise.all(parseKeys(keys).map(pairOf));
  return { keys: pairs.map(({ id, publicKey }) => ({ id, algorithm: "Ed25519", publicKey })) };
}

/** Why nobody may yet read how a match went. */
export type NotToBeRead = "match-not-finished" | "puzzle-open";

/**
 * The one place that says from when a match lies open: once it is over, and if it is a puzzle of the day, once that day
 * (UTC) is, too. Until then others look for the same words, and who has found them may come back as somebody else.
 */
export function whyShut(
  { header, progress }: MatchState,
  store: Pick<MatchStore, "madeAt">,
  now: number,
): NotToBeRead | null {
  if (progress.stage !== "finished") return "match-not-finished";
  if (header.options.daily !== true) return null;
  return (header.day ?? dayOf(store.madeAt)) === dayOf(now) ? "puzzle-open" : null;
}

/** As JSON text; only of a match that lies open. */
export async function replayText(
  live: Live,
  store: Pick<MatchStore, "log" | "head" | "madeAt">,
  keys: string,
): Promise<Result<string, NotToBeRead>> {
  const shut = whyShut(live.state, store, Date.now());
  if (shut) return fail(shut);
  return ok(JSON.stringify(await sealedReplay(live, store.log(), store.head, keys)));
}

/** Sealed by the key that signs now. A log that no longer has the hash it ended with gets no seal. */
export async function sealedReplay(
  { game, state }: Live,
  log: readonly Commit[],
  kept: string | null,
  keys: string,
): Promise<Replay> {
  const { id } = state.header;
  const hashes = chainOf(id, log);
  const head = hashes.at(-1)!;
  const isItself = kept === null || kept === head;
  if (!isItself) logLine("error", "the log does not fit its chain", { match: id, seq: state.seq });
  const chained = log.map((commit, i) => ({ ...commit, hash: hashes[i]! }));
  return replayOf(game.rules, state, chained, isItself ? await sealOf(keys, id, log.length, head) : null);
}

async function sealOf(keys: string, match: string, commits: number, head: string): Promise<ReplaySeal> {
  const [first] = parseKeys(keys);
  if (!first) throw new Error("SIGNING_KEYS holds no key");
  const { id, key, publicKey } = await pairOf(first);
  const signature = await crypto.subtle.sign("Ed25519", key, sealText(match, commits, head));
  return { head, key: id, publicKey, signature: toBase64Url(new Uint8Array(signature)) };
}
