import { describe, expect, it } from "vitest";
import type { Wait } from "../../src/games/game.ts";
import type { Clock } from "../../src/games/options.ts";
import {
  clocksView,
  duesOf,
  freshClocks,
  lagAllowed,
  patienceMs,
  startClocks,
  turnClocks,
  unhurriedSeat,
} from "../../src/match/clocks.ts";
import type { MatchHeader } from "../../src/match/events.ts";

const headerOf = (clock: Clock) => ({ seats: 2, options: { clock, teams: false } }) as unknown as MatchHeader;
const turn = (key: string, seat = 0): Wait => ({ key, seats: [seat], limit: "clock" });
const choice = (key: string): Wait => ({ key, seats: [0, 1], limit: 90_000 });

/** Clocks after the waits of each step took effect at its time. */
function run(clock: Clock, steps: readonly (readonly [number, readonly Wait[]])[]) {
  const header = headerOf(clock);
  let clocks = startClocks(freshClocks(header));
  let last = 0;
  for (const [at, waits] of steps) {
    clocks = turnClocks(clocks, waits, at, at - last, header);
    last = at;
  }
  return { clocks, dues: duesOf(clocks, header, last) };
}

describe("[W170] with bots at all the other seats and without a clock", () => {
  const person = { members: [{ id: "ada", name: "Ada" }], bot: null };
  const bot = { members: [], bot: 1 } as const;
  const none = headerOf({ kind: "none" });
  const begun = (wait: Wait) => turnClocks(startClocks(freshClocks(none)), [wait], 100, 0, none);
  const chosenBy = (seat: number): Wait => ({ key: "c", seats: [seat], limit: 90_000, patient: true });

  it("a choice of the rules has no time, and the bots' choices have", () => {
    expect(unhurriedSeat(none, [bot, person, bot])).toBe(1);
    expect(duesOf(begun(chosenBy(1)), none, 100, 1)).toEqual([]);
    expect(duesOf(begun(chosenBy(0)), none, 100, 1)).toHaveLength(1);
  });

  it("a race keeps its time", () => {
    expect(duesOf(begun({ key: "r", seats: [1], limit: 90_000 }), none, 100, 1)).toHaveLength(1);
  });

  it("nobody is unhurried with a clock, with somebody else, or alone", () => {
    expect(unhurriedSeat(headerOf({ kind: "turn", seconds: 30 }), [person, bot])).toBeNull();
    expect(unhurriedSeat(none, [person, person, bot])).toBeNull();
    expect(unhurriedSeat(none, [person])).toBeNull();
  });
});

describe("[W105] what is due", () => {
  const cases: [string, Clock, readonly (readonly [number, readonly Wait[]])[], unknown][] = [
    ["no clock, a turn: never", { kind: "none" }, [[100, [turn("t1")]]], []],
    [
      "no clock, a choice of the rules: its own time",
      { kind: "none" },
      [[100, [choice("c")]]],
      [{ kind: "wait", at: 90_100, by: "rules", seats: [0, 1], lenient: [], key: "c" }],
    ],
    [
      "a turn clock from the moment the turn began",
      { kind: "turn", seconds: 30 },
      [
        [100, [turn("t1")]],
        [200, [turn("t1")]],
      ],
      [{ kind: "wait", at: 30_100, by: "turn", seats: [0], lenient: [0], key: "t1" }],
    ],
    [
      "a turn clock starts anew with a new key",
      { kind: "turn", seconds: 30 },
      [
        [100, [turn("t1")]],
        [200, [turn("t2")]],
      ],
      [{ kind: "wait", at: 30_200, by: "turn", seats: [0], lenient: [0], key: "t2" }],
    ],
    [
      "days: a turn that never comes loses the seat",
      { kind: "days", days: 2 },
      [[0, [turn("t1", 1)]]],
      [{ kind: "flag", at: 172_800_000, by: "turn", seats: [1], lenient: [], seat: 1 }],
    ],
    [
      "days: a choice has the per-move time, then its default",
      { kind: "days", days: 1 },
      [[0, [choice("c")]]],
      [{ kind: "wait", at: 86_400_000, by: "rules", seats: [0, 1], lenient: [], key: "c" }],
    ],
    [
      "a game clock flags who has used up all",
      { kind: "game", seconds: 60, increment: 0 },
      [
        [0, [turn("t1")]],
        [10_000, [turn("t2", 1)]],
        [15_000, [turn("t3")]],
      ],
      [{ kind: "flag", at: 65_000, by: "game", seats: [0], lenient: [0], seat: 0 }],
    ],
  ];
  it.each(cases)("%s", (_, clock, steps, expected) => expect(run(clock, steps).dues).toEqual(expected));

  it("[W106] nothing runs before everyone has arrived", () => {
    const header = headerOf({ kind: "turn", seconds: 5 });
    expect(duesOf(turnClocks(freshClocks(header), [turn("t1")], 100, 0, header), header, 100)).toEqual([]);
  });
});

describe("a game clock", () => {
  const clock: Clock = { kind: "game", seconds: 60, increment: 5 };

  it("[W105] spends time of the side to move only, and adds the increment when it has moved", () => {
    const { clocks } = run(clock, [
      [0, [turn("t1")]],
      [10_000, [turn("t2", 1)]],
    ]);
    expect(clocksView(clocks)).toEqual([
      { remainingMs: 55_000, running: false },
      { remainingMs: 60_000, running: true },
    ]);
  });

  it("[W105] adds nothing while the same turn goes on", () => {
    expect(
      run(clock, [
        [0, [turn("t1")]],
        [10_000, [turn("t1")]],
      ]).clocks.remainingMs,
    ).toEqual([50_000, 60_000]);
  });

  it("[W105] stands still while the rules time a choice", () => {
    expect(
      run(clock, [
        [0, [choice("c")]],
        [50_000, [turn("t1")]],
      ]).clocks.remainingMs,
    ).toEqual([60_000, 60_000]);
  });
});

describe("lag", () => {
  const game: Clock = { kind: "game", seconds: 60, increment: 0 };
  const header = headerOf(game);
  const running = turnClocks(startClocks(freshClocks(header)), [turn("t1")], 0, 0, header);

  it("[W112] what a move spent on its way is not charged to the mover", () => {
    const [lag] = lagAllowed(running, header, { seat: 0, lagMs: 40 });
    expect(lag).toEqual({ type: "lag-allowed", seat: 0, ms: 40 });
    const after = turnClocks(running, [turn("t2", 1)], 10_000, 10_000, header, lag!);
    expect(after.remainingMs).toEqual([50_040, 60_000]);
  });

  it("[W112] nobody gains more than 75 ms, or more than the move took", () => {
    expect(lagAllowed(running, header, { seat: 0, lagMs: 500 })).toMatchObject([{ ms: 75 }]);
    const lag = { type: "lag-allowed", seat: 0, ms: 75 } as const;
    expect(turnClocks(running, [turn("t2", 1)], 20, 20, header, lag).remainingMs).toEqual([60_000, 60_000]);
  });

  it.each<[string, Clock, number, number]>([
    ["nothing under half a millisecond", game, 0, 0.5],
    ["nothing to who is not on the clock", game, 1, 40],
    ["nothing without a clock", { kind: "none" }, 0, 40],
    ["nothing by correspondence", { kind: "days", days: 1 }, 0, 40],
  ])("%s", (_, clock, seat, lagMs) =>
    expect(lagAllowed(running, headerOf(clock), { seat, lagMs })).toEqual([]),
  );

  it("[W111] a deadline waits for the mover's own lag, and for others as long as a move may be on its way", () => {
    const [due] = duesOf(running, header, 0);
    expect(patienceMs(due!, { seat: 0, lagMs: 12 })).toBe(12);
    expect(patienceMs(due!, { seat: 1, lagMs: 12 })).toBe(75);
    expect(patienceMs(due!, null)).toBe(75);
    expect(patienceMs({ ...due!, lenient: [] }, null)).toBe(0);
  });
});
