import { describe, expect, it } from "vitest";
import { type DisclosedMatchEvent, MATCH_EVENT_TYPES } from "../../src/match/events.ts";
import { eventSchema } from "../../src/protocol/frames.ts";
import { SENT_BY_MATCH } from "../../src/protocol/match-events.ts";

const options = { clock: { kind: "none" }, teams: false } as const;
const member = { id: "ada", name: "Ada" };

/** One of each; a type without its example does not compile. */
const EXAMPLES: { [Type in DisclosedMatchEvent["type"]]: DisclosedMatchEvent & { type: Type } } = {
  "match-created": {
    type: "match-created",
    id: "m",
    game: "password",
    rules: 1,
    language: "fr",
    lexicon: "hash",
    options: Object.assign({ level: 2 }, options),
    seats: 2,
    visibility: "private",
    start: "full",
    rated: false,
    seedCommitment: "hash",
  },
  "seat-taken": { type: "seat-taken", seat: 0, member },
  "match-begun": { type: "match-begun" },
  "everyone-arrived": { type: "everyone-arrived" },
  "resignation-agreed": { type: "resignation-agreed", seat: 0, member: "ada" },
  "seat-left": { type: "seat-left", seat: 0, reason: "resigned" },
  "match-voided": { type: "match-voided", seat: 0 },
  "room-changed": { type: "room-changed", changes: { options, visibility: "public" } },
  "seats-arranged": {
    type: "seats-arranged",
    seats: [
      { members: [{ ...member, via: "A partner" }], bot: null },
      { members: [], bot: 3 },
    ],
  },
  "seat-vacated": { type: "seat-vacated", seat: 1, member: "ada", reason: "removed" },
  "host-changed": { type: "host-changed", host: "ada" },
  "seat-handed-over": { type: "seat-handed-over", seat: 1, bot: 2 },
  "seat-taken-back": { type: "seat-taken-back", seat: 1 },
  "lag-allowed": { type: "lag-allowed", seat: 0, ms: 40 },
  "clocks-stopped": { type: "clocks-stopped", reason: "server-away" },
  "member-renamed": { type: "member-renamed", member },
};
const sent = (event: object): object => ({ seq: 1, at: 1_800_000_000_000, ...event });

describe("[W154] the events that are the same in all games", () => {
  it("have a schema each", () => {
    expect([...SENT_BY_MATCH].sort()).toEqual([...MATCH_EVENT_TYPES].sort());
  });

  it.each(Object.values(EXAMPLES))("$type fits it, and with a field more it does not", (event) => {
    expect(eventSchema.safeParse(sent(event)).error).toBeUndefined();
    expect(eventSchema.safeParse(sent({ ...event, seed: "secret" })).success).toBe(false);
  });

  it("a bot takes a seat as well, and a game's event is the game's affair", () => {
    expect(eventSchema.safeParse(sent({ type: "seat-taken", seat: 1, bot: 3 })).success).toBe(true);
    expect(eventSchema.safeParse(sent({ type: "seat-taken", seat: 1 })).success).toBe(false);
    expect(eventSchema.safeParse(sent({ type: "rolled", seat: 1, dice: [1, 2] })).success).toBe(true);
  });
});
