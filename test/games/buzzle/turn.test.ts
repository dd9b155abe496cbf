import { describe, expect, it } from "vitest";
import type { BuzzleMove } from "../../../src/games/buzzle/index.ts";
import type { POSES_OF } from "../../../src/games/buzzle-family/alphabet.ts";
import { EMPTY_BOX, hasPose, notePosition } from "../../../src/games/buzzle-family/box.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { begun, proposals } from "./table.ts";

const position = (box: number, piece: string, pose: string, target = 1): BuzzleMove => ({
  type: "position",
  target,
  box,
  piece,
  pose,
});

describe("proposing a piece", () => {
  it("[B6] a yes puts it in the box, scores 1 and plays again, against any opponent", () => {
    const table = begun(["MATIN", "AGILE", "BETON"]);
    table.play(0, ...proposals("1I", 1), ...proposals("1I", 2));
    expect(table.side(1).boxes[0]).toMatchObject({ laid: "I", under: "" });
    expect(table.side(2).boxes[0]).toMatchObject({ laid: "I", under: "" });
    expect(table.scores()).toEqual([2, 0, 0]);
    expect(table.turn).toBe(0);
  });

  it("[B7] the rule book's turn: 4, yes 5, yes 6, no 7, next player", () => {
    const table = begun(["MATIN", "TITRE", "BETON"]);
    table.play(0, ...proposals("1I 1i 2I 3I"));
    expect(table.scores()[0]).toBe(4);
    table.play(0, ...proposals("3i"));
    expect(table.scores()[0]).toBe(5);
    table.play(0, ...proposals("4u"));
    expect(table.scores()[0]).toBe(6);
    expect(table.turn).toBe(0);
    table.play(0, ...proposals("3I"));
    expect(table.scores()).toEqual([7, 0, 0]);
    expect(table.side(1).boxes[2]).toMatchObject({ laid: "Ii", under: "I" });
    expect(table.turn).toBe(1);
  });

  it("[B7] with `noPoint: owner` the owner scores the point of a no", () => {
    const table = begun(["MATIN", "TITRE"], { noPoint: "owner" });
    table.play(0, ...proposals("1I 1C"));
    expect(table.scores()).toEqual([1, 1]);
  });

  it("[B7] an O takes two C and never a u", () => {
    const table = begun(["MATIN", "OOOOO"]);
    table.play(0, ...proposals("1C 1C"));
    table.play(0, ...proposals("2u"));
    expect(table.side(1).boxes[1]).toMatchObject({ laid: "", under: "u" });
    expect(table.turn).toBe(1);
  });

  it("[B7] play goes to the left, past the last seat to the first", () => {
    const table = begun(["IIIII", "OOOOO", "AGILE"]);
    const turns = [0, 1, 2].map((seat) => {
      table.play(seat, ...proposals("1u", (seat + 1) % 3));
      return table.turn;
    });
    expect(turns).toEqual([1, 2, 0]);
  });

  it("[B8] what lies under a box is refused there, the turn kept", () => {
    const table = begun(["MATIN", "TITRE"]);
    table.play(0, ...proposals("1C"));
    table.play(1, ...proposals("1C", 0));
    expect(table.tryMove(0, proposals("1C")[0]!)).toBe("buzzle/known-no");
    expect(table.turn).toBe(0);
    expect(table.tryMove(0, proposals("2C")[0]!)).toBeNull();
  });

  it.each([
    [{ type: "propose", target: 1, box: 6, piece: "I" }, "buzzle/no-such-box"],
    [{ type: "propose", target: 1, box: 0, piece: "I" }, "buzzle/no-such-box"],
    [{ type: "propose", target: 1, box: 1, piece: "O" }, "buzzle/no-such-piece"],
    [{ type: "propose", target: 0, box: 1, piece: "I" }, "buzzle/own-word"],
    [{ type: "propose", target: 7, box: 1, piece: "I" }, "buzzle/no-such-side"],
    [{ type: "propose", target: 2, box: 1, piece: "I" }, "buzzle/side-out"],
    [{ type: "propose", target: 3, box: 1, piece: "I" }, "buzzle/target-choosing"],
    [{ type: "guess", target: 3, word: "MATIN" }, "buzzle/target-choosing"],
  ] as const)("[B11] %j is refused with %s, the turn kept", (move, code) => {
    const table = begun(["MATIN", "TITRE", "BETON", "AGILE"]);
    table.play(1, { type: "guess", target: 3, word: "AGILE" });
    expect(table.move(2, { type: "resign" }).ok).toBe(true);
    const before = table.scores();
    expect(table.tryMove(0, move)).toBe(code);
    expect(table.turn).toBe(0);
    expect(table.scores()).toEqual(before);
  });

  it("[B11] out of turn nothing is proposed or positioned", () => {
    const table = begun(["MATIN", "TITRE"]);
    expect(table.tryMove(1, proposals("1I", 0)[0]!)).toBe("buzzle/not-your-turn");
    expect(table.tryMove(1, position(1, "I", "left", 0))).toBe("buzzle/not-your-turn");
  });
});

describe("positioning a piece", () => {
  const exactFor = (pose: (typeof POSES_OF)["I" | "i"][number]): string =>
    [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"].filter((letter) => hasPose(letter, EMPTY_BOX, pose)).join("");

  it("[B9] I slanted is exact for A, V, W and Ä alone; i flat and low for A, E, L, Z and Ä", () => {
    expect(exactFor("slanted")).toBe("AVWÄ");
    expect(exactFor("flat-low")).toBe("AELZÄ");
    for (const letter of "EFHKLMRTZ") expect(exactFor("slanted")).not.toContain(letter);
  });

  it("[B9] exact is fixed, without a point, and plays again; as often as the letter has that pose", () => {
    const table = begun(["MATIN", "AGILE"]);
    table.play(0, ...proposals("1I 1I 1i"), position(1, "I", "slanted"), position(1, "I", "slanted"));
    expect(table.side(1).boxes[0]).toMatchObject({ laid: "IIi", fixed: ["slanted", "slanted"] });
    expect(table.scores()).toEqual([3, 0]);
    expect(table.turn).toBe(0);
    expect(hasPose("A", { ...EMPTY_BOX, fixed: ["slanted", "slanted"] }, "slanted")).toBe(false);
  });

  it("[B9] wrong passes the turn, without a point, and everyone sees pose and answer", () => {
    const table = begun(["MATIN", "LITRE"]);
    table.play(0, ...proposals("1I 1i"), position(1, "I", "slanted"));
    expect(table.side(1).boxes[0]).toMatchObject({ laid: "Ii", fixed: [], wrong: ["slanted"] });
    expect(table.scores()).toEqual([2, 0]);
    expect(table.turn).toBe(1);
    expect(table.seen(null).last).toEqual({
      type: "positioned",
      seat: 0,
      target: 1,
      box: 1,
      pose: "slanted",
      exact: false,
    });
  });

  it("[B10] no loose piece of that kind, a pose of another kind, a pose known to be wrong: refused, turn kept", () => {
    const table = begun(["MATIN", "LITRE"]);
    expect(table.tryMove(0, position(1, "I", "left"))).toBe("buzzle/no-loose-piece");
    table.play(0, ...proposals("1I 1i"));
    expect(table.tryMove(0, position(1, "I", "flat-low"))).toBe("buzzle/other-pose");
    expect(table.tryMove(0, position(1, "I", "upside-down"))).toBe("buzzle/other-pose");
    expect(table.tryMove(0, position(1, "X", "left"))).toBe("buzzle/no-such-piece");
    expect(table.tryMove(0, position(9, "I", "left"))).toBe("buzzle/no-such-box");
    table.play(0, position(1, "I", "slanted"));
    table.play(1, ...proposals("1u", 0));
    expect(table.tryMove(0, position(1, "I", "slanted"))).toBe("buzzle/known-wrong");
    expect(table.turn).toBe(0);
    table.play(0, position(1, "I", "left"));
    expect(table.tryMove(0, position(1, "I", "left"))).toBe("buzzle/no-loose-piece");
  });

  it("[B10] once something is fixed in that box, a wrong pose may be asked again", () => {
    const table = begun(["MATIN", "LITRE"]);
    table.play(0, ...proposals("1I 1i"), position(1, "i", "flat-high"));
    table.play(1, ...proposals("1u", 0));
    expect(table.tryMove(0, position(1, "i", "flat-high"))).toBe("buzzle/known-wrong");
    table.play(0, position(1, "I", "left"), position(1, "i", "flat-high"));
    expect(table.side(1).boxes[0]).toMatchObject({ fixed: ["left"], wrong: ["flat-high"] });
    expect(table.turn).toBe(1);
    expect(notePosition(EMPTY_BOX, "left", false).barred).toEqual(["left"]);
  });
});

describe("[B12] a board that has told everything", () => {
  const words = lexiconOf("fr", ["III", "OOO", "SSS", "CCC"]);
  /** The owner of III is asked everything there is, by seats 1 and 0 in turns. */
  function exhaust(table: ReturnType<typeof begun>, asker: number, target: number, stay: () => void): void {
    const ask = (move: BuzzleMove): void => {
      if (table.turn !== asker) stay();
      table.play(asker, move);
    };
    for (let box = 1; box <= 3; box++) {
      for (const piece of ["I", "I", "i", "C", "u"]) ask({ type: "propose", target, box, piece });
      ask(position(box, "I", "centre", target));
    }
  }

  it("passes the turn by itself to whoever still has something to ask", () => {
    const table = begun(["OOO", "III"], { length: 3 }, words);
    const answers = [1, 2, 3].flatMap((box) => ["I", "i", "u", "CCC"].map((pieces) => ({ box, pieces })));
    exhaust(table, 0, 1, () => {
      const { box, pieces } = answers.shift()!;
      table.play(1, ...[...pieces].map((piece): BuzzleMove => ({ type: "propose", target: 0, box, piece })));
    });
    expect(table.turn).toBe(1);
    expect(table.lastEvents.map(({ type }) => type)).toContain("passed");
    table.play(1, position(1, "C", "open-right", 0));
    expect(table.turn).toBe(1);
  });

  it("[B26] passes nothing while another's word is being chosen: the turn waits for it, and its time stands still", () => {
    const table = begun(["OOO", "SSS", "III"], { length: 3, clock: { kind: "turn", seconds: 30 } }, words);
    exhaust(table, 0, 2, () => {
      while (table.turn !== 0) table.wait();
    });
    table.play(2, { type: "guess", target: 1, word: "SSS" });
    expect(table.turn).toBe(0);
    expect(table.seen().last).toMatchObject({ type: "guessed" });
    expect(table.view(null)).toMatchObject({ awaiting: [1], deadline: table.now + 60_000 });
    table.now += 40_000;
    table.play(1, { type: "secret", word: "CCC" });
    expect(table.view(null)).toMatchObject({ awaiting: [0], deadline: table.now + 30_000 });
    table.play(0, { type: "propose", target: 1, box: 1, piece: "C" });
  });

  it("[B26] what the board has told may still be guessed meanwhile", () => {
    const table = begun(["OOO", "SSS", "III"], { length: 3, clock: { kind: "turn", seconds: 30 } }, words);
    exhaust(table, 0, 2, () => {
      while (table.turn !== 0) table.wait();
    });
    table.play(2, { type: "guess", target: 1, word: "SSS" });
    expect(table.invited).toEqual([0, 2]);
    table.play(0, { type: "guess", target: 2, word: "III" });
    expect(table.view(null).awaiting).toEqual([1, 2]);
  });

  it("waits for a guess when nobody has", () => {
    const table = begun(["CCC", "III"], { length: 3 }, words);
    const asked = [1, 2, 3].flatMap((box): BuzzleMove[] => [
      ...["C", "C", "I", "i", "u"].map((piece): BuzzleMove => ({ type: "propose", target: 0, box, piece })),
      position(box, "C", "open-right", 0),
    ]);
    let next = 0;
    const turnOf1 = (): void => {
      while (table.turn === 1 && next < asked.length) table.play(1, asked[next++]!);
    };
    exhaust(table, 0, 1, turnOf1);
    turnOf1();
    expect(next).toBe(asked.length);
    expect(table.view(null).awaiting).toHaveLength(1);
    expect(table.tryMove(table.turn!, { type: "guess", target: 1 - table.turn!, word: "SSS" })).toBeNull();
    expect(table.turn).not.toBeNull();
  });
});
