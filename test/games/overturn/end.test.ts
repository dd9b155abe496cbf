import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { World } from "../../../src/games/game.ts";
import { tileOf } from "../../../src/games/overturn/board.ts";
import type { OverturnEvent } from "../../../src/games/overturn/events.ts";
import { overturn } from "../../../src/games/overturn/index.ts";
import type { OverturnMove } from "../../../src/games/overturn/moves.ts";
import type { OverturnState } from "../../../src/games/overturn/state.ts";
import { layTiles, TILES, turnTile } from "../../../src/games/overturn/tiles.ts";
import { optionsSchema } from "../../../src/games/overturn/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { chanceFor, OPTIONS, position } from "./positions.ts";

const words = lexiconOf("fr", ["ROI", "BOIRE", "OR"]);
const worldWith = (seed: number): World => ({
  now: 0,
  lagMs: 0,
  words,
  chance: (purpose) => chanceFor(seed, purpose),
  seal: () => ({ commitment: "", nonce: "" }),
});
const world = worldWith(1);

const fold = (state: OverturnState, events: readonly OverturnEvent[]) => events.reduce(overturn.apply, state);
function play(state: OverturnState, move: OverturnMove): OverturnState {
  const seat = overturn.view(state, null).turn!;
  const verdict = overturn.decide(state, seat, move, world);
  if (!verdict.ok) throw new Error(verdict.error.message);
  return fold(state, verdict.value);
}
const runOut = (state: OverturnState) =>
  fold(state, overturn.expire(state, overturn.waits(state)[0]!.key, world));
const pass = (cell: number): OverturnMove => ({ type: "pass", cell });

const ROI = "BOIKKK KREKKK";
const boire: OverturnMove = { type: "word", cells: [0, 1, 2, 7, 8] };
const begun = (seed: number, games: 1 | 2) => {
  const state = overturn.init({ seats: 2, language: "fr", options: { ...OPTIONS, games } });
  return { state, events: overturn.begin(state, worldWith(seed)) };
};

describe("the tiles", () => {
  it.each(LANGUAGES)("[O1] %s has eighteen of four faces, one ZX and one QU among them", (language) => {
    const tiles = TILES[language];
    expect(tiles).toHaveLength(18);
    expect(tiles.join("")).toMatch(/^[A-Zzq]{72}$/);
    expect(tiles.join("").match(/z/g)).toHaveLength(1);
    expect(tiles.join("").match(/q/g)).toHaveLength(1);
  });

  it("[O1] every layer is made of whole tiles, turned, none of them twice", () => {
    const { upper, lower } = layTiles(TILES.fr, chanceFor(5, "tiles"));
    const onBoard = [upper, lower].flatMap((faces) =>
      Array.from({ length: 9 }, (_, tile) => [...faces].filter((_, cell) => tileOf(cell) === tile).join("")),
    );
    const sorted = (tiles: readonly string[]) =>
      tiles.map((tile) => [...tile].toSorted().join("")).toSorted();
    expect(sorted(onBoard)).toEqual(sorted(TILES.fr));
  });

  it("[O1] a tile turns by quarters", () => {
    expect([0, 1, 2, 3, 4].map((quarters) => turnTile("ABCD", quarters))).toEqual([
      "ABCD",
      "CADB",
      "DCBA",
      "BDAC",
      "ABCD",
    ]);
  });

  it("[O1] chance deals: another seed, another board; the same seed, the same", () => {
    expect(begun(1, 1).events).toEqual(begun(1, 1).events);
    expect(begun(1, 1).events).not.toEqual(begun(2, 1).events);
  });
});

describe("a game ends", () => {
  it("[O15] when all rings are laid", () => {
    const state = position(ROI, { rings: `000000 00${".".repeat(1)}${"0".repeat(27)}` });
    expect(play(state, boire)).toMatchObject({ past: [{ reason: "all-rings", rings: [36, 0] }] });
  });

  it("[O16] when both sides pass one after the other", () => {
    const once = play(position(ROI), pass(20));
    expect(overturn.outcome(once)).toBeNull();
    expect(overturn.view(once, null).passed).toBe(true);
    expect(play(once, pass(21))).toMatchObject({ past: [{ reason: "both-passed", rings: [1, 1] }] });
  });

  it("[O16] a word between two passes keeps it going", () => {
    const state = play(play(play(position(ROI), pass(20)), { type: "word", cells: [7, 1, 2] }), pass(21));
    expect(overturn.outcome(state)).toBeNull();
  });

  const byClock: [string, (state: OverturnState) => OverturnState][] = [
    ["the clock, then a choice", (state) => play(runOut(state), pass(21))],
    ["a choice, then the clock", (state) => runOut(play(state, pass(21)))],
    ["the clock twice", (state) => runOut(runOut(state))],
    ["a choice, the clock, a choice", (state) => play(runOut(play(state, pass(21))), pass(22))],
  ];
  it.each(byClock)("[O16] but not when one of them is the clock's: %s", (_, moves) => {
    expect(overturn.outcome(moves(position(ROI)))).toBeNull();
  });

  it("[O17] when no legal word is left, if the option is on", () => {
    const rings = "000...";
    const spent = "ROIKKK"; // no new cell has a letter of any word
    const on = position(spent, { rings, options: { autoEnd: true } });
    const off = position(spent, { rings });
    expect(play(on, pass(35))).toMatchObject({ past: [{ reason: "no-word-left" }] });
    expect(play(off, pass(35))).toMatchObject({ past: [] });
    expect(optionsSchema.parse({}).autoEnd).toBe(true);
  });

  it("[O17] goes on while one is left", () => {
    const state = position(ROI, { rings: ".00... .0....", options: { autoEnd: true } });
    expect(play(state, pass(35))).toMatchObject({ past: [] });
  });
});

describe("the outcome", () => {
  const ended = (rings: [number, number], past: OverturnState["past"] = []) =>
    overturn.outcome(
      position(ROI, {
        past: [...past, { reason: "all-rings", rings }],
        phase: { name: "finished", left: null },
      }),
    );

  it("[O18] most rings win", () => {
    expect(ended([20, 16])).toEqual({
      winners: [0],
      ranking: [1, 2],
      reason: "most-rings",
      scores: [20, 16],
    });
    expect(ended([3, 9])).toMatchObject({ winners: [1], ranking: [2, 1] });
  });

  it("[O18] equal numbers are a draw", () => {
    expect(ended([18, 18])).toEqual({ winners: [0, 1], ranking: [1, 1], reason: "draw", scores: [18, 18] });
  });

  it("[O19] two games add up", () => {
    const first = { reason: "both-passed", rings: [5, 9] } as const;
    expect(ended([10, 7], [first])).toMatchObject({ winners: [1], scores: [15, 16] });
  });
});

describe("the second game", () => {
  const twoGames = () => {
    const { state, events } = begun(3, 2);
    const first = fold(state, events);
    return { first, second: play(play(first, pass(0)), pass(1)) };
  };

  it("[O19] is on the lower layer, with no ring, nothing decided and Red to move", () => {
    const { first, second } = twoGames();
    expect(second).toMatchObject({ game: 2, zx: null, qu: null, opened: false, passes: 0, lower: null });
    expect(second.faces).toBe(first.lower);
    expect(second.rings).toBe(".".repeat(36));
    expect(overturn.view(second, null)).toMatchObject({ turn: 1, past: [{ rings: [1, 1] }] });
    expect(overturn.outcome(play(play(second, pass(0)), pass(1)))).toMatchObject({ scores: [2, 2] });
  });

  it("[O19] one game deals no lower layer", () => {
    expect(begun(3, 1).events[0]).toMatchObject({ type: "tiles-laid", lower: null });
  });

  it("[O19] nobody's frames depend on the lower layer before it is played", () => {
    const { state, events } = begun(3, 2);
    const [laid] = events as [OverturnEvent & { type: "tiles-laid" }];
    const other = { ...laid, lower: [...laid.lower!].reverse().join("") };
    let twins = [fold(state, [laid]), fold(state, [other])] as const;
    const moves = [pass(0), { type: "word", cells: [] } as OverturnMove, pass(5)];
    for (const viewer of [null, 0, 1]) {
      expect(overturn.disclose(other, viewer)).toEqual(overturn.disclose(laid, viewer));
      expect(JSON.stringify(overturn.disclose(laid, viewer))).not.toContain(laid.lower);
    }
    for (const move of moves) {
      for (const viewer of [null, 0, 1]) {
        expect(overturn.view(twins[1], viewer)).toEqual(overturn.view(twins[0], viewer));
      }
      const seat = overturn.view(twins[0], null).turn!;
      const verdicts = twins.map((twin) => overturn.decide(twin, seat, move, world));
      if (!verdicts[0]!.ok || !verdicts[1]!.ok) {
        expect(verdicts[1]).toEqual(verdicts[0]);
        continue;
      }
      if (move === moves.at(-1)) break;
      twins = [fold(twins[0], verdicts[0]!.value), fold(twins[1], verdicts[1]!.value)];
    }
  });
});

describe("time", () => {
  it("[O20] a turn that runs out is a pass onto the first new cell in reading order", () => {
    const state = position(ROI, { rings: "00.0.." });
    expect(runOut(state)).toMatchObject({
      rings: expect.stringMatching(/^0010/),
      last: { cell: 2, by: "clock" },
    });
  });

  it("[O20] even onto the last new cell while a word is left", () => {
    const state = position(ROI, { rings: `${"0".repeat(8)}.${"0".repeat(27)}` });
    expect(runOut(state)).toMatchObject({ past: [{ reason: "all-rings", rings: [35, 1] }] });
  });

  it("[O20] each turn has its own time, and a key that is gone does nothing", () => {
    const state = position(ROI);
    const [wait] = overturn.waits(state);
    const after = runOut(state);
    expect(overturn.waits(after)[0]!.key).not.toBe(wait!.key);
    expect(overturn.expire(after, wait!.key, world)).toEqual([]);
    expect(wait!.limit).toBe("clock");
  });

  it.each(["time", "resigned", "absent"] as const)("[O21] %s loses, whatever the rings say", (reason) => {
    const state = position(ROI, { rings: "000000" });
    const after = fold(state, overturn.leave(state, 0, reason, world));
    expect(overturn.outcome(after)).toEqual({
      winners: [1],
      ranking: [2, 1],
      reason: "opponent-left",
      scores: [6, 0],
    });
    expect(overturn.isOut(after, 0)).toBe(true);
    expect(overturn.waits(after)).toEqual([]);
  });
});
