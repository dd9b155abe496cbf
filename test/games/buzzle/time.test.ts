import { describe, expect, it } from "vitest";
import { PLAYABLE } from "../../../src/lexicon/lexicon.ts";
import { begun, proposals, words } from "./table.ts";

describe("clocks", () => {
  it("[B22] a turn's time that runs out passes the turn", () => {
    const table = begun(["MATIN", "AGILE"], { clock: { kind: "turn", seconds: 30 } });
    const began = table.now;
    table.wait();
    expect(table.now - began).toBe(30_000);
    expect(table.turn).toBe(1);
    expect(table.seen().last).toEqual({ type: "passed", seat: 0, reason: "time" });
  });

  it("[B22] it begins anew when the same player must act again, and not when others guess", () => {
    const table = begun(["MATIN", "AGILE"], { clock: { kind: "turn", seconds: 30 } });
    table.now += 20_000;
    table.play(1, { type: "guess", target: 0, word: "PHOTO" });
    expect(table.view(null).deadline! - table.now).toBe(10_000);
    table.play(0, ...proposals("1I"));
    expect(table.view(null).deadline! - table.now).toBe(30_000);
  });

  it("[B22] the game's time loses the seat", () => {
    const table = begun(["MATIN", "AGILE"], { clock: { kind: "game", seconds: 60, increment: 0 } });
    table.play(1, { type: "guess", target: 0, word: "BETON" }); // from here on it counts
    table.wait();
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason: "last-left" });
    expect(table.side(0).out).toBe("time");
  });

  it("[B22] no turn's time runs while every possible target is choosing a word", () => {
    const table = begun(["MATIN", "AGILE"], { clock: { kind: "turn", seconds: 30 } });
    table.play(0, { type: "guess", target: 1, word: "AGILE" });
    expect(table.view(null)).toMatchObject({ awaiting: [1], deadline: table.now + 60_000 });
    table.now += 45_000;
    table.play(1, { type: "secret", word: "BETON" });
    expect(table.turn).toBe(0);
    expect(table.view(null)).toMatchObject({ awaiting: [0], deadline: table.now + 30_000 });
  });

  it("[B22] with another target left, the turn's time goes on", () => {
    const table = begun(["MATIN", "AGILE", "BETON"], { clock: { kind: "turn", seconds: 30 } });
    table.play(2, { type: "guess", target: 1, word: "AGILE" });
    expect(table.view(null).awaiting).toEqual([0, 1]);
    table.wait();
    expect(table.turn).toBe(1);
  });
});

describe("[B23] the notebook", () => {
  it("counts the words that the board leaves, and nothing without the option", () => {
    const table = begun(["MATIN", "AGILE"], { notebook: true });
    const all = words.ofLength(5, PLAYABLE).length;
    expect(table.side(1).possible).toBe(all);
    table.play(0, ...proposals("1I 1I 1i 2C 2i"));
    expect(table.side(1, 0).possible).toBe(2);
    table.play(0, { type: "guess", target: 1, word: "AGITE" });
    expect(table.side(1, null).possible).toBe(1);
    expect(begun(["MATIN", "AGILE"]).side(1).possible).toBeNull();
  });

  it("starts anew with a new word, without the owner's earlier ones", () => {
    const table = begun(["MATIN", "AGILE"], { notebook: true });
    table.play(0, { type: "guess", target: 1, word: "AGILE" });
    table.play(1, { type: "secret", word: "BETON" });
    expect(table.side(1).possible).toBe(words.ofLength(5, PLAYABLE).length - 1);
  });
});
