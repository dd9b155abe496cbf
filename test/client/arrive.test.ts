import { describe, expect, it } from "vitest";
import { wishOf } from "../../src/client/match/arrive.ts";
import type { Summary } from "../../src/protocol/requests.ts";

const ada = { id: "ada", name: "Ada" };
const taken = { seat: 0, members: [ada], bot: null, connected: true };
const free = { seat: 1, members: [], bot: null, connected: false };
const bot = { seat: 1, members: [], bot: 1, connected: true };

const summary = (wish: Partial<Summary>) =>
  ({
    id: "m",
    game: "password",
    language: "fr",
    options: {},
    seats: [taken, free],
    state: "waiting",
    visibility: "private",
    start: "full",
    outcome: null,
    ...wish,
  }) as Summary;

describe("[W6] opening a match's link", () => {
  it("takes a free seat", () => expect(wishOf(summary({}), "bob")).toBe("sit"));
  it("takes no second seat", () => expect(wishOf(summary({}), "ada")).toEqual({ kind: "enter" }));
  it("takes a free seat as nobody yet", () => expect(wishOf(summary({}), null)).toBe("sit"));

  it("asks for the side where seats are shared", () => {
    expect(wishOf(summary({ options: { teams: true } }), "bob")).toMatchObject({ kind: "choose-side" });
  });

  it("is shut when a private match is full, under way or over", () => {
    expect(wishOf(summary({ seats: [taken, bot] }), "bob")).toEqual({ kind: "shut", finished: false });
    expect(wishOf(summary({ state: "playing" }), "bob")).toEqual({ kind: "shut", finished: false });
    expect(wishOf(summary({ state: "finished" }), "bob")).toEqual({ kind: "shut", finished: true });
  });

  it("watches when a public match is full or under way", () => {
    expect(wishOf(summary({ seats: [taken, bot], visibility: "public" }), "bob")).toEqual({ kind: "enter" });
    expect(wishOf(summary({ state: "playing", visibility: "public" }), null)).toEqual({ kind: "enter" });
  });

  it("comes back to one's own finished match", () => {
    expect(wishOf(summary({ state: "finished" }), "ada")).toEqual({ kind: "enter" });
  });
});
