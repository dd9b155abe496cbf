import { describe, expect, it } from "vitest";
import type { World } from "../../../src/games/game.ts";
import { weightsOf } from "../../../src/games/overturn/ground.ts";
import { overturn } from "../../../src/games/overturn/index.ts";
import type { OverturnMove } from "../../../src/games/overturn/moves.ts";
import { anyWord } from "../../../src/games/overturn/search.ts";
import type { OverturnState } from "../../../src/games/overturn/state.ts";
import { CLASS, PLAYABLE } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { chanceFor, position } from "./positions.ts";

const words = lexiconOf("fr", {
  ...Object.fromEntries(
    "BONNE TEMPETE ROI BOIRE POLE AXE AZE UNE QUI OIE OR ROIS BOIS"
      .split(" ")
      .map((word) => [word, CLASS.lemma]),
  ),
  BUVEZ: CLASS.conjugated,
  LOIRE: CLASS.proper,
});

const world: World = {
  now: 0,
  lagMs: 0,
  words,
  chance: (purpose) => chanceFor(1, purpose),
  seal: () => ({ commitment: "", nonce: "" }),
};

const word = (...cells: number[]): OverturnMove => ({ type: "word", cells });
const pass = (cell: number): OverturnMove => ({ type: "pass", cell });

/** What becomes of a move: the refusal's code, or the state after it. */
function play(state: OverturnState, seat: number, move: OverturnMove): OverturnState | string {
  const verdict = overturn.decide(state, seat, move, world);
  return verdict.ok ? verdict.value.reduce(overturn.apply, state) : verdict.error.code;
}

function played(state: OverturnState, ...moves: [number, OverturnMove][]): OverturnState {
  return moves.reduce((now, [seat, move]) => {
    const after = play(now, seat, move);
    if (typeof after === "string") throw new Error(`${JSON.stringify(move)}: ${after}`);
    return after;
  }, state);
}

const turnOf = (state: OverturnState) => overturn.view(state, null).turn;
const scoreOf = (state: OverturnState) => overturn.view(state, null).score;

const BONE = "KBOKKK KENKKK";
const ROI = "BOIKKK KREKKK";
const roi = word(7, 1, 2);
const boire = word(0, 1, 2, 7, 8);

describe("a word", () => {
  const refused: [string, OverturnState, OverturnMove, string][] = [
    ["[O4] a path may not jump", position(ROI), word(7, 1, 2, 4), "not-adjacent"],
    ["[O4] nor round the edge of a row", position(ROI), word(5, 6), "not-adjacent"],
    ["[O4] nor leave the board", position(ROI), word(35, 36), "outside"],
    ["[O4] nor begin before it", position(ROI), word(-1, 0), "outside"],
    [
      "[O6] a cell twice in advanced mode",
      position(BONE, { mode: "advanced" }),
      word(1, 2, 8, 8, 7),
      "cell-twice",
    ],
    ["[O7] no letter", position(ROI), word(), "too-short"],
    ["[O7] one letter", position(ROI), word(1), "too-short"],
    ["[O7] one tile", position("POKKKK ELKKKK"), word(0, 1, 7, 6), "one-tile"],
    ["[O8] ZX for the first time without saying which", position("AzEKKK"), word(0, 1, 2), "choose-zx"],
    ["[O8] QU for the first time without saying which", position("KqIKKK"), word(1, 2), "choose-qu"],
    [
      "[O8] a choice for ZX without it",
      position(ROI),
      { type: "word", cells: [7, 1, 2], zx: "Z" },
      "zx-not-used",
    ],
    [
      "[O8] a choice for QU without it",
      position(ROI),
      { type: "word", cells: [7, 1, 2], qu: "U" },
      "qu-not-used",
    ],
    [
      "[O8] ZX against the choice",
      position("AzEKKK", { zx: "Z" }),
      { type: "word", cells: [0, 1, 2], zx: "X" },
      "zx-decided",
    ],
    [
      "[O8] QU against the choice",
      position("KqIKKK", { qu: "QU" }),
      { type: "word", cells: [1, 2], qu: "U" },
      "qu-decided",
    ],
    [
      "[O8] what ZX decided is what it reads",
      position("AzEKKK", { zx: "Z", options: {} }),
      word(0, 1, 2, 2),
      "unknown-word",
    ],
    ["[O9] not in the dictionary", position(ROI), word(0, 1, 2), "unknown-word"],
    ["[O9] only a proper noun", position("LOIKKK KREKKK"), word(0, 1, 2, 7, 8), "proper-noun"],
    ["[O12] no new cell", position(ROI, { rings: "000... .0...." }), roi, "no-new-cell"],
    ["[O12] no used cell", position(ROI, { rings: "...... ...... 000000" }), roi, "no-used-cell"],
    ["[O13] a pass onto a ring", position(ROI, { rings: "0....." }), pass(0), "pass-on-ring"],
    ["[O13] a pass beside the board", position(ROI), pass(36), "outside"],
  ];
  it.each(refused)("%s is refused", (_, state, move, code) => {
    expect(play(state, 0, move)).toBe(`overturn/${code}`);
  });

  it("[O5] BONNE and TEMPETE come back to their cells in basic mode", () => {
    expect(play(position(BONE), 0, word(1, 2, 8, 8, 7))).toMatchObject({
      last: { word: "BONNE", laid: [1, 2, 8, 7] },
    });
    const tempete = play(position("KTEKKK KPMKKK"), 0, word(1, 2, 8, 7, 2, 1, 2));
    expect(tempete).toMatchObject({ last: { word: "TEMPETE", laid: [1, 2, 8, 7] } });
  });

  it("[O7] two tiles are enough", () => {
    expect(play(position("KPOKKK KELKKK"), 0, word(1, 2, 8, 7))).toMatchObject({ last: { word: "POLE" } });
  });

  it("[O8] the first user decides for the rest of the game; later the choice may be left out or said again", () => {
    const rows = "AzEEKK KAKKKK";
    const first = played(position(rows), [0, { type: "word", cells: [0, 1, 2], zx: "X" }]);
    expect(first).toMatchObject({ zx: "X", last: { word: "AXE", zx: "X" } });
    expect(play(first, 1, word(7, 1, 2))).toMatchObject({ zx: "X", last: { word: "AXE", zx: null } });
    expect(play(first, 1, { type: "word", cells: [7, 1, 2], zx: "X" })).toMatchObject({ last: { zx: null } });
    expect(play(first, 1, { type: "word", cells: [7, 1, 2], zx: "Z" })).toBe("overturn/zx-decided");
  });

  it("[O8] QU is one cell and two letters, or one U", () => {
    const rows = "KqIKKK KNEKKK";
    const qui = play(position(rows), 0, { type: "word", cells: [1, 2], qu: "QU" });
    expect(qui).toMatchObject({ qu: "QU", last: { word: "QUI", laid: [1, 2] } });
    const une = play(position(rows), 0, { type: "word", cells: [1, 7, 8], qu: "U" });
    expect(une).toMatchObject({ qu: "U", last: { word: "UNE" } });
  });

  it("[O8] a pass on a double face decides nothing", () => {
    expect(play(position("AzEKKK"), 0, pass(1))).toMatchObject({ zx: null, qu: null });
  });

  it("[O9] conjugated forms count", () => {
    const state = position("BUVKKK KKEZKK");
    expect(play(state, 0, word(0, 1, 2, 8, 9))).toMatchObject({ last: { word: "BUVEZ" } });
    expect(words.classesOf("BUVEZ") & PLAYABLE).not.toBe(0);
  });

  it("[O10] the same word may be made again on other cells", () => {
    const state = played(position("ROIKKK KKRKKK"), [0, word(0, 1, 2)]);
    expect(play(state, 1, word(8, 1, 2))).toMatchObject({ last: { word: "ROI", laid: [8], turned: [1, 2] } });
  });
});

describe("a turn", () => {
  it("[O2] Blue moves first, then they take turns", () => {
    expect(play(position(ROI), 1, roi)).toBe("overturn/not-your-turn");
    const after = played(position(ROI), [0, roi]);
    expect(turnOf(after)).toBe(1);
    expect(play(after, 0, boire)).toBe("overturn/not-your-turn");
  });

  it("[O11] the first word lays a ring on each of its cells", () => {
    const after = played(position(ROI), [0, roi]);
    expect(after.rings.slice(0, 12)).toBe(".00....0....");
    expect(scoreOf(after)).toEqual([3, 0]);
  });

  it("[O11] the first word needs no used cell even after a pass, and takes what the pass has laid", () => {
    const after = played(position(ROI), [0, pass(30)], [1, roi]);
    expect(scoreOf(after)).toEqual([0, 4]);
    const over = played(position(ROI), [0, pass(1)], [1, roi]);
    expect(over.last).toMatchObject({ laid: [7, 2], turned: [] });
  });

  it("[O22] after passes of the clock the first word may lie wholly on rings, and turns them", () => {
    const byClock = (state: OverturnState): OverturnState =>
      overturn.expire(state, overturn.waits(state)[0]!.key, world).reduce(overturn.apply, state);
    const start = position("ROI");
    expect([anyWord(start, words)?.word, start.opened]).toEqual(["ROI", false]);
    const waited = byClock(byClock(byClock(start)));
    expect([waited.rings.slice(0, 4), waited.opened]).toEqual(["101.", false]);
    expect(anyWord(waited, words)?.word).toBe("ROI"); // the search knows it, too
    const after = played(waited, [1, word(0, 1, 2)]);
    expect(after).toMatchObject({ opened: true, last: { laid: [], turned: [1] } });
    expect(after.rings.slice(0, 4)).toBe("111.");
    expect(play(after, 0, word(0, 1, 2))).toBe("overturn/no-new-cell");
  });

  it("[O12] BOIRE over ROI turns every ring of it: Blue 0, Red 5", () => {
    const after = played(position(ROI), [0, roi], [1, boire]);
    expect(scoreOf(after)).toEqual([0, 5]);
    expect(after.last).toMatchObject({ laid: [0, 8], turned: [1, 2, 7] });
  });

  it("[O12] a turned ring is worth two to the lead, a new one one, an own one nothing", () => {
    const state = position(ROI, { rings: "011... ......" });
    expect([...weightsOf(state, 0)].slice(0, 4)).toEqual([0, 2, 2, 1]);
    expect([...weightsOf(state, 1)].slice(0, 4)).toEqual([2, 0, 0, 1]);
  });

  it("[O12] own rings stay", () => {
    const state = position(ROI, { rings: "111... .1....", phase: { name: "turn", seat: 1 } });
    expect(play(state, 1, boire)).toMatchObject({ last: { laid: [8], turned: [] } });
  });

  it("[O3] no move takes a ring off the board", () => {
    const before = position(ROI, { rings: "01.... .0...." });
    const after = played(before, [0, boire]);
    for (let cell = 0; cell < 36; cell++) {
      if (before.rings[cell] !== ".") expect(after.rings[cell]).not.toBe(".");
    }
  });

  it("[O13] a pass lays a ring of the other colour, though words exist", () => {
    const after = played(position(ROI), [0, pass(20)]);
    expect(after.rings[20]).toBe("1");
    expect(turnOf(after)).toBe(1);
  });

  const lastNew = `${"0".repeat(8)}.${"1".repeat(27)}`;
  it("[O14] nobody passes onto the last new cell while a word is left: one is shown, the turn stays", () => {
    const state = position(ROI, { rings: lastNew });
    const verdict = overturn.decide(state, 0, pass(8), world);
    expect(verdict).toMatchObject({ ok: false, error: { code: "overturn/word-left" } });
    const shown = verdict.ok ? null : verdict.error.detail!;
    const cells = String(shown?.cells).split(" ").map(Number);
    expect(play(state, 0, { type: "word", cells })).toMatchObject({ last: { word: shown?.word } });
  });

  it("[O14] but where no word is left the last new cell may be given", () => {
    const state = position("KKKKKK", { rings: lastNew });
    expect(play(state, 0, pass(8))).toMatchObject({ past: [{ reason: "all-rings" }] });
  });
});
