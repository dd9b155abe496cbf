import { describe, expect, it } from "vitest";
import type { AnyGame, World } from "../../src/games/game.ts";
import type { Clock } from "../../src/games/options.ts";
import {
  ARRIVAL_MS,
  ASKED_MS,
  arrivalDue,
  create,
  hasArrived,
  judge,
  passTime,
  readMove,
} from "../../src/match/decide.ts";
import type { AnyEvent, MatchHeader } from "../../src/match/events.ts";
import { newsFor } from "../../src/match/news.ts";
import { wasServerAway } from "../../src/match/outage.ts";
import { leaveRoom } from "../../src/match/rooms.ts";
import { applyCommit, type MatchState } from "../../src/match/state.ts";
import { viewFor } from "../../src/match/view.ts";

/** A game that counts from the start, so that what does not is for want of people. */
const rules = {
  init: () => ({}),
  apply: (state: object) => state,
  waits: () => [{ key: "turn", seats: [0], limit: "clock" }],
  leave: () => [],
  decide: () => ({ ok: true, value: [] }),
  counts: () => true,
  isOut: () => false,
  outcome: () => null,
  view: () => ({ phase: "turn" }),
} as unknown as AnyGame;

const CLOCK: Clock = { kind: "turn", seconds: 60 };
const people = ["ada", "bob"].map((id) => ({ id, name: id }));
const there = (...ids: string[]): ReadonlySet<string> => new Set(ids);
const at = (now: number): World => ({ now, lagMs: 0 }) as World;

function begun(gathering?: MatchHeader["gathering"], more: AnyEvent[] = []): MatchState {
  const header = { id: "m", game: "toy", seats: 2, options: { clock: CLOCK }, start: "full", seed: "00" };
  const made = { ...header, strangers: true, ...(gathering && { gathering }) } as unknown as MatchHeader;
  const events = [...create(made, people, []), { type: "match-begun" }, ...more] as AnyEvent[];
  return applyCommit(rules, null, { seq: 1, at: 0, player: null, move: null, events });
}
const after = (state: MatchState, events: readonly AnyEvent[] | null): MatchState =>
  applyCommit(rules, state, { seq: 2, at: ARRIVAL_MS, player: null, move: null, events: events ?? [] });

describe("everybody is to come to the table", () => {
  it("[W164] who is not there after twenty seconds makes a match of strangers void, and has left it", () => {
    const state = begun("confirmed");
    expect(passTime(rules, state, at(ARRIVAL_MS - 1), undefined, there("ada"))).toBeNull();
    const events = passTime(rules, state, at(ARRIVAL_MS), undefined, there("ada"));
    expect(events).toEqual([
      { type: "seat-left", seat: 1, reason: "absent" },
      { type: "match-voided", seat: 1 },
    ]);
    const over = after(state, events);
    expect(over.progress).toMatchObject({ stage: "finished", outcome: { reason: "void", winners: [] } });
    expect(newsFor(rules, over, "bob", false)).toMatchObject({ leftEarly: true, walkedOut: null });
    expect(newsFor(rules, over, "ada", true)).toMatchObject({ leftEarly: false, walkedOut: null });
  });

  it("[W164] nobody came: it is void, and all of them stayed away", () => {
    const events = passTime(rules, begun("confirmed"), at(ARRIVAL_MS), undefined, there());
    expect(events?.map(({ type }) => type)).toEqual(["seat-left", "seat-left", "match-voided"]);
  });

  it("[W165] who was only asked has a minute, and nobody is blamed for not coming", () => {
    const state = begun("asked");
    expect(arrivalDue(state)).toBe(ASKED_MS);
    expect(passTime(rules, state, at(ASKED_MS - 1), undefined, there("bob"))).toBeNull();
    const events = passTime(rules, state, at(ASKED_MS), undefined, there("bob"));
    expect(events).toEqual([{ type: "match-voided", seat: 0 }]);
    expect(newsFor(rules, after(state, events), "ada", false)).toMatchObject({ leftEarly: false });
  });

  it("[W165] who says not now ends it at once for all, and nobody is blamed who was only asked", () => {
    expect(leaveRoom(begun("asked"), "bob", there("ada"))).toEqual({
      ok: true,
      value: [{ type: "match-voided", seat: 1 }],
    });
    expect(leaveRoom(begun("confirmed"), "bob", there("ada"))).toMatchObject({
      value: [{ type: "seat-left", reason: "resigned" }, { type: "match-voided" }],
    });
    expect(leaveRoom(begun("asked", [{ type: "everyone-arrived" }]), "bob", there())).toMatchObject({
      error: { code: "match/begun" },
    });
  });

  it("[W164] it counts once everybody was there, and until then leaving is free whatever the rules say", () => {
    const state = begun("asked");
    expect(viewFor(rules, state, 0, there("ada")).counts).toBe(false);
    expect(hasArrived(rules, state, there("ada"))).toBe(false);
    expect(hasArrived(rules, state, there("ada", "bob"))).toBe(true);
    const resign = readMove({ type: "resign" });
    if (!resign.ok) throw new Error("no move");
    const left = judge(rules, state, "ada", resign.value, at(1000), there("ada"));
    expect(left).toMatchObject({ value: [{ type: "seat-left" }, { type: "match-voided" }] });
    const gathered = begun("asked", [{ type: "everyone-arrived" }]);
    expect(viewFor(rules, gathered, 0, there("ada")).counts).toBe(true);
  });

  it("[W164] everybody sees until when they are waited for", () => {
    const view = viewFor(rules, begun("confirmed"), 0, there("ada"));
    expect(view.timers).toEqual([{ until: ARRIVAL_MS, by: "arrival", seats: [0, 1] }]);
    expect(view.deadline).toBe(ARRIVAL_MS);
    expect(viewFor(rules, begun(), 0, there("ada"))).toMatchObject({ timers: [], deadline: null });
  });

  it("[W164] where the server was away nobody is blamed for it", () => {
    const state = begun("confirmed");
    const long = ARRIVAL_MS + 120_000;
    expect(wasServerAway(state, [], there(), long)).toBe(false);
    expect(passTime(rules, state, at(long), undefined, there())).toEqual([{ type: "match-voided", seat: 0 }]);
  });

  it("[W106] a match that was made by hand begins all the same after twenty seconds", () => {
    expect(passTime(rules, begun(), at(ARRIVAL_MS), undefined, there("ada"))).toEqual([
      { type: "everyone-arrived" },
    ]);
    expect(viewFor(rules, begun(), 0, there("ada")).counts).toBe(true);
  });
});
