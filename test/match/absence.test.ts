import { describe, expect, it } from "vitest";
import type { AnyGame, World } from "../../src/games/game.ts";
import type { Clock } from "../../src/games/options.ts";
import { type Away, graceMs, parseAbsenceMove, returning, seatAway } from "../../src/match/absence.ts";
import { nextBot } from "../../src/match/bots.ts";
import { create, judge, readMove } from "../../src/match/decide.ts";
import type { AnyEvent, MatchHeader } from "../../src/match/events.ts";
import { applyCommit, type MatchState } from "../../src/match/state.ts";
import { viewFor } from "../../src/match/view.ts";

/** A game in which one seat is awaited at a time, and who leaves is out. */
interface Toy {
  readonly turn: number;
  readonly out: readonly number[];
}
const rules = {
  init: (): Toy => ({ turn: 1, out: [] }),
  apply: (state: Toy, event: { type: string; seat: number }): Toy =>
    event.type === "passed" ? { ...state, turn: event.seat } : { turn: 0, out: [...state.out, event.seat] },
  waits: ({ turn }: Toy) => [{ key: `turn ${turn}`, seats: [turn], limit: "clock" }],
  leave: (_: Toy, seat: number, reason: string) => [{ type: "gone", seat, reason }],
  decide: () => ({ ok: true, value: [] }),
  counts: () => true,
  isOut: ({ out }: Toy, seat: number) => out.includes(seat),
  outcome: () => null,
  view: () => ({ phase: "turn" }),
} as unknown as AnyGame;

const TURNS: Clock = { kind: "turn", seconds: 60 };
const people = ["ada", "bob", "mia", "kim"].map((id) => ({ id, name: id }));
const gone = (since: number, why: Away["why"] = "lost"): Away => ({ since, why });

function playing(seats: number, clock: Clock = TURNS, more: AnyEvent[] = []): MatchState {
  const header = {
    seats,
    options: { clock, teams: true },
    start: "full",
    seed: "00",
  } as unknown as MatchHeader;
  const events = [
    ...create(header, people.slice(0, seats), []),
    ...more,
    { type: "match-begun" },
    { type: "everyone-arrived" },
  ] as AnyEvent[];
  return applyCommit(rules, null, { seq: 1, at: 0, player: null, move: null, events });
}

const then = (state: MatchState, events: readonly AnyEvent[], at = state.at): MatchState =>
  applyCommit(rules, state, { seq: state.seq + 1, at, player: null, move: null, events });

function ask(state: MatchState, move: unknown, now: number, away: [string, Away][], by = "ada") {
  const world = { now, lagMs: 0 } as World;
  const read = readMove(move);
  if (!read.ok) return read;
  return judge(rules, state, by, read.value, world, new Set([by]), new Map(away));
}
const codeOf = (verdict: ReturnType<typeof ask>) => (verdict.ok ? "accepted" : verdict.error.code);

describe("[W118] how long one may be gone", () => {
  const cases: [string, Clock, number | null, number | null][] = [
    ["30 s a turn", { kind: "turn", seconds: 30 }, 10_000, 30_000],
    ["60 s a turn", TURNS, 10_000, 30_000],
    ["5 min a turn", { kind: "turn", seconds: 300 }, 50_000, 150_000],
    ["an hour a turn", { kind: "turn", seconds: 3600 }, 100_000, 300_000],
    ["2 min a game", { kind: "game", seconds: 120, increment: 0 }, 10_000, 30_000],
    ["5 min a game", { kind: "game", seconds: 300, increment: 0 }, 10_000, 60_000],
    ["5 min and 5 s a move", { kind: "game", seconds: 300, increment: 5 }, 20_000, 120_000],
    ["an hour a game", { kind: "game", seconds: 3600, increment: 0 }, 30_000, 300_000],
    ["no clock", { kind: "none" }, 120_000, 300_000],
    ["days a move", { kind: "days", days: 3 }, null, null],
  ];
  it.each(cases)("%s", (_, clock, closed, lost) =>
    expect([graceMs(clock, "closed"), graceMs(clock, "lost")]).toEqual([closed, lost]),
  );

  it("[W121] a shared seat is away when everybody on it is, and from the last one's time on", () => {
    const state = playing(2, TURNS, [{ type: "seat-taken", seat: 1, member: people[2]! }]);
    expect(seatAway(state, 1, new Map([["bob", gone(5)]]))).toBeNull();
    const both = new Map([["bob", gone(5000, "closed")] as const, ["mia", gone(1000)] as const]);
    expect(seatAway(state, 1, both)).toEqual({ since: 5000, until: 31_000 });
  });
});

describe("[W119] claiming", () => {
  const away: [string, Away][] = [["bob", gone(0)]];
  const claim = { type: "claim", seat: 1 };

  const cases: [string, ReturnType<typeof ask>, string][] = [
    ["after the time, on the absent one's turn", ask(playing(2), claim, 30_000, away), "accepted"],
    ["not a moment before", ask(playing(2), claim, 29_999, away), "match/not-absent-yet"],
    ["not who is there", ask(playing(2), claim, 90_000, []), "match/not-absent"],
    [
      "not on another's turn",
      ask(then(playing(3), [{ type: "passed", seat: 2 } as AnyEvent]), claim, 90_000, away),
      "match/not-their-turn",
    ],
    ["not oneself", ask(playing(2), { type: "claim", seat: 0 }, 90_000, away), "match/not-absent"],
    [
      "not a seat that is not there",
      ask(playing(2), { type: "claim", seat: 9 }, 0, away),
      "match/no-such-seat",
    ],
    [
      "never by correspondence",
      ask(playing(2, { kind: "days", days: 1 }), claim, 1e12, away),
      "match/never-absent",
    ],
    ["not by a spectator", ask(playing(2), claim, 90_000, away, "zoe"), "match/not-seated"],
    [
      "no bot for one of two",
      ask(playing(2), { type: "takeover", seat: 1 }, 90_000, away),
      "match/no-stand-in",
    ],
  ];
  it.each(cases)("%s", (_, verdict, code) => expect(codeOf(verdict)).toBe(code));

  it("puts the seat out as absent", () => {
    expect(ask(playing(2), claim, 30_000, away)).toEqual({
      ok: true,
      value: [
        { type: "seat-left", seat: 1, reason: "absent" },
        { type: "gone", seat: 1, reason: "absent" },
      ],
    });
  });

  it("is a move of every game, and of this shape only", () => {
    const schema = { safeParse: () => ({ success: false }) as const };
    expect(readMove(claim, schema)).toEqual({ ok: true, value: { of: "every-game", move: claim } });
    for (const move of [null, "claim", { type: "claim" }, { ...claim, why: 1 }, { type: "claim", seat: 0.5 }])
      expect(parseAbsenceMove(move)).toBeNull();
  });
});

describe("[W120] a bot stands in", () => {
  const away: [string, Away][] = [["bob", gone(0)]];
  const takeover = ask(playing(3), { type: "takeover", seat: 1 }, 30_000, away);
  const handed = then(playing(3), takeover.ok ? takeover.value : [], 30_000);
  const entry = { rules, bot: { choose: () => null } };

  it("moves for the absent player, who keeps the seat", () => {
    expect(nextBot(entry, playing(3))).toBeNull();
    expect(nextBot(entry, handed)).toMatchObject({ seat: 1, level: 2 });
    const view = viewFor(rules, handed, 0, new Set(["ada"]), new Map(away));
    expect(view.seats[1]).toMatchObject({
      members: [{ id: "bob" }],
      bot: null,
      standIn: 2,
      away: { since: 0, until: 30_000 },
    });
  });

  it("is not replaced, and its seat is not claimed", () => {
    expect(codeOf(ask(handed, { type: "takeover", seat: 1 }, 99_000, away))).toBe("match/not-absent");
    expect(codeOf(ask(handed, { type: "claim", seat: 1 }, 99_000, away))).toBe("match/not-absent");
  });

  it("goes when the player returns, and nobody else's return matters", () => {
    expect(returning(handed, "mia")).toEqual([]);
    const back = then(handed, returning(handed, "bob"));
    expect(nextBot(entry, back)).toBeNull();
    expect(back.seats[1]).toEqual(playing(3).seats[1]);
    expect(returning(back, "bob")).toEqual([]);
  });
});
