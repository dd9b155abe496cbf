import { describe, expect, it } from "vitest";
import type { AnyGame, World } from "../../src/games/game.ts";
import type { Clock } from "../../src/games/options.ts";
import type { Away } from "../../src/match/absence.ts";
import { arrivalDue, create, dueAt, passTime, RETURN_MS } from "../../src/match/decide.ts";
import type { AnyEvent, MatchHeader } from "../../src/match/events.ts";
import { ABANDONED_MS, isAbandoned, isWoken, lostTogether, wasServerAway } from "../../src/match/outage.ts";
import { applyCommit, type MatchState } from "../../src/match/state.ts";
import { viewFor } from "../../src/match/view.ts";

/** A game that waits for seat 0 until it has moved, then for seat 1. */
const rules = {
  init: () => ({ turn: 0 }),
  apply: (_: unknown, event: { seat: number }) => ({ turn: event.seat }),
  waits: ({ turn }: { turn: number }) => [{ key: `turn ${turn}`, seats: [turn], limit: "clock" }],
  isOut: () => false,
  outcome: () => null,
  leave: () => [],
  expire: () => [{ type: "passed", seat: 1 }],
  view: () => ({ phase: "turn" }),
  counts: () => true,
} as unknown as AnyGame;

const TURN: Clock = { kind: "turn", seconds: 60 };
const GAME: Clock = { kind: "game", seconds: 300, increment: 5 };
const STOP: AnyEvent = { type: "clocks-stopped", reason: "server-away" };
const ARRIVED: AnyEvent = { type: "everyone-arrived" };
const people = ["ada", "bob", "mia"].map((id) => ({ id, name: id }));

function playing(clock: Clock, count = 2): MatchState {
  const header = { seats: 2, options: { clock, teams: true }, start: "full" } as unknown as MatchHeader;
  const more: AnyEvent[] = people.slice(2, count).map((member) => ({ type: "seat-taken", seat: 1, member }));
  const events: AnyEvent[] = [
    ...create(header, people.slice(0, Math.min(2, count)), count === 1 ? [1] : []),
    ...more,
    { type: "match-begun" },
    ARRIVED,
  ];
  return then(null, 0, ...events);
}

const then = (before: MatchState | null, at: number, ...events: AnyEvent[]): MatchState =>
  applyCommit(rules, before, { seq: (before?.seq ?? 0) + 1, at, player: null, move: null, events });

describe("[W113] clocks that stopped", () => {
  it("charge nothing of the time since the last commit, and run for nobody", () => {
    const moved = then(playing(GAME), 40_000, { type: "passed", seat: 1 });
    const stopped = then(moved, 900_000, STOP);
    expect(viewFor(rules, stopped, 0, new Set())).toMatchObject({
      deadline: null,
      clocks: [
        { remainingMs: 265_000, running: false },
        { remainingMs: 300_000, running: false },
      ],
    });
    expect(dueAt(stopped)).toBeNull();
  });

  it("go on from what each had once everyone has arrived", () => {
    const moved = then(playing(GAME), 40_000, { type: "passed", seat: 1 });
    const again = then(then(moved, 900_000, STOP), 910_000, ARRIVED);
    expect(viewFor(rules, again, 0, new Set())).toMatchObject({
      deadline: 1_210_000,
      clocks: [
        { remainingMs: 265_000, running: false },
        { remainingMs: 300_000, running: true },
      ],
    });
  });

  it("let a turn begin anew", () => {
    const again = then(then(playing(TURN), 50_000, STOP), 55_000, ARRIVED);
    expect(viewFor(rules, again, 0, new Set()).deadline).toBe(115_000);
  });

  it("wait a minute for everyone, and then run whoever is there", () => {
    const stopped = then(playing(TURN), 50_000, STOP);
    expect(arrivalDue(stopped)).toBe(50_000 + RETURN_MS);
    expect(passTime(rules, stopped, { now: 109_999 } as World)).toBeNull();
    expect(passTime(rules, stopped, { now: 110_000 } as World)).toEqual([ARRIVED]);
  });
});

describe("[W114] the server was away", () => {
  const cases: [string, MatchState, string[], string[], number, boolean][] = [
    ["sockets are gone without a word", playing(TURN), ["ada"], [], 1000, true],
    ["also of somebody alone with bots", playing(TURN, 1), ["ada"], [], 1000, true],
    ["but not while somebody is there", playing(TURN), ["ada"], ["bob"], 1000, false],
    ["a stranger who looks on is nobody", playing(TURN), ["ada"], ["eve"], 1000, true],
    ["nor where no time runs", playing({ kind: "none" }), ["ada", "bob"], [], 1000, false],
    [
      "nor by correspondence before the deadline",
      playing({ kind: "days", days: 1 }),
      ["ada"],
      [],
      1000,
      false,
    ],
    ["a deadline is long past", playing({ kind: "days", days: 1 }), [], [], 86_460_001, true],
    ["alarms may be a minute late", playing({ kind: "days", days: 1 }), [], [], 86_460_000, false],
    ["it already waits for everyone", then(playing(TURN), 5, STOP), [], [], 60_005, false],
    ["and was away again", then(playing(TURN), 5, STOP), [], [], 120_006, true],
  ];
  it.each(cases)("%s", (_, state, vanished, there, now, expected) =>
    expect(wasServerAway(state, vanished, new Set(there), now)).toBe(expected),
  );
});

describe("[W115] everybody was lost at once", () => {
  const lost = (since: number): Away => ({ since, why: "lost" });
  const cases: [string, MatchState, [string, Away][], boolean][] = [
    [
      "within five seconds",
      playing(TURN),
      [
        ["ada", lost(0)],
        ["bob", lost(5000)],
      ],
      true,
    ],
    [
      "not one after the other",
      playing(TURN),
      [
        ["ada", lost(0)],
        ["bob", lost(5001)],
      ],
      false,
    ],
    [
      "not when a page was closed",
      playing(TURN),
      [
        ["ada", { since: 0, why: "closed" }],
        ["bob", lost(1)],
      ],
      false,
    ],
    ["not while one is there", playing(TURN), [["ada", lost(0)]], false],
    [
      "nor one of a team",
      playing(TURN, 3),
      [
        ["ada", lost(0)],
        ["bob", lost(1)],
      ],
      false,
    ],
    ["nobody alone can stop the clocks", playing(TURN, 1), [["ada", lost(0)]], false],
    [
      "nor where no time runs",
      playing({ kind: "none" }),
      [
        ["ada", lost(0)],
        ["bob", lost(1)],
      ],
      false,
    ],
  ];
  it.each(cases)("%s", (_, state, away, expected) =>
    expect(lostTogether(state, new Map(away))).toBe(expected),
  );
});

describe("[W116] a match that everybody has left sleeps, or not", () => {
  const gone = (...since: number[]): ReadonlyMap<string, Away> =>
    new Map(since.map((each, i) => [people[i]!.id, { since: each, why: "closed" }]));

  it.each<[string, Clock, ReadonlyMap<string, Away>, boolean]>([
    ["all ten minutes ago", TURN, gone(0, 0), true],
    ["one of them a moment later", TURN, gone(0, 1), false],
    ["one of them not at all", TURN, gone(0), false],
    ["under a clock that runs out", GAME, gone(0, 0), false],
    ["by correspondence", { kind: "days", days: 1 }, gone(0, 0), false],
    ["where nothing is due", { kind: "none" }, gone(0, 0), false],
  ])("%s", (_, clock, away, sleeps) => {
    expect(isAbandoned(rules, playing(clock), away, ABANDONED_MS)).toBe(sleeps);
  });

  it("waits for nothing until one of its own is back, and then a minute for the others", () => {
    const asleep = then(playing(TURN), 900_000, { type: "clocks-stopped", reason: "everyone-left" });
    expect([dueAt(asleep), arrivalDue(asleep)]).toEqual([null, null]);
    expect([isWoken(asleep, "eve"), isWoken(asleep, "ada")]).toEqual([false, true]);
    const woken = then(asleep, 5_000_000, { type: "clocks-stopped", reason: "somebody-back" });
    expect(arrivalDue(woken)).toBe(5_000_000 + RETURN_MS);
    expect(isWoken(woken, "bob")).toBe(false);
    expect(dueAt(then(woken, 5_010_000, ARRIVED))).toBe(5_010_000 + 60_075);
  });
});
