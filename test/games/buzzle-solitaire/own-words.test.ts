import { describe, expect, it } from "vitest";
import { buildable, piecesOf } from "../../../src/games/buzzle-family/pieces.ts";
import type { SolitaireMove, SolitaireView } from "../../../src/games/buzzle-solitaire/index.ts";
import { GERMAN_PRESET } from "../../../src/games/buzzle-solitaire/options.ts";
import { optionsSchema } from "../../../src/games/buzzle-solitaire/wire.ts";
import { CLASS, PLAYABLE } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { solitaireKit } from "../../contracts/kits/buzzle-solitaire.ts";
import { seedOf, Table } from "../../contracts/play.ts";
import { NEAR_MISSES, SEVENTY_SIX } from "./german-words.ts";

class SolitaireTable extends Table {
  get seen(): SolitaireView {
    return this.view(0) as unknown as SolitaireView;
  }

  tryMove(move: SolitaireMove): string | null {
    const verdict = this.move(0, move);
    return verdict.ok ? null : verdict.error.code;
  }
}

const french = lexiconOf("fr", {
  ...Object.fromEntries(
    "TUES EUTS LUES TARE RATE LIRE TIRE VIDE DIVE MALIN MATIN".split(" ").map((word) => [word, CLASS.lemma]),
  ),
  OBOE: CLASS.lemma,
  NICE: CLASS.proper,
});

const tableFor = (wish: object = {}, words = french): SolitaireTable =>
  new SolitaireTable(
    { ...solitaireKit, words },
    { name: "own words", seats: 1, options: optionsSchema.parse({ own: true, ...wish }) },
    seedOf(1),
  );

const set = (...words: string[]) => ({ type: "set", words }) as const;

describe("[S13] one's own four words", () => {
  it("begin the game, and its time with it", () => {
    const table = tableFor();
    expect(table.seen).toMatchObject({ phase: "setting", groups: [] });
    expect(table.view(0)).toMatchObject({ awaiting: [0], deadline: null });
    table.now += 3_600_000;
    expect(table.tryMove(set("tues", "tare", "lire", "vide"))).toBeNull();
    expect(table.seen.phase).toBe("making");
    expect(table.seen.groups.map(({ start }) => start)).toEqual(["TUES", "TARE", "LIRE", "VIDE"]);
    expect(table.view(0).deadline! - table.now).toBe(900_000);
    expect(table.tryMove({ type: "make", group: 4, word: "dive" })).toBeNull();
    expect(table.frame(0)).not.toContain('solutions":[[');
  });

  it.each([
    [["TUES", "TARE", "LIRE"], "buzzle-solitaire/four-words"],
    [["TUES", "TARE", "LIRE", "VIDE", "PILE"], "buzzle-solitaire/four-words"],
    [["TUES", "TARE", "LIRE", "MALIN"], "buzzle-solitaire/word-length"],
    [["TUES", "TARE", "LIRE", "XXXX"], "buzzle-solitaire/unknown-word"],
    [["TUES", "TARE", "LIRE", "NICE"], "buzzle-solitaire/proper-noun"],
    [["TUES", "TARE", "LIRE", "A B"], "buzzle-solitaire/not-one-word"],
    [["TUES", "TARE", "LIRE", "EUTS"], "buzzle-solitaire/same-pieces"],
    [["TUES", "TARE", "LIRE", "LIRE"], "buzzle-solitaire/same-pieces"],
    [["TUES", "TARE", "LIRE", "OBOE"], "buzzle-solitaire/nothing-else"],
  ])("%j: %s, and one may try again", (words, code) => {
    const table = tableFor();
    expect(table.tryMove(set(...words))).toBe(code);
    expect(table.tryMove(set("TUES", "TARE", "LIRE", "VIDE"))).toBeNull();
  });

  it("come first, once, and not in other games", () => {
    const table = tableFor();
    expect(table.tryMove({ type: "make", group: 1, word: "LUES" })).toBe("buzzle-solitaire/set-first");
    expect(table.tryMove(set("TUES", "TARE", "LIRE", "VIDE"))).toBeNull();
    expect(table.tryMove(set("TUES", "TARE", "LIRE", "VIDE"))).toBe("buzzle-solitaire/set-already");
    expect(tableFor({ own: false }).tryMove(set("TUES", "TARE", "LIRE", "VIDE"))).toBe(
      "buzzle-solitaire/set-already",
    );
    expect(tableFor({ daily: true }).seen.phase).toBe("making");
  });

  it("may be of five letters, and are drawn when a turn's time runs out", () => {
    expect(tableFor({ length: 5 }).tryMove(set("MALIN", "MALIN", "MALIN", "TUES"))).toBe(
      "buzzle-solitaire/same-pieces",
    );
    const table = tableFor({ clock: { kind: "turn", seconds: 60 } });
    table.wait();
    expect(table.seen).toMatchObject({ phase: "making" });
    expect(table.seen.groups).toHaveLength(4);
  });
});

describe("[S14] EINS ZWEI DREI VIER", () => {
  const german = lexiconOf("de", [...SEVENTY_SIX, ...NEAR_MISSES]);

  it("give exactly 76 words, the four themselves among them, on the list that is kept here", () => {
    const built = GERMAN_PRESET.map((word) => buildable(german, piecesOf(word), PLAYABLE));
    expect(built.map((words) => words.length)).toEqual([19, 32, 12, 13]);
    expect(built.flat()).toHaveLength(76);
    expect(built.flat().toSorted()).toEqual(SEVENTY_SIX.toSorted());
    for (const word of GERMAN_PRESET) expect(built.flat()).toContain(word);
  });

  it("can be played: 72 words beside the four, then nothing is left", () => {
    const table = tableFor({ minutes: 0 }, german);
    expect(table.tryMove(set(...GERMAN_PRESET))).toBeNull();
    while (!table.over) {
      const group = table.seen.groups.findIndex(({ done, exhausted }) => !done && !exhausted);
      const { pieces, start, made } = table.seen.groups[group]!;
      const word = SEVENTY_SIX.find(
        (each) => piecesOf(each) === pieces && each !== start && !made.includes(each),
      )!;
      expect(table.tryMove({ type: "make", group: group + 1, word })).toBeNull();
    }
    expect(table.seen).toMatchObject({ end: "complete", score: 72 });
  });
});
