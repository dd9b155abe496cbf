import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * Chance is spent by purpose. The stream for one purpose in one commit is HMAC-SHA-256(seed, commit, purpose,
 * block): whoever sees every public die learns nothing of a hidden draw, and a log with its seed gives the
 * same draws everywhere.
 */
export interface Chance {
  /** A whole number from 0 up to, not including, `bound`. */
  int(bound: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function chanceOf(seed: Uint8Array, commit: number, purpose: string): Chance {
  return chanceFrom(words(seed, `${commit}|${purpose}`));
}

function* words(seed: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, seed, utf8ToBytes(`${label}|${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
  }
}

function chanceFrom(source: Generator<number, never>): Chance {
  function int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new Error(`No chance below ${bound}`);
    const limit = 2 ** 32 - (2 ** 32 % bound); // above it, the low numbers would be favoured
    for (;;) {
      const word = source.next().value;
      if (word < limit) return word % bound;
    }
  }
  return {
    int,
    pick: (items) => {
      if (items.length === 0) throw new Error("Nothing to pick from");
      return items[int(items.length)]!;
    },
    shuffle: (items) => {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
}
