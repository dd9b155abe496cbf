import { ok } from "../../core/result.ts";
import type { Seat, World } from "../game.ts";
import type { Facts } from "./decide.ts";
import type { MotAMotMove } from "./moves.ts";
import { COUNT_MS } from "./options.ts";
import { refuse } from "./refusals.ts";
import { bidRange, type MotAMotState } from "./state.ts";

/** The auction: each speaker bids once at most, always lower, before the count reaches 0. */
export function bid(
  state: MotAMotState,
  seat: Seat,
  { clues, tokens = 0 }: MotAMotMove & { type: "bid" },
  world: World,
): Facts {
  const mayBid = bidder(state, seat);
  if (!mayBid.ok) return mayBid;
  if (tokens > 0 && !state.round?.finale) return refuse("mot-a-mot/tokens-finale-only");
  const { fewest, most } = bidRange(state, seat);
  if (clues < 1 || clues + tokens < fewest || clues + tokens > most)
    return refuse("mot-a-mot/bid-range", { fewest, most });
  const own = state.tokens[seat]!.speaker;
  if (tokens > own) return refuse("mot-a-mot/tokens-too-many", { own });
  const last = mayBid.value.bids.at(-1)?.clues;
  if (last !== undefined && clues >= last) return refuse("mot-a-mot/bid-not-lower", { last });
  return ok([{ type: "bid-made", seat, clues, tokens, until: world.now + clues * COUNT_MS }]);
}

export function pass(state: MotAMotState, seat: Seat): Facts {
  const mayBid = bidder(state, seat);
  return mayBid.ok ? ok([{ type: "bid-passed", seat }]) : mayBid;
}

function bidder({ phase, round }: MotAMotState, seat: Seat) {
  const isSpeaker = round?.speakers.includes(seat) ?? false;
  if (phase.name !== "auction") {
    const running = phase.name === "speaking" || phase.name === "choosing-bonus";
    return refuse(running && isSpeaker ? "mot-a-mot/bid-late" : "mot-a-mot/no-auction");
  }
  if (!isSpeaker) return refuse("mot-a-mot/not-speaker");
  if (phase.bids.some((each) => each.seat === seat)) return refuse("mot-a-mot/bid-twice");
  if (phase.passed.includes(seat)) return refuse("mot-a-mot/bid-passed");
  return ok(phase);
}
