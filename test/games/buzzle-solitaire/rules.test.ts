import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import { piecesOf } from "../../../src/games/buzzle-family/pieces.ts";
import { drawSet, LEAST_SOLUTIONS } from "../../../src/games/buzzle-solitaire/draw.ts";
import { facts } from "../../../src/games/buzzle-solitaire/facts.ts";
import type { SolitaireMove, SolitaireView } from "../../../src/games/buzzle-solitaire/index.ts";
import { shareText } from "../../../src/games/buzzle-solitaire/share.ts";
import { optionsSchema } from "../../../src/games/buzzle-solitaire/wire.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { solitaireKit } from "../../contracts/kits/buzzle-solitaire.ts";
import { seedOf, Table } from "../../contracts/play.ts";

class SolitaireTable extends Table {
  get seen(): SolitaireView {
    return this.view(0) as unknown as SolitaireView;
  }

  tryMove(move: SolitaireMove): string | null {
    const verdict = this.move(0, move);
    return verdict.ok ? null : verdict.error.code;
  }

  make(start: string, word: string): string | null {
    const group = 1 + this.seen.groups.findIndex((each) => each.start === start);
    return this.tryMove({ type: "make", group, word });
  }
}

/** Common are TUES, DOIS, FAIM and VERT, so these are the groups; the rest is there to be found. */
const small: Lexicon = {
  ...lexiconOf("fr", {
    ...{ TUES: 1, LUES: 1, ELUS: 1, LEUS: 1, DOIS: 1, VOS: 1, FAIM: 1, VERT: 1, PARIS: 8 },
    ...{ DOSI: 1, FIMA: CLASS.lemma | CLASS.shunned, MIFA: 1, TRVE: 1 },
  }),
  common: ["TUES", "DOIS", "FAIM", "VERT"],
};

const tableFor = (wish: object = {}, words = small, seed = 1): SolitaireTable =>
  new SolitaireTable(
    { ...solitaireKit, words },
    { name: "by hand", seats: 1, options: optionsSchema.parse(wish) },
    seedOf(seed),
  );

describe("Buzzle Solitaire", () => {
  it.each(["fr", "en", "de-umlauts"] as const)(
    "[S1] %s: four common words with thirteen solutions each",
    (id) => {
      const words = builtLexicon(id);
      for (const length of [4, 5] as const) {
        for (let seed = 1; seed <= 10; seed++) {
          const set = drawSet(words, { length }, chanceOf(seedOf(seed), 1, "start"));
          expect(set.words).toHaveLength(4);
          expect(new Set(set.words.map(piecesOf)).size).toBe(4);
          set.words.forEach((word, i) => {
            expect(word).toHaveLength(length);
            expect(words.common).toContain(word);
            expect(set.solutions[i]!.length).toBeGreaterThanOrEqual(LEAST_SOLUTIONS);
            expect(set.solutions[i]).not.toContain(word);
            for (const solution of set.solutions[i]!) expect(piecesOf(solution)).toBe(piecesOf(word));
          });
        }
      }
    },
  );

  it("[S1] with a small dictionary the richest groups there are", () => {
    expect(
      tableFor()
        .seen.groups.map(({ start }) => start)
        .sort(),
    ).toEqual(["DOIS", "FAIM", "TUES", "VERT"]);
  });

  it.each([
    ["TUES", "LUES", null],
    ["TUES", "lués", null],
    ["TUES", "VERT", "buzzle-solitaire/does-not-fit"],
    ["TUES", "XXXX", "buzzle-solitaire/unknown-word"],
    ["TUES", "PARIS", "buzzle-solitaire/proper-noun"],
    ["TUES", "T", "buzzle-solitaire/word-length"],
    ["TUES", "L U", "buzzle-solitaire/not-one-word"],
    ["MANY", "LUES", "buzzle-solitaire/no-such-group"],
  ])("[S2] in %s the word %s: %s", (start, word, code) => {
    expect(tableFor().make(start, word)).toBe(code);
  });

  it("[S2] what does not fit is told, and costs nothing", () => {
    const table = tableFor();
    const group = 1 + table.seen.groups.findIndex(({ start }) => start === "TUES");
    const verdict = table.move(0, { type: "make", group, word: "VOS" });
    expect(verdict).toMatchObject({
      ok: false,
      error: { detail: { word: "VOS", missing: "CC", left: "iiiiiiu" } },
    });
    expect(table.seen.score).toBe(0);
  });

  it("[S3] one word per group and lap; with all four a new lap begins", () => {
    const table = tableFor();
    expect(table.make("TUES", "LUES")).toBeNull();
    expect(table.make("TUES", "ELUS")).toBe("buzzle-solitaire/group-done");
    expect(table.make("DOIS", "DOSI")).toBeNull();
    expect(table.make("FAIM", "MIFA")).toBeNull();
    expect(table.seen.lap).toBe(1);
    expect(table.make("VERT", "TRVE")).toBeNull();
    expect(table.seen.lap).toBe(2);
    expect(table.make("TUES", "ELUS")).toBeNull();
  });

  it("[S4] every word differs from all before, the starting word too", () => {
    const table = tableFor();
    expect(table.make("TUES", "TUES")).toBe("buzzle-solitaire/used-word");
    for (const [start, word] of [
      ["TUES", "LUES"],
      ["DOIS", "DOSI"],
      ["FAIM", "MIFA"],
      ["VERT", "TRVE"],
    ]) {
      expect(table.make(start!, word!)).toBeNull();
    }
    expect(table.make("TUES", "LUES")).toBe("buzzle-solitaire/used-word");
  });

  it("[S5] an exhausted group is skipped; nobody has to find a word that we would not suggest", () => {
    const table = tableFor();
    table.make("DOIS", "DOSI");
    table.make("VERT", "TRVE");
    table.make("TUES", "LUES");
    expect(table.make("FAIM", "FIMA")).toBeNull();
    expect(table.seen).toMatchObject({ lap: 2, score: 4 });
    // DOIS and VERT have nothing left: FAIM and TUES alone make the second lap.
    expect(
      table.seen.groups
        .filter(({ exhausted }) => exhausted)
        .map(({ start }) => start)
        .sort(),
    ).toEqual(["DOIS", "VERT"]);
    table.make("FAIM", "MIFA");
    table.make("TUES", "ELUS");
    expect(table.seen).toMatchObject({ lap: 3, score: 6 });
    table.make("TUES", "LEUS");
    expect(table.view(0).outcome).toMatchObject({ reason: "complete", scores: [7] });
  });

  it("[S6] the score is the number of words", () => {
    const table = tableFor();
    table.make("TUES", "LUES");
    table.make("DOIS", "DOSI");
    table.tryMove({ type: "stop" });
    expect(table.view(0).outcome).toMatchObject({ winners: [0], scores: [2], reason: "stopped" });
  });

  it.each([
    [{}, 900_000],
    [{ minutes: 3 }, 180_000],
  ])("[S7] with %j time is up after %i ms", (wish, ms) => {
    const table = tableFor(wish);
    const began = table.now;
    table.make("TUES", "LUES");
    table.wait();
    expect(table.now - began).toBe(ms);
    expect(table.view(0).outcome).toMatchObject({ reason: "time", scores: [1] });
  });

  it("[S7] untimed it waits for ever", () => {
    expect(tableFor({ minutes: 0 }).wait()).toBe(false);
  });

  it("[S8] the solutions are shown at the end, and never before", () => {
    const table = tableFor();
    expect(table.seen.groups.map(({ solutions }) => solutions)).toEqual([null, null, null, null]);
    expect(table.frame(0)).not.toContain("ELUS");
    table.make("FAIM", "FIMA");
    table.tryMove({ type: "stop" });
    const of = (start: string) => table.seen.groups.find((group) => group.start === start)?.solutions;
    expect(of("TUES")).toEqual(["ELUS", "LEUS", "LUES"]);
    expect(of("FAIM")).toEqual(["FIMA", "MIFA"]);
  });

  it("[S9] the puzzle of the day has its date, four letters and five minutes; fifteen where it is older", () => {
    const { options } = facts.daily!;
    const table = tableFor({ ...options, daily: true, length: 5, minutes: 0 });
    expect(table.seen).toMatchObject({ date: "2027-01-15", length: 4, minutes: 5 });
    for (const minutes of [0, 5, 15])
      expect(tableFor({ daily: true, minutes }).seen, "as it was").toMatchObject({ minutes: 15 });
    expect(tableFor().seen.date).toBeNull();
  });

  it("[S9] the same seed draws the same words, another one others", () => {
    const french = builtLexicon("fr");
    const startsOf = (seed: number) =>
      tableFor({ daily: true }, french, seed).seen.groups.map(({ start }) => start);
    expect(startsOf(1)).toEqual(startsOf(1));
    expect(startsOf(1)).not.toEqual(startsOf(2));
  });

  it("[S10] a result to share has no word in it", () => {
    const table = tableFor({ daily: true });
    table.make("TUES", "LUES");
    const text = shareText(table.seen, { title: "Solitaire", words: (count) => `${count} mot(s)` });
    expect(text.split("\n").slice(0, 2)).toEqual(["Solitaire · 2027-01-15", "1 mot(s)"]);
    expect(text.split("\n").slice(2).sort()).toEqual(["▰", "▱", "▱", "▱"].sort());
    for (const { start, made } of table.seen.groups)
      for (const word of [start, ...made]) expect(text).not.toContain(word);
  });

  it("[S2] words count as agreed; [S9] of a daily puzzle the usual ones", () => {
    const words: Lexicon = {
      ...lexiconOf("fr", { TUES: 1, LUES: CLASS.inflected, DOIS: 1, FAIM: 1, VERT: 1 }),
      common: ["TUES", "DOIS", "FAIM", "VERT"],
    };
    const vocabulary = { forms: false };
    expect(tableFor({ vocabulary }, words).make("TUES", "LUES")).toBe("buzzle-solitaire/inflected-form");
    expect(tableFor({ vocabulary, daily: true }, words).make("TUES", "LUES")).toBeNull();
    expect(tableFor({}, words).make("TUES", "LUES")).toBeNull();
  });
});
