import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { clueProblem, readClue } from "../../../src/games/mot-a-mot/clue-check.ts";
import { isTranslation } from "../../../src/games/mot-a-mot/deck.ts";
import { motAMot } from "../../../src/games/mot-a-mot/index.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { MotAMotTable } from "./round.ts";

describe("a clue", () => {
  it.each([
    ["bateau", null],
    ["l'arc", null],
    ["arc-en-ciel", null],
    ["Éole", null],
    ["a".repeat(25), null],
    ["a".repeat(26), "clue-length"],
    ["deux mots", "clue-not-one-word"],
    ["-mot", "clue-not-one-word"],
    ["mot-", "clue-not-one-word"],
    ["mot!", "clue-not-one-word"],
    ["4x4", "clue-not-one-word"],
    ["7", null],
    ["1789", null],
    ["12345", "clue-number"],
    ["1.5", "clue-not-one-word"],
    ["-12", "clue-not-one-word"],
    ["L", "clue-letter"],
    ["à", "clue-letter"],
    ["<b>mot</b>", "clue-not-one-word"],
    ["море", "clue-not-one-word"],
  ])("[M14] [M41] %s: %s", (text, problem) => {
    const clue = readClue(text);
    expect(clue.ok ? null : clue.error).toBe(problem);
  });

  it("[M15] a clue given before in the round is refused, whatever its accents", () => {
    const table = new MotAMotTable(4).auction(9).clue("zèbrak");
    expect(table.refusal(table.giver, { type: "clue", word: "ZEBRAK" })).toBe("clue-repeated");
  });

  it.each([
    ["fr", "pétrolier", "pétrole", "family"],
    ["fr", "pétrolier", "bateau", null],
    ["fr", "pétrolier", "Pétrolier", "entry"],
    ["fr", "pétrolier", "pétroliers", "family"],
    ["fr", "pétrolier", "tanker", "translation"],
    ["fr", "Pablo Picasso", "Pablo", "part"],
    ["fr", "Pablo Picasso", "peintre", null],
    ["fr", "démodée", "mode", "family"],
    ["fr", "démodée", "démodé", "family"],
    ["fr", "démodée", "robe", null],
    ["fr", "os", "osseux", "family"],
    ["fr", "os", "squelette", null],
    ["fr", "oeuf", "egg", "translation"],
    ["fr", "oeuf", "œufs", "family"],
    ["fr", "oeuf", "poule", null],
    ["fr", "Paris", "parisien", "family"],
    ["fr", "Paris", "parisienne", "family"],
    ["fr", "Paris", "Seine", null],
    ["fr", "perfection", "parfait", "family"],
    ["fr", "perfection", "perfectionner", "family"],
    ["fr", "banque", "bancaire", "family"],
    ["fr", "danser", "danse", "family"],
    ["fr", "danser", "danseuse", "family"],
    ["fr", "jardinier", "jardin", "family"],
    ["fr", "musique", "musicien", "family"],
    ["fr", "bateau", "batelier", "family"],
    ["fr", "mur", "mural", "family"],
    ["fr", "chat", "chien", null],
    ["fr", "grand-mère", "mère", "part"],
    ["fr", "avion", "porte-avion", "family"],
    ["en", "run", "runner", "family"],
    ["en", "run", "running", "family"],
    ["en", "bakery", "baker", "family"],
    ["en", "snow", "snowman", "family"],
    ["en", "tooth", "teeth", "family"],
    ["en", "happy", "unhappiness", "family"],
    ["en", "dog", "chien", "translation"],
    ["en", "dog", "Hund", "translation"],
    ["en", "dog", "bark", null],
    ["en", "cry", "weep", null],
    ["en", "New York", "York", "part"],
    ["en", "New York", "Broadway", null],
  ] as const)("[M16] %s: for %s, %s is %s", (language, entry, clue, reason) => {
    const world = { words: builtLexicon(language), isTranslation };
    expect(clueProblem(clue, [{ text: entry, accepts: [] }], world)?.reason ?? null).toBe(reason);
  });

  it("[M16] is checked against what is still to be found: entries and the chosen bonus, not the rest", () => {
    const table = new MotAMotTable(4).auction(20);
    const [seeker] = table.seekers;
    const clue = (entry: number) => {
      const word = table.text(entry).replace(/\s.*/, "");
      return table.refusal(table.giver, { type: "clue", word });
    };
    for (const entry of table.state.numbers) expect(clue(entry)).toMatch(/^clue-is-(entry|part)$/);
    const others = Array.from({ length: 10 }, (_, i) => i).filter((i) => !table.state.numbers.includes(i));
    expect(clue(others[0]!)).toBeNull();
    table.find(seeker!);
    expect(clue(table.state.numbers[0]!)).toBeNull();
    expect(clue(table.state.numbers[2]!)).toMatch(/^clue-is-(entry|part)$/);
    table.find(seeker!).find(seeker!);
    table.do(table.giver, { type: "bonus", entry: others[0]! });
    expect(clue(others[0]!)).toMatch(/^clue-is-(entry|part)$/);
    table.find(seeker!).do(table.giver, { type: "bonus", entry: others[1]! });
    expect(clue(others[0]!)).toBeNull();
    expect(clue(others[1]!)).toMatch(/^clue-is-(entry|part)$/);
  });

  it.each([
    ["Shrek", "ogre", null],
    ["Shrek", "requin", null],
    ["Carlos", "os", null],
    ["Osiris", "os", null],
    ["osx", "os", "not-a-word"],
    ["picaso", "Pablo Picasso", "not-a-word"],
    ["oblap", "Pablo Picasso", "not-a-word"],
    ["marisp", "Paris", "not-a-word"],
    ["sirap", "Paris", "not-a-word"],
    ["xparisx", "Paris", "not-a-word"],
    ["Simba", "lion", null],
  ] as const)("[M42] what no dictionary has: %s for %s is %s", (clue, entry, reason) => {
    const world = { words: builtLexicon("fr"), isTranslation };
    expect(clueProblem(clue, [{ text: entry, accepts: [] }], world)?.reason ?? null).toBe(reason);
  });

  it("[M43] an unlisted hyphenation costs a clue a part, and is refused when fewer are left", () => {
    const listed = lexiconOf("fr", ["WEEKEND", "MOT"]);
    const table = new MotAMotTable(4, {}, listed).auction(4);
    const give = (word: string) => table.do(table.giver, { type: "clue", word });
    expect(give("week-end").round.spent).toBe(1);
    expect(give("zyk-zak").round.spent).toBe(3);
    expect(table.refusal(table.giver, { type: "clue", word: "zuk-zok" })).toBe("clue-costs");
    expect(give("zuk").round.spent).toBe(4);
    expect(table.round.clues.map(({ word }) => word)).toEqual(["week-end", "zyk-zak", "zuk"]);
  });

  it("[M17] a refused clue does not count and leaves no trace in the log", () => {
    const table = new MotAMotTable(4).auction(5);
    const before = table.table.log.length;
    const word = table.text(table.state.numbers[0]!).split(" ")[0]!;
    expect(table.table.move(table.giver, { type: "clue", word }).ok).toBe(false);
    expect(table.table.log).toHaveLength(before);
    expect(table.round.spent).toBe(0);
  });

  it("[M18] after thirty seconds one counts as spent, without being given", () => {
    const table = new MotAMotTable(4).auction(5);
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(30_000);
    expect(table.round).toMatchObject({ spent: 1, clues: [] });
  });

  it("[M18] the time for a clue stands still while somebody has the floor", () => {
    const table = new MotAMotTable(4).auction(5).clue().later(20_000);
    const [seeker] = table.seekers;
    table.wrong(seeker!);
    const since = table.table.now;
    table.wait();
    expect(table.last[0]?.type).toBe("clue-missed");
    expect(table.table.now - since).toBe(10_000);
  });

  it("[M18] a giver who sleeps spends every clue, and the round is over", () => {
    const table = new MotAMotTable(4).auction(4);
    for (let i = 0; i < 4; i++) table.wait();
    expect(table.phase).toMatchObject({ name: "result", result: "failed" });
  });

  it("[M19] no clue while buzzes are collected or the floor is held", () => {
    const table = new MotAMotTable(4).auction(5).clue();
    const [seeker] = table.seekers;
    table.do(seeker!, { type: "buzz" });
    expect(table.refusal(table.giver, { type: "clue", word: "zig" })).toBe("floor-held");
    table.wait();
    expect(table.refusal(table.giver, { type: "clue", word: "zig" })).toBe("floor-held");
  });

  it.each([
    ["a seeker", (table: MotAMotTable) => table.seekers[0]!],
    ["another speaker", (table: MotAMotTable) => table.speakers[1]!],
  ])("[M14] %s gives no clue", (_, who) => {
    const table = new MotAMotTable(5).auction(5);
    expect(table.refusal(who(table), { type: "clue", word: "zig" })).toBe("not-giver");
  });
});

describe("manners", () => {
  it("[M40] clues and wrong answers are refused, by the table's own filter", () => {
    const table = new MotAMotTable(4, { filter: "mild" }).auction(5);
    const [seeker] = table.seekers;
    expect(table.refusal(table.giver, { type: "clue", word: "connnnard" })).toBe("rude");
    table.clue().buzz(seeker!);
    expect(table.refusal(seeker!, { type: "answer", word: "connard" })).toBe("rude");
    const strict = new MotAMotTable(4, { filter: "strict" }).auction(5);
    expect(strict.refusal(strict.giver, { type: "clue", word: "merde" })).toBe("rude");
    for (const [filter, word] of [
      ["off", "connard"],
      ["mild", "merde"],
    ] as const) {
      const free = new MotAMotTable(4, { filter }).auction(5);
      expect(free.refusal(free.giver, { type: "clue", word })).toBeNull();
    }
  });

  it("[M40] a match that was made before tables had a filter is mild", () => {
    const table = new MotAMotTable(4).auction(5);
    const { filter: _, ...options } = table.state.options;
    const refusal = (word: string) => {
      const verdict = motAMot.decide({ ...table.state, options }, table.giver, { type: "clue", word }, world);
      return verdict.ok ? null : verdict.error.code;
    };
    const world = table.table.world();
    expect([refusal("connard"), refusal("merde")]).toEqual(["mot-a-mot/rude", null]);
    expect(motAMot.view({ ...table.state, options }, null).filter).toBe("mild");
  });
});
