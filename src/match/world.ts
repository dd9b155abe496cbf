import { fromHex, toHex } from "../core/bytes.ts";
import { chanceOf } from "../core/chance.ts";
import type { AnyGame, World } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { MatchHeader } from "./events.ts";
import { commitmentOf } from "./seal.ts";

const NONCE_BYTES = 16;

/** How far away a mover is; nobody is when time or a bot moves. */
export type MoverLag = Pick<World, "lagMs" | "raceLagMs">;
export const NO_LAG: MoverLag = { lagMs: 0 };

/** What the rules get from outside for the commit with this number. `random` fills bytes from the platform. */
export function worldOf(
  header: MatchHeader,
  seq: number,
  now: number,
  words: Lexicon,
  random: (bytes: Uint8Array) => unknown,
  { lagMs, raceLagMs = 0 }: MoverLag = NO_LAG,
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

/** Rules that meet another world than the one they are given: a lesson's dice, the seals of a test. */
export const inWorld = (rules: AnyGame, bend: (world: World) => World): AnyGame => ({
  ...rules,
  begin: (state, world) => rules.begin(state, bend(world)),
  decide: (state, seat, move, world) => rules.decide(state, seat, move, bend(world)),
  expire: (state, key, world) => rules.expire(state, key, bend(world)),
  leave: (state, seat, reason, world) => rules.leave(state, seat, reason, bend(world)),
});
