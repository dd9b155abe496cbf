import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { CELLS } from "../../../src/games/overturn/board.ts";
import {
  effectOf,
  type Ground,
  isNew,
  NO_RING,
  swingOf,
  withRings,
} from "../../../src/games/overturn/ground.ts";
import { MODES } from "../../../src/games/overturn/options.ts";
import { readPath } from "../../../src/games/overturn/paths.ts";
import {
  anyWord,
  bestWord,
  type Found,
  hasWord,
  legalWords,
  wordsOn,
} from "../../../src/games/overturn/search.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { naiveWords } from "./naive.ts";
import { position, randomGround } from "./positions.ts";

/** A batch is a test of its own, so that a slow machine does not take one for hanging. */
const GRIDS = 200;
const BATCH = 50;
const LATE_BOARDS = 60;
const FILLED_BOARDS = 30;

describe("the search", () => {
  for (const language of ["fr", "en", "de"] as const) {
    const words = builtLexicon(language);
    const grids = language === "fr" ? GRIDS : GRIDS / 10;
    for (const mode of MODES) {
      for (let begin = 1; begin <= grids; begin += BATCH) {
        const end = Math.min(grids, begin + BATCH - 1);
        it(`equals a plain path search on random ${mode} grids ${begin} to ${end}, ${language}`, () => {
          for (let seed = begin; seed <= end; seed++)
            equalsPlainSearch(randomGround(seed, mode, language), seed % 2, words);
        });
      }
    }
  }

  it("finds the last words of nearly full boards, and none where there is none", () => {
    const words = builtLexicon("fr");
    let none = 0;
    for (let seed = 1; seed <= LATE_BOARDS; seed++) {
      const ground = randomGround(seed, "basic", "fr", 97);
      const any = anyWord(ground, words);
      expect(any === null, `seed ${seed}`).toBe(naiveWords(ground, 0, words).size === 0);
      if (any === null) none++;
    }
    expect(none).toBeGreaterThan(10);
    expect(none).toBeLessThan(LATE_BOARDS - 10);
  });

  it("knows whether a board that fills ring by ring still has a word, whatever it remembers of it", () => {
    const words = builtLexicon("fr");
    const without = lexiconOf("fr", ["ETE", "SES", "TES", "NEE", "RIRE", "AXE", "QUI", "UNE"]);
    const answers = { yes: 0, no: 0 };
    for (let seed = 1; seed <= FILLED_BOARDS; seed++) {
      let ground = randomGround(seed, MODES[seed % 2]!, "fr", 60);
      for (let cell = seed % 7; ground.rings.includes(NO_RING); cell = (cell + 7) % CELLS) {
        for (const lexicon of [words, without]) {
          const has = wordsOn(ground, lexicon).length > 0;
          expect(hasWord(ground, lexicon), `seed ${seed}, ${ground.rings}`).toBe(has);
          answers[has ? "yes" : "no"]++;
        }
        if (!isNew(ground, cell)) continue;
        const zx = ground.zx ?? (cell % 3 === 0 ? "Z" : null);
        ground = { ...ground, zx, rings: withRings(ground.rings, seed % 2, [cell]), opened: true };
      }
    }
    expect(answers.yes).toBeGreaterThan(FILLED_BOARDS);
    expect(answers.no).toBeGreaterThan(FILLED_BOARDS);
  });

  const faces: [string, string, Partial<Ground>, string[]][] = [
    ["ZX is either while nobody has used it", "AzEKKK", {}, ["AXE"]],
    ["ZX decided as Z is no X", "AzEKKK", { zx: "Z" }, []],
    ["QU is U", "KqNKKK KKEKKK", { qu: "U" }, ["UNE"]],
    ["QU is QU, two letters on one cell", "KqIKKK KKKKKK", { qu: "QU" }, ["QUI"]],
    ["QU undecided is either", "KqIKKK NNEKKK", {}, ["QUI", "UNE"]],
    ["one face is not read in two ways within a word", "KqOKKK KKTKKK", {}, []],
    ["one face may be read twice alike", "KqEKKK KKLKKK", { qu: "QU" }, ["QUELQUE"]],
    ["Z and X cannot both be the one face", "zAEKKK", {}, []],
  ];
  const tiny = lexiconOf("fr", ["AXE", "UNE", "QUI", "QUELQUE", "QUOTU", "ZAX"]);
  it.each(faces)("[O8] %s", (_, rows, decided, expected) => {
    const { mode, faces: board, rings, opened } = position(rows);
    const ground: Ground = { mode, faces: board, rings, opened, zx: null, qu: null, ...decided };
    const found = legalWords(ground, 0, tiny).map(({ word }) => word);
    expect(found.toSorted()).toEqual(expected);
    expect([...naiveWords(ground, 0, tiny).keys()].toSorted()).toEqual(expected);
  });

  it("shows a shunned word only when there is no other", () => {
    const rows = "ABCDEF";
    const both = lexiconOf("fr", { BC: CLASS.lemma | CLASS.shunned, DE: CLASS.lemma });
    const one = lexiconOf("fr", { BC: CLASS.lemma | CLASS.shunned });
    expect(anyWord(position(rows), both)?.word).toBe("DE");
    expect(anyWord(position(rows), one)?.word).toBe("BC");
  });

  it("leaves out words that are only proper nouns", () => {
    const words = lexiconOf("fr", { BC: CLASS.proper, DE: CLASS.proper | CLASS.conjugated });
    expect(legalWords(position("ABCDEF"), 0, words).map(({ word }) => word)).toEqual(["DE"]);
  });
});

function equalsPlainSearch(ground: Ground, seat: number, words: Lexicon): void {
  const plain = naiveWords(ground, seat, words);
  const found = legalWords(ground, seat, words);
  const where = `${ground.faces} ${ground.rings}`;
  expect(found.length, where).toBe(plain.size);
  const wrong = found.filter((each) => each.swing !== plain.get(each.word) || !holds(ground, each, seat));
  expect(wrong, where).toEqual([]);
  const isSameList = wordsOn(ground, words).join(" ") === [...plain.keys()].toSorted().join(" ");
  expect(isSameList, where).toBe(true);
  const most = plain.size ? Math.max(...plain.values()) : undefined;
  expect(bestWord(ground, seat, words)?.swing, where).toBe(most);
  const any = anyWord(ground, words);
  expect(any === null, where).toBe(plain.size === 0);
  if (any) expect(plain.has(any.word), where).toBe(true);
}

/** Whether the path is one that the rules accept, makes this word and swings as much as is said. */
function holds(ground: Ground, { word, cells, zx, qu, swing }: Found, seat: number): boolean {
  const read = readPath(ground, cells, { zx: zx ?? undefined, qu: qu ?? undefined });
  return read.ok && read.value.word === word && swingOf(effectOf(ground, seat, cells)) === swing;
}
