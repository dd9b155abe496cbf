import { describe, expect, it } from "vitest";
import { cellUnder, draggedTo, mayFollow, tapped } from "../../../src/client/games/overturn/trail.ts";
import { waysToLay } from "../../../src/client/games/overturn/typed.ts";
import { position } from "../../games/overturn/positions.ts";

describe("[C45] the letters that may follow", () => {
  it.each(["basic", "advanced"] as const)("are those whose tap goes on with the word (%s)", (mode) => {
    for (const trail of [[0], [0, 7], [14, 15, 21, 14], [35, 28]]) {
      const open = Array.from({ length: 36 }, (_, cell) => cell).filter((cell) =>
        mayFollow(trail, cell, mode),
      );
      const goesOn = Array.from({ length: 36 }, (_, cell) => cell).filter(
        (cell) => tapped(trail, cell, mode).join() === [...trail, cell].join(),
      );
      expect(open).toEqual(goesOn);
      expect(open.length).toBeGreaterThan(0);
      expect(open.length).toBeLessThan(10);
    }
  });

  it("are all letters before the first one", () => {
    expect(Array.from({ length: 36 }, (_, cell) => mayFollow([], cell, "advanced")).every(Boolean)).toBe(
      true,
    );
  });
});

describe("[C9] a trail of cells", () => {
  const taps: [string, "basic" | "advanced", number[], number, number[]][] = [
    ["begins anywhere", "basic", [], 14, [14]],
    ["goes on to a neighbour", "basic", [0], 7, [0, 7]],
    ["begins anew where it does not touch", "basic", [0, 1], 9, [9]],
    ["doubles the last letter in basic mode", "basic", [0, 1], 1, [0, 1, 1]],
    ["comes back to a cell in basic mode", "basic", [0, 1], 0, [0, 1, 0]],
    ["gives the last letter back in advanced mode", "advanced", [0, 1], 1, [0]],
    ["does not come back to a cell in advanced mode", "advanced", [0, 1, 7], 0, [0, 1, 7]],
  ];
  it.each(taps)("%s when tapped", (_, mode, trail, cell, after) => {
    expect(tapped(trail, cell, mode)).toEqual(after);
  });

  const drags: [string, "basic" | "advanced", number[], number, number[]][] = [
    ["goes on to a neighbour", "basic", [0], 1, [0, 1]],
    ["stays while the finger does", "basic", [0, 1], 1, [0, 1]],
    ["gives a letter back when the finger goes back", "basic", [0, 1, 2], 1, [0, 1]],
    ["ignores a jump", "basic", [0], 14, [0]],
    ["crosses itself in basic mode only", "basic", [0, 1, 7], 0, [0, 1, 7, 0]],
    ["does not cross itself in advanced mode", "advanced", [0, 1, 7], 0, [0, 1, 7]],
  ];
  it.each(drags)("%s when dragged", (_, mode, trail, cell, after) => {
    expect(draggedTo(trail, cell, mode)).toEqual(after);
  });

  it("takes the middle of a cell, not its corners, so that diagonals can be drawn", () => {
    expect(cellUnder(0.5 / 6, 0.5 / 6, 6)).toBe(0);
    expect(cellUnder(5.5 / 6, 4.5 / 6, 6)).toBe(29);
    expect(cellUnder(0.97 / 6, 0.97 / 6, 6)).toBeNull();
    expect(cellUnder(-0.1, 0.5, 6)).toBeNull();
    expect(cellUnder(0.5, 1.01, 6)).toBeNull();
  });
});

describe("[C9] a typed word", () => {
  it("is laid where it swings most, the other ways after it", () => {
    const state = position("ROIKKK KKRKKK", { rings: "01.... ..1..." });
    const ways = waysToLay(state, 0, "ROI");
    expect(ways.map(({ cells }) => cells)).toEqual([
      [8, 1, 2],
      [0, 1, 2],
    ]);
  });

  it("is offered once for the same cells", () => {
    const state = position("KBOKKK KENKKK");
    expect(waysToLay(state, 0, "BONNE").map(({ cells }) => cells)).toEqual([[1, 2, 8, 8, 7]]);
  });

  it("says what it makes of a double face", () => {
    expect(waysToLay(position("AzEKKK"), 0, "AXE")).toEqual([
      { word: "AXE", cells: [0, 1, 2], zx: "X", qu: null, swing: 3 },
    ]);
    expect(waysToLay(position("KqIKKK"), 0, "QUI")).toMatchObject([{ cells: [1, 2], zx: null, qu: "QU" }]);
    expect(waysToLay(position("KqIKKK", { qu: "U" }), 0, "QUI")).toEqual([]);
  });

  it("shows a way that breaks a rule only when there is no other", () => {
    const state = position("POKKKK ELKKKK");
    expect(waysToLay(state, 0, "POLE")).toMatchObject([{ cells: [0, 1, 7, 6] }]);
    expect(waysToLay(state, 0, "PLOMB")).toEqual([]);
  });

  it("comes back in no time however many ways there are", () => {
    const state = position("E".repeat(36));
    expect(waysToLay(state, 0, "EEEEEEEEEEEE").length).toBeGreaterThan(1);
  });
});
