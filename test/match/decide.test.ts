import { describe, expect, it } from "vitest";
import type { AnyGame } from "../../src/games/game.ts";
import { create, hasArrived, takeSeat } from "../../src/match/decide.ts";
import type { AnyEvent, MatchHeader, Member } from "../../src/match/events.ts";
import { applyCommit, type MatchState, viewerOf } from "../../src/match/state.ts";

const rules = {} as AnyGame; // nothing here reaches a game
const ada: Member = { id: "ada", name: "Ada" };
const bob: Member = { id: "bob", name: "Bob" };
const mia: Member = { id: "mia", name: "Mia" };

const ALONE = { clock: { kind: "none" }, teams: false } as const;
const SHARED = { ...ALONE, teams: true };

function waiting(header: Partial<MatchHeader>, bots: (1 | 2 | 3)[] = [], more: AnyEvent[] = []): MatchState {
  const full = { seats: 2, options: ALONE, start: "full", ...header } as MatchHeader;
  return applyCommit(rules, null, {
    seq: 1,
    at: 0,
    player: null,
    move: null,
    events: [...create(full, [ada], bots), ...more],
  });
}

describe("seats", () => {
  it("[W5] the host sits on seat 0, bots on the last ones", () => {
    const state = waiting({ seats: 4 }, [3, 1]);
    expect(state.seats.map(({ members, bot }) => members[0]?.id ?? bot)).toEqual(["ada", null, 3, 1]);
    expect([viewerOf(state, ada), viewerOf(state, bob), viewerOf(state, null)]).toEqual([0, null, null]);
  });

  const cases: [string, MatchState, Member, number | undefined, unknown][] = [
    [
      "the first free seat",
      waiting({}),
      bob,
      undefined,
      { value: [{ type: "seat-taken", seat: 1, member: bob }] },
    ],
    ["none when a bot has it", waiting({}, [1]), bob, undefined, { error: { code: "match/full" } }],
    ["not twice", waiting({}), ada, undefined, { error: { code: "match/already-seated" } }],
    ["a shared one only where teams are on", waiting({}), bob, 0, { error: { code: "match/no-teams" } }],
    [
      "a shared one",
      waiting({ options: SHARED }),
      bob,
      0,
      { value: [{ type: "seat-taken", seat: 0, member: bob }] },
    ],
    ["never a bot's", waiting({ options: SHARED }, [1]), bob, 1, { error: { code: "match/no-such-seat" } }],
    [
      "never one that is not there",
      waiting({ options: SHARED }),
      bob,
      7,
      { error: { code: "match/no-such-seat" } },
    ],
  ];
  it("[W6] one that was shown as free is not shared by mistake", () => {
    const state = waiting({ options: SHARED });
    expect(takeSeat(state, bob, 0, { free: true })).toMatchObject({ error: { code: "match/seat-occupied" } });
    expect(takeSeat(state, bob, 1, { free: true })).toMatchObject({ ok: true });
  });

  it.each(cases)("[W6] %s", (_, state, member, team, expected) =>
    expect(takeSeat(state, member, team)).toMatchObject(expected as object),
  );
});

describe("arriving", () => {
  it("[W106] needs one connected player a seat, and no bot", () => {
    const seated = waiting(
      { seats: 3 },
      [1],
      [
        { type: "seat-taken", seat: 1, member: bob },
        { type: "seat-taken", seat: 1, member: mia },
      ],
    );
    const clocks = { started: false, waits: [], remainingMs: null };
    const state: MatchState = { ...seated, progress: { stage: "playing", begunAt: 0, game: null, clocks } };
    const out = new Set<number>();
    const game = { isOut: (_: unknown, seat: number) => out.has(seat) } as unknown as AnyGame;
    expect(hasArrived(game, state, new Set(["ada"]))).toBe(false);
    expect(hasArrived(game, state, new Set(["ada", "mia"]))).toBe(true);
    expect(hasArrived(game, seated, new Set(["ada", "mia"]))).toBe(false);
    out.add(1);
    expect(hasArrived(game, state, new Set(["ada"]))).toBe(true);
  });
});
