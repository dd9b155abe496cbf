import { describe, expect, it } from "vitest";
import { password } from "../../../src/games/password/index.ts";
import { Sitting } from "./sitting.ts";

describe("a guess", () => {
  it("[P9] right: that side is out, its word is shown, and one goes on", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI", "ETE"] });
    expect(table.must(0, { type: "guess", target: 2, word: "oui" })).toEqual([
      { type: "guessed", seat: 0, target: 2, word: "OUI", right: true },
    ]);
    expect(password.view(table.state, 3)).toMatchObject({ phase: "turn", turn: 0 });
    expect(password.view(table.state, 3).sides[2]).toMatchObject({ out: "guess", word: "OUI" });
    expect(password.isOut(table.state, 2)).toBe(true);
    table.must(0, { type: "guess", target: 3, word: "été" });
    expect(table.roll(2).map(({ type }) => type)).toEqual(["rolled"]);
  });

  it("[P9] wrong: the turn ends and everybody sees the attempt", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    table.must(0, { type: "guess", target: 1, word: "danser" });
    expect(table.turn).toBe(1);
    expect(password.view(table.state, null).sides[1]).toMatchObject({
      wrong: ["DANSER"],
      out: null,
      word: null,
    });
    expect(password.view(table.state, null).last).toEqual({
      type: "guessed",
      seat: 0,
      target: 1,
      word: "DANSER",
      right: false,
    });
  });

  it("[P9] turns go to the left past sides that are out", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI", "ETE"] });
    table.must(0, { type: "guess", target: 1, word: "danse" });
    table.must(0, { type: "guess", target: 2, word: "kiwi" });
    expect(table.turn).toBe(2);
    table.timeOut();
    table.timeOut();
    expect(table.turn).toBe(0);
    table.timeOut();
    expect(table.turn).toBe(2);
  });

  it("[P9] keeps what is known of the other sides' words", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    table.ask(2, "D");
    table.must(0, { type: "guess", target: 2, word: "oui" });
    expect(password.view(table.state, 2).sides[1]).toMatchObject({ letters: "D", positions: "1" });
  });

  it("[P10] is made on one's turn, before the roll, at an opponent who is in", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    const guess = (target: number) => ({ type: "guess", target, word: "danse" }) as const;
    expect(table.code(1, guess(0))).toBe("password/not-your-turn");
    expect(table.code(0, guess(0))).toBe("password/own-word");
    expect(table.code(0, guess(3))).toBe("password/no-such-side");
    table.must(0, guess(1));
    expect(table.code(0, guess(1))).toBe("password/side-out");
    table.roll(2);
    expect(table.code(0, guess(2))).toBe("password/guess-before-roll");
  });

  it.each([
    ["buvez", {}, "password/conjugated"],
    ["xqz", {}, "password/unknown-word"],
    ["Paris", {}, "password/proper-noun"],
    ["x", {}, "password/word-length"],
    ["kiwi", { level: 2, length: 5 } as const, "password/agreed-length"],
  ])("[P11] %s with %j could be nobody's word: refused, and it costs nothing", (word, options, code) => {
    const table = new Sitting({ secrets: ["ROUGE", "DANSE"], options });
    expect(table.code(0, { type: "guess", target: 1, word })).toBe(code);
    expect(table.turn).toBe(0);
  });

  it("[P11] that was already wrong for this side is refused; for another side it is not", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    table.must(0, { type: "guess", target: 1, word: "salade" });
    table.handTo(2);
    expect(table.code(2, { type: "guess", target: 1, word: "Salade" })).toBe("password/already-wrong");
    expect(table.try(2, { type: "guess", target: 0, word: "salade" }).ok).toBe(true);
  });

  it("[P11] on honour every word of a fitting length counts, also twice", () => {
    const table = new Sitting({ secrets: ["KIWI", "XQZ"], options: { words: "honour" } });
    for (const word of ["buvez", "buvez"]) {
      table.handTo(0).must(0, { type: "guess", target: 1, word });
      expect(table.turn).toBe(1);
    }
    expect(table.handTo(0).code(0, { type: "guess", target: 1, word: "x" })).toBe("password/word-length");
    expect(table.must(0, { type: "guess", target: 1, word: "xqz" })[0]).toMatchObject({ right: true });
  });
});

describe("who starts", () => {
  const start = (order: readonly number[], seats = 3) => {
    const table = new Sitting({ seats });
    table.rig = { order };
    for (let seat = 0; seat < seats - 1; seat++) table.must(seat, { type: "secret", word: "oui" });
    expect(table.log.every(({ type }) => type === "secret-chosen")).toBe(true);
    return { table, rolled: table.must(seats - 1, { type: "secret", word: "kiwi" })[1] };
  };

  it("[P8] is the lowest throw, all throws in one event", () => {
    const { table, rolled } = start([5, 5, 1, 0, 3, 3]);
    expect(rolled).toEqual({
      type: "order-rolled",
      rounds: [
        [
          { seat: 0, dice: [6, 6] },
          { seat: 1, dice: [2, 1] },
          { seat: 2, dice: [4, 4] },
        ],
      ],
      starts: 1,
    });
    expect(password.view(table.state, null)).toMatchObject({ phase: "turn", turn: 1, last: rolled });
    table.timeOut();
    table.timeOut();
    expect(table.turn).toBe(0);
  });

  it("[P8] those who share the lowest throw roll again, the others do not", () => {
    // 4, 7, 4; then 5, 5; then 9, 3.
    const { rolled } = start([1, 1, 2, 3, 0, 2, 0, 3, 1, 2, 3, 4, 0, 1]);
    expect(rolled).toMatchObject({
      starts: 2,
      rounds: [
        [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
        [{ seat: 0 }, { seat: 2 }],
        [{ seat: 0 }, { seat: 2 }],
      ],
    });
  });
});
