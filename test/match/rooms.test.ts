import { describe, expect, it } from "vitest";
import type { AnyGame, Verdict } from "../../src/games/game.ts";
import { create, start, takeSeat } from "../../src/match/decide.ts";
import type { AnyEvent, MatchHeader, Member } from "../../src/match/events.ts";
import {
  type Arrangement,
  arrange,
  changeRoom,
  EMPTY_MS,
  HOSTLESS_MS,
  lacksNow,
  leaveRoom,
  passRoom,
  roomDue,
} from "../../src/match/rooms.ts";
import { applyCommit, hostOf, type MatchState } from "../../src/match/state.ts";
import { tableOf } from "../../src/match/view.ts";
import { makeCode, parseCode } from "../../src/matchmaking/room-code.ts";

const rules = {} as AnyGame; // nothing here reaches a game
const [ada, bob, mia] = ["ada", "bob", "mia"].map((id): Member => ({ id, name: id }));

const ALONE = { clock: { kind: "none" }, teams: false } as const;
const SHARED = { ...ALONE, teams: true };

const fold = (state: MatchState | null, events: readonly AnyEvent[]): MatchState =>
  applyCommit(rules, state, {
    seq: (state?.seq ?? 0) + 1,
    at: 0,
    player: null,
    move: null,
    events: [...events],
  });

function room(header: Partial<MatchHeader> = {}, people: Member[] = [ada!, bob!], bots: (1 | 2 | 3)[] = []) {
  const full = { seats: 3, options: ALONE, start: "host", visibility: "private", ...header };
  return fold(null, create(full as MatchHeader, people, bots));
}

/** Who sits where, one letter a person, a digit a bot, a dot for nobody. */
const seating = (state: MatchState): string =>
  state.seats.map(({ members, bot }) => bot ?? (members.map(({ id }) => id[0]).join("") || ".")).join(" ");

function after(state: MatchState, verdict: Verdict<AnyEvent>): string {
  return verdict.ok ? seating(fold(state, verdict.value)) : verdict.error.code;
}

describe("[W61] the host arranges the table", () => {
  const shared = { options: SHARED };
  const cases: [string, MatchState, Arrangement, string][] = [
    ["somebody to a free seat", room(), { type: "move", player: "ada", seat: 2 }, ". b a"],
    ["two change places", room(), { type: "move", player: "ada", seat: 1 }, "b a ."],
    [
      "somebody and a bot change places",
      room({}, [ada!], [2]),
      { type: "move", player: "ada", seat: 2 },
      "2 . a",
    ],
    ["onto a shared seat", room(shared), { type: "move", player: "bob", seat: 0 }, "ab . ."],
    [
      "off a shared seat",
      fold(room(shared, [ada!]), [{ type: "seat-taken", seat: 0, member: bob! }]),
      { type: "move", player: "bob", seat: 1 },
      "a b .",
    ],
    ["to no seat there is", room(), { type: "move", player: "ada", seat: 7 }, "match/no-such-seat"],
    ["somebody who is not here", room(), { type: "move", player: "mia", seat: 2 }, "match/no-such-player"],
    ["a bot comes", room(), { type: "bot", seat: 2, level: 3 }, "a b 3"],
    ["a bot changes", room({}, [ada!], [1]), { type: "bot", seat: 2, level: 2 }, "a . 2"],
    ["a bot goes", room({}, [ada!], [1]), { type: "bot", seat: 2, level: null }, "a . ."],
    ["no bot on somebody's seat", room(), { type: "bot", seat: 1, level: 1 }, "match/seat-occupied"],
    ["somebody is removed", room(), { type: "remove", player: "bob" }, "a . ."],
  ];
  it.each(cases)("%s", (_, state, wish, expected) => {
    expect(after(state, arrange(state, "ada", wish))).toBe(expected);
  });

  it("[W61] nobody else does, and nobody at all once the match has begun", () => {
    const state = room();
    const playing = { ...state, progress: { stage: "playing" } } as unknown as MatchState;
    const wish: Arrangement = { type: "bot", seat: 2, level: 1 };
    expect(after(state, arrange(state, "bob", wish))).toBe("match/not-host");
    expect(after(playing, arrange(playing, "ada", wish))).toBe("match/begun");
    expect(after(playing, changeRoom(playing, "ada", { seats: 2 }))).toBe("match/begun");
    expect(after(playing, leaveRoom(playing, "ada", new Set()))).toBe("match/begun");
  });

  it("[W61] [W62] who was removed does not come back; who left may", () => {
    const state = room();
    const removed = fold(state, unwrap(arrange(state, "ada", { type: "remove", player: "bob" })));
    expect(takeSeat(removed, bob!, undefined)).toMatchObject({ error: { code: "match/removed" } });
    const left = fold(state, unwrap(leaveRoom(state, "bob", new Set())));
    expect(after(left, takeSeat(left, bob!, undefined))).toBe("a b .");
  });
});

describe("[W58] [W59] the host changes what will be played", () => {
  it.each([
    ["more seats", room({}, [ada!]), 4, "a . . ."],
    [
      "fewer: empty ones go first, people move up",
      fold(room({}, [ada!], [1]), [
        {
          type: "seats-arranged",
          seats: [
            { members: [], bot: null },
            { members: [], bot: 2 },
            { members: [ada!], bot: null },
          ],
        },
      ]),
      2,
      "2 a",
    ],
    ["then bots", room({ seats: 4 }, [ada!, bob!], [1, 2]), 2, "a b"],
    ["never people", room({}, [ada!, bob!, mia!]), 2, "match/seats-taken"],
  ])("%s", (_, state, seats, expected) => {
    expect(after(state, changeRoom(state, "ada", { seats }))).toBe(expected);
  });

  it("[W57] and everybody sees the table as it is now", () => {
    const state = room();
    const options = { ...SHARED, length: 7 };
    const changed = fold(state, unwrap(changeRoom(state, "ada", { options, visibility: "public" })));
    expect(tableOf(changed)).toMatchObject({ options, visibility: "public", start: "host", host: "ada" });
  });

  it("[W68] teams end only once nobody shares a seat", () => {
    const state = fold(room({ options: SHARED }), [{ type: "seat-taken", seat: 0, member: mia! }]);
    expect(after(state, changeRoom(state, "ada", { options: ALONE }))).toBe("match/seats-shared");
  });
});

describe("a room is handed on", () => {
  it("[W63] at once when its host leaves, rather to somebody who is here", () => {
    const state = room({}, [ada!, bob!, mia!]);
    const left = fold(state, unwrap(leaveRoom(state, "ada", new Set(["mia"]))));
    expect([seating(left), hostOf(left)]).toEqual([". b m", "mia"]);
    expect(start(rules, left, "bob", {} as never)).toMatchObject({ error: { code: "match/not-host" } });
    expect(start(rules, left, "mia", {} as never)).toMatchObject({ error: { code: "match/seats-empty" } });
  });

  it("[W63] after a minute in which others wait and the host is not there", () => {
    const state = room();
    const nothing = { hostlessSince: null, emptySince: null };
    const [both, onlyBob, nobody] = [new Set(["ada", "bob"]), new Set(["bob"]), new Set<string>()];
    expect(lacksNow(state, both, nothing, 5)).toEqual(nothing);
    const hostless = lacksNow(state, onlyBob, nothing, 5);
    expect(lacksNow(state, onlyBob, hostless, 999), "the time runs on").toEqual(hostless);
    expect(roomDue(state, hostless)).toBe(5 + HOSTLESS_MS);
    expect(passRoom(state, onlyBob, hostless, 4 + HOSTLESS_MS)).toBeNull();
    expect(passRoom(state, onlyBob, hostless, 5 + HOSTLESS_MS)).toEqual([
      { type: "host-changed", host: "bob" },
    ]);
    expect(lacksNow(state, both, hostless, 70), "the host is back").toEqual(nothing);
    expect(lacksNow(state, nobody, hostless, 70).hostlessSince, "nobody waits").toBeNull();
  });

  it("[W64] and ends when nobody is there: soon in the lobby, after a day where a link was sent", () => {
    const nothing = { hostlessSince: null, emptySince: null };
    for (const visibility of ["private", "public"] as const) {
      const state = room({ visibility });
      const empty = lacksNow(state, new Set(), nothing, 7);
      expect(passRoom(state, new Set(), empty, 6 + EMPTY_MS[visibility])).toBeNull();
      expect(passRoom(state, new Set(), empty, 7 + EMPTY_MS[visibility])).toBe("ends");
    }
    const state = room({}, [ada!]);
    const left = fold(state, unwrap(leaveRoom(state, "ada", new Set())));
    expect(passRoom(left, new Set(), lacksNow(left, new Set(), nothing, 7), 7), "all gone").toBe("ends");
  });
});

describe("a room's code", () => {
  it("[W65] is five consonants, read in any case and with spaces", () => {
    const random = (bytes: Uint8Array) => bytes.set(bytes.map((_, i) => (i * 53) % 256));
    const code = makeCode(random);
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{5}$/);
    expect(parseCode(` ${code.toLowerCase().slice(0, 2)}-${code.slice(2)} `)).toBe(code);
    for (const wrong of ["", "BCDF", "BCDFGH", "BADGE", "BCDF1", "ÇDFGH"])
      expect(parseCode(wrong)).toBeNull();
  });
});

function unwrap(verdict: Verdict<AnyEvent>): AnyEvent[] {
  if (!verdict.ok) throw new Error(verdict.error.code);
  return verdict.value;
}
