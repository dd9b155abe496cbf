import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PasswordMove } from "../../../src/games/password/index.ts";
import { PASSWORD_REFUSALS, type PasswordRefusal } from "../../../src/games/password/refusals.ts";
import { moveSchema, optionsSchema } from "../../../src/games/password/wire.ts";
import { Sitting } from "./sitting.ts";

const playing = () => new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
const choosing = (options = {}) => new Sitting({ seats: 2, options });
const rolled = (circle: number, before: (table: Sitting) => unknown = () => {}) => {
  const table = playing();
  before(table);
  table.handTo(0).roll(circle);
  return table;
};
const secret = (word: string): PasswordMove => ({ type: "secret", word });
const guess = (word: string, target = 1): PasswordMove => ({ type: "guess", target, word });
const ask = (letter?: string, target = 1): PasswordMove => ({ type: "ask", target, letter });

/** Seat 0 makes the last move, which is refused. A code without a row does not compile. */
const REACHED: Record<PasswordRefusal, () => readonly [Sitting, PasswordMove]> = {
  "password/still-choosing": () => [choosing(), { type: "roll" }],
  "password/choosing-over": () => [playing(), secret("oui")],
  "password/already-chosen": () => {
    const table = choosing();
    table.must(0, secret("oui"));
    return [table, secret("oui")];
  },
  "password/not-your-turn": () => [playing().handTo(1), { type: "roll" }],
  "password/roll-first": () => [playing(), ask("D")],
  "password/already-rolled": () => [rolled(2), { type: "roll" }],
  "password/guess-before-roll": () => [rolled(2), guess("danse")],
  "password/no-such-side": () => [playing(), guess("danse", 3)],
  "password/own-word": () => [playing(), guess("kiwi", 0)],
  "password/side-out": () => {
    const table = playing();
    table.leave(1);
    return [table, guess("danse")];
  },
  "password/not-one-word": () => [choosing(), secret("c'est")],
  "password/word-length": () => [choosing(), secret("garanties")],
  "password/agreed-length": () => [choosing({ level: 2, length: 4 }), secret("oui")],
  "password/unknown-word": () => [choosing(), secret("xqz")],
  "password/proper-noun": () => [choosing(), secret("paris")],
  "password/conjugated": () => [choosing(), secret("buvez")],
  "password/already-wrong": () => {
    const table = playing();
    table.must(0, guess("oui"));
    return [table.handTo(0), guess("oui")];
  },
  "password/not-a-letter": () => [rolled(2), ask("DS")],
  "password/letter-not-in-circle": () => [rolled(2), ask("A")],
  "password/letter-absent": () => [rolled(3, (table) => table.ask(3, "X")), ask("X")],
  "password/letter-no-more": () => {
    const twice = (table: Sitting) => [table.ask(2, "D"), table.ask(2, "D")];
    return [rolled(2, twice), ask("D")];
  },
  "password/chance-needs-letter": () => [rolled(3), ask()],
  "password/circle-crossed": () => [rolled(12, (table) => table.ask(12)), ask()],
  "password/circle-known": () => [rolled(2, (table) => table.ask(2)), ask()],
  "password/circle-exhausted": () => {
    const all = (table: Sitting) => [..."DWSNJ"].map((letter) => table.ask(2, letter));
    return [rolled(2, all), ask()];
  },
};

describe("refusals", () => {
  it.each(PASSWORD_REFUSALS)("%s is reached, with its parts filled in, and changes nothing", (code) => {
    const [table, move] = REACHED[code]();
    const before = JSON.stringify(table.state);
    const verdict = table.try(0, move);
    expect(verdict).toMatchObject({ ok: false, error: { code } });
    if (!verdict.ok) expect(verdict.error.message).toMatch(/^[A-Z][^{}]*\.$/);
    if (!verdict.ok) expect(verdict.error.message).not.toContain("undefined");
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe("the wire", () => {
  it("gives the options their defaults", () => {
    expect(optionsSchema.parse({})).toEqual({
      clock: { kind: "none" },
      teams: false,
      filter: "mild",
      level: 1,
      words: "checked",
      length: 5,
    });
  });

  it.each([
    { level: 3 },
    { words: "trust" },
    { length: 9 },
    { length: 1 },
    { length: 4.5 },
    { colour: "red" },
  ])("refuses the options %j", (options) => {
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });

  it.each([
    null,
    "roll",
    {},
    { type: "resign" },
    { type: "roll", dice: [6, 6] },
    { type: "secret" },
    { type: "secret", word: "A".repeat(65) },
    { type: "guess", word: "oui" },
    { type: "guess", target: -1, word: "oui" },
    { type: "ask", target: 4 },
    { type: "ask", target: 1, letter: 7 },
  ])("takes %j for no move", (move) => {
    expect(moveSchema.safeParse(move).success).toBe(false);
  });

  it.each([
    { type: "secret", word: "été" },
    { type: "guess", target: 1, word: "oui" },
    { type: "roll" },
    { type: "ask", target: 1 },
    { type: "ask", target: 1, letter: "é" },
  ])("takes %j for a move", (move) => {
    expect(moveSchema.parse(move)).toEqual(move);
  });
});

describe("RULES.md", () => {
  it("numbers every rule once, and each is named by a test", () => {
    const rules = readFileSync("src/games/password/RULES.md", "utf8");
    const numbers = [...rules.matchAll(/\*\*\[(P\d+)\]\*\*/g)].map(([, rule]) => rule!);
    expect(numbers).toEqual(numbers.map((_, i) => `P${i + 1}`));
    const here = "test/games/password";
    const tests = readdirSync(here).filter((file) => file.endsWith(".test.ts"));
    const text = tests.map((file) => readFileSync(`${here}/${file}`, "utf8")).join("");
    expect(numbers.filter((rule) => !text.includes(`[${rule}]`) && !text.includes(`["${rule}",`))).toEqual(
      [],
    );
  });
});
