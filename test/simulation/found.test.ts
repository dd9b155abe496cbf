import { describe, expect, it } from "vitest";
import type { Effect } from "../../src/match/effects.ts";
import { LobbyListing } from "../../src/match/lobby-listing.ts";
import type { Presence } from "../../src/match/presence.ts";
import type { MatchState } from "../../src/match/state.ts";

/** What the simulation found, each with the seed that first showed it, as the smallest test that fails without its mend. */
describe("found by simulation", () => {
  it("seed 4: a room that is made private after the lobby's answer was lost is taken off the list", () => {
    const notes = new Map<string, unknown>();
    const told: (object | null)[] = [];
    const outside = {
      kept: { note: <T>(key: string): T | null => (notes.get(key) as T | undefined) ?? null },
      do(effect: Effect<object>) {
        if (effect.type === "note") notes.set(effect.key, effect.value);
        if (effect.type === "tell-lobby") told.push(effect.listing);
      },
    };
    const presence = { connected: () => new Set(["ada"]), watchers: () => 0 };
    const room = (visibility: "public" | "private") =>
      ({
        header: { visibility, options: { clock: { kind: "none" } } },
        seats: [{ members: [{ id: "ada", name: "Ada" }], bot: null }],
        progress: { stage: "waiting" },
      }) as unknown as MatchState;
    const listing = new LobbyListing<object>(outside as never, presence as unknown as Presence<object>);
    listing.note(room("public"), 0);
    listing.tell(room("public"), 1);
    expect(told).toHaveLength(1);
    listing.answered(null, 2); // it was listed, and the answer lost
    listing.note(room("private"), 3);
    listing.tell(room("private"), 60_000);
    expect(told[1]).toBeNull();
  });
});
