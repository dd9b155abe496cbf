import { fromHex, toHex } from "../core/bytes.ts";
import { chanceOf } from "../core/chance.ts";
import type { World } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { MatchHeader } from "./events.ts";
import { commitmentOf } from "./seal.ts";

const NONCE_BYTES = 16;

/** How far away a mover is; nobody is when time or a bot moves. */
export type Lags = Pick<World, "lagMs" | "raceLagMs">;
export const NO_LAG: Lags = { lagMs: 0 };

/** What the rules get from outside for the commit with this number. `random` fills bytes from the platform. */
export function worldOf(
  header: MatchHeader,
  seq: number,
  now: number,
  words: Lexicon,
  random: (bytes: Uint8Array) => unknown,
  { lagMs, raceLagMs = 0 }: Lags = NO_LAG,
): World {
  return {
    now,
    words,
    lagMs,
    raceLagMs,
    chance: (purpose) => chanceOf(fromHex(header.seed), seq, purpose),
    seal: (seat, epoch, word) => {
      const nonce = new Uint8Array(NONCE_BYTES);
      random(nonce);
      return { commitment: commitmentOf(header.id, seat, epoch, word, nonce), nonce: toHex(nonce) };
    },
  };
}
