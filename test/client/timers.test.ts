import { describe, expect, it } from "vitest";
import { ownTime, toldIn } from "../../src/client/match/aloud.ts";
import { besideSeats, clockUntil } from "../../src/client/match/timers.ts";
import type { Timer } from "../../src/match/clocks.ts";

const rules = (until: number, ...seats: number[]): Timer => ({ until, by: "rules", seats });
const turn = (until: number, seat: number): Timer => ({ until, by: "turn", seats: [seat] });
const game = (until: number, seat: number): Timer => ({ until, by: "game", seats: [seat] });

const nobody = () => false;

describe("the times at a table", () => {
  it("[C1] a game clock stands with its seat, however near a deadline of the rules is", () => {
    const timers = [game(600, 0), rules(60, 1)];
    expect([0, 1].map((seat) => clockUntil(timers, seat))).toEqual([600, null]);
    expect(besideSeats(timers, 0, nobody)).toEqual(rules(60, 1));
  });
  it("[C1] one's own deadline comes before a nearer one of somebody else", () =>
    expect(besideSeats([turn(30, 0), rules(60, 1)], 1, nobody)).toEqual(rules(60, 1)));
  it("[C1] otherwise the nearest is shown, to spectators too", () => {
    expect(besideSeats([rules(90, 0), rules(60, 1)], null, nobody)).toEqual(rules(60, 1));
    expect(besideSeats([rules(90, 0), rules(60, 1)], 2, nobody)).toEqual(rules(60, 1));
  });
  it("[C1] what bots alone have to do in time is shown to nobody", () => {
    const isBot = (seat: number): boolean => seat > 0;
    expect(besideSeats([rules(90, 1)], 0, isBot)).toBeNull();
    expect(besideSeats([rules(90, 0, 1), turn(60, 2)], 0, isBot)).toEqual(rules(90, 0, 1));
  });
  it("[C1] without a deadline nothing stands beside the seats", () =>
    expect(besideSeats([game(600, 0)], 0, nobody)).toBeNull());
});

describe("time that is heard", () => {
  it("[C35] is told at thirty and at ten seconds, but not what was that short from the beginning", () => {
    expect(toldIn(90_000)).toEqual([
      { seconds: 30, ms: 60_000 },
      { seconds: 10, ms: 80_000 },
    ]);
    expect(toldIn(30_000)).toEqual([{ seconds: 10, ms: 20_000 }]);
    expect(toldIn(8000)).toEqual([]);
  });
  it("[C35] is one's own, whoever gives it, and the nearest of them", () => {
    expect(ownTime([game(600, 0), rules(60, 1)], 0)).toBe(600);
    expect(ownTime([game(600, 0), rules(60, 0, 1)], 0)).toBe(60);
    expect([ownTime([rules(60, 1)], 0), ownTime([rules(60, 1)], null)]).toEqual([null, null]);
  });
});
