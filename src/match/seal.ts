import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { fromHex, toHex } from "../core/bytes.ts";
import type { Seat, Secret } from "../games/game.ts";

/**
 * A commitment to a secret word: published when the word is chosen, opened at the end, so that anybody can
 * check that the word was not changed. The nonce has 128 random bits, because a bare hash of a short word is
 * found again by trying the dictionary.
 */
export function commitmentOf(
  match: string,
  seat: Seat,
  epoch: number,
  word: string,
  nonce: Uint8Array,
): string {
  return toHex(sha256(concatBytes(nonce, utf8ToBytes(`palabre1|${match}|${seat}|${epoch}|${word}`))));
}

export function opens(match: string, { seat, epoch, word, nonce, commitment }: Secret): boolean {
  return commitmentOf(match, seat, epoch, word, fromHex(nonce)) === commitment;
}

export const seedCommitmentOf = (seed: Uint8Array): string => toHex(sha256(seed));
