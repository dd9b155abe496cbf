import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fail, ok } from "../../src/core/result.ts";
import type { AnyGame, Game, GameEvent, GameView, Viewer } from "../../src/games/game.ts";
import type { MatchOptions } from "../../src/games/options.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { compareDraws, undeclared } from "./draws.ts";
import type { Kit } from "./kit.ts";
import { playAtRandom } from "./play.ts";

/**
 * A coin under a cup, for three: everybody taps, and after thirty taps it is shown. The smallest game with a hidden
 * draw, and the ways in which it could be told too early.
 */
interface State {
  readonly coin: string;
  readonly taps: number;
  readonly left: readonly number[];
}
type Happened = GameEvent & { readonly coin?: string };
type View = GameView & { readonly taps: number; readonly coin: string | null };
interface Leaks {
  readonly view?: (state: State, viewer: Viewer) => boolean;
  readonly event?: true;
  readonly refusal?: true;
}

const SEATS = 3;
const LAST_TAP = 30;
const isOver = ({ taps, left }: State): boolean => taps >= LAST_TAP || left.length >= SEATS - 1;

const cup = (
  leaks: Leaks,
): Game<MatchOptions, State, { type: "tap" | "peek" }, Happened, View, Happened> => ({
  id: "cup",
  version: 1,
  seats: { min: 2, max: SEATS },
  languages: ["fr"],
  teams: false,
  init: () => ({ coin: "", taps: 0, left: [] }),
  begin: (_, world) => [{ type: "coin-hidden", coin: world.chance("coin").pick(["heads", "tails"]) }],
  decide: ({ coin }, seat, { type }) => {
    const message = leaks.refusal ? `Hands off the ${coin}.` : "Hands off.";
    return type === "peek" ? fail({ code: "cup/hands-off", message }) : ok([{ type: "tapped", seat }]);
  },
  expire: () => [{ type: "tapped", seat: 0 }],
  leave: (_, seat) => [{ type: "left", seat }],
  apply: (state, { type, coin, seat }) => {
    if (type === "coin-hidden") return { ...state, coin: coin! };
    return type === "left" ? { ...state, left: [...state.left, seat!] } : { ...state, taps: state.taps + 1 };
  },
  waits: (state) => {
    const seats = [0, 1, 2].filter((seat) => !state.left.includes(seat));
    return isOver(state) ? [] : [{ key: `tap-${state.taps}`, seats, limit: 1000 }];
  },
  counts: ({ taps }) => taps > 0,
  isOut: ({ left }, seat) => left.includes(seat),
  outcome: (state) =>
    isOver(state) ? { winners: [], ranking: [1, 1, 1], reason: "tapped", scores: null } : null,
  view: (state, viewer) => ({
    phase: "tapping",
    taps: state.taps,
    coin: leaks.view?.(state, viewer) ? state.coin : null,
  }),
  disclose: ({ type, seat, coin }) => ({
    type,
    ...(seat === undefined ? {} : { seat }),
    ...(leaks.event && coin ? { coin } : {}),
  }),
  secrets: () => [],
});

const anything = z.object({ type: z.string() });
const setup = {
  name: "three seats",
  seats: SEATS,
  options: { clock: { kind: "none" }, teams: false },
} as const;
const kitOf = (leaks: Leaks): Kit => ({
  rules: cup(leaks) as AnyGame,
  bot: { choose: () => ({ type: "tap" }) },
  wire: { options: anything, move: anything, view: anything, disclosed: anything },
  words: { language: "fr", hash: "none" } as Lexicon,
  setups: [setup],
  matches: 1,
  draws: {
    types: ["coin-hidden"],
    vary: (event) => (event.type === "coin-hidden" ? ({ ...event, coin: "edge" } as Happened) : event),
    isHidden: () => true,
  },
  nonsense: () => [{ type: "peek" }],
});

const leaksOf = (kit: Kit): (string | null)[] =>
  [1, 2, 3, 4, 5, 6].map((seed) => compareDraws(kit, setup, seed).leak);

describe("comparing hidden draws", () => {
  it("finds nothing where nothing is told, for seats in play, seats out and spectators", () => {
    expect(leaksOf(kitOf({})).every((leak) => leak === null)).toBe(true);
    const kinds = [1, 2, 3, 4, 5, 6].map((seed) => compareDraws(kitOf({}), setup, seed).compared);
    for (const kind of ["spectator", "seat in play", "seat out"] as const)
      expect(Math.max(...kinds.map((compared) => compared[kind]))).toBeGreaterThan(5);
  });

  it.each<[string, Leaks]>([
    ["a view", { view: () => true }],
    ["the view of one seat", { view: (_, viewer) => viewer === 2 }],
    ["the view of spectators", { view: (_, viewer) => viewer === null }],
    ["the view of seats that are out", { view: ({ left }, viewer) => left.includes(viewer ?? -1) }],
    ["an event", { event: true }],
    ["a refusal", { refusal: true }],
  ])("finds a draw that %s tells", (_, leaks) => {
    expect(leaksOf(kitOf(leaks)).some((leak) => leak !== null)).toBe(true);
  });

  it("names the events of a game that hides something and does not declare it", () => {
    const { draws: _, ...kit } = kitOf({});
    expect(undeclared(kit, playAtRandom(kit, setup, 1), SEATS)).toEqual(["coin-hidden"]);
    expect(undeclared(kitOf({}), playAtRandom(kitOf({}), setup, 1), SEATS)).toEqual([]);
  });
});
