import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../dictionaries/build.ts";
import { builtLexicon, builtManifest, builtTrie } from "../../dictionaries/built.ts";
import { LEXICON_IDS, type LexiconId } from "../../src/lexicon/ids.ts";
import { charOf, PLAIN_LETTERS } from "../../src/lexicon/letters.ts";
import { CLASS, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const manifest = builtManifest();
const french = builtLexicon("fr");
const { lemma, inflected, conjugated, participle, proper, interjection, shunned } = CLASS;

/** Change a list or a rule and these change: look at what changed before you write the new figures down. */
const EXPECTED: Record<LexiconId, object> = {
  fr: {
    sha256: "77549f8acb0a9888114230555166c47454aade969d36bf833a937d5f98b2fbe8",
    words: 427_339,
    playable: 420_683,
    byClass: {
      lemma: 67_708,
      inflected: 75_281,
      conjugated: 270_693,
      participle: 28_943,
      interjection: 189,
      proper: 7_320,
      shunned: 3_142,
    },
    short: [76, 520, 2_211, 7_086, 16_539, 30_448, 46_376],
  },
  en: {
    sha256: "ef99767e7edf8438aba53410c452abf8d3eae3c7b54d662466b015ddacbefe8c",
    words: 280_990,
    playable: 274_315,
    byClass: {
      lemma: 148_392,
      inflected: 92_285,
      conjugated: 42_652,
      participle: 17_119,
      interjection: 122,
      proper: 8_631,
      shunned: 1_696,
    },
    short: [126, 1_310, 5_500, 12_615, 22_373, 33_224, 40_546],
  },
  de: {
    sha256: "bf66cb86f1b627bb0e1a026714d8e2f6c0b7cf9e958c8668b82ea576f792da09",
    words: 305_990,
    playable: 305_990,
    byClass: {
      lemma: 88_589,
      inflected: 167_305,
      conjugated: 98_720,
      participle: 8_441,
      interjection: 90,
      proper: 0,
      shunned: 1_167,
    },
    short: [38, 332, 1_607, 4_182, 8_602, 14_715, 22_411],
  },
  "de-umlauts": {
    sha256: "7e4e9390d3275af5ba55f26396684b313a0fc6a9592b2a84c6fd8a3472e6ac91",
    words: 311_106,
    playable: 311_106,
    byClass: {
      lemma: 89_080,
      inflected: 168_904,
      conjugated: 101_577,
      participle: 8_508,
      interjection: 91,
      proper: 0,
      shunned: 1_111,
    },
    short: [39, 352, 1_690, 4_429, 8_989, 15_232, 23_170],
  },
};

describe.each(LEXICON_IDS)("the dictionary %s", (id) => {
  const { words, common } = wordsOf(id);
  const trie = builtTrie(id);

  test("is the list we expect, by class and by length", () => {
    const hash = createHash("sha256");
    for (const word of [...words.keys()].sort()) hash.update(`${word} ${words.get(word)}\n`);
    const { byClass, byLength, playable } = manifest.lexicons[id];
    const short = [2, 3, 4, 5, 6, 7, 8].map((length) => byLength[length]);
    expect({ sha256: hash.digest("hex"), words: words.size, playable, byClass, short }).toEqual(EXPECTED[id]);
  });

  test("knows every word with its classes", () => {
    const wrong = [...words].filter(([word, classes]) => trie.classesOf(word) !== classes);
    expect(wrong).toEqual([]);
    expect(trie.words).toBe(words.size);
  });

  test("knows none of 200,000 near misses", () => {
    const misses = nearMisses(words, 200_000);
    expect(misses.filter((miss) => trie.classesOf(miss) !== 0)).toEqual([]);
  });

  test("ranks its words from the first to the last", () => {
    const sorted = [...words.keys()].sort();
    for (let rank = 0; rank < sorted.length; rank += 997) {
      expect(trie.rank(sorted[rank]!)).toBe(rank);
      expect(trie.unrank(rank)).toBe(sorted[rank]);
    }
  });

  test("suggests only well-known words that are playable and not shunned", () => {
    expect(common.length).toBeGreaterThan(5_000);
    const bad = common.filter((word) => !(trie.classesOf(word) & PLAYABLE) || trie.classesOf(word) & shunned);
    expect(bad).toEqual([]);
    for (const length of [3, 4, 5, 6, 7]) {
      expect(common.filter((word) => word.length === length).length).toBeGreaterThan(90);
    }
  });

  test("takes no more room than it may, in KV and in memory", () => {
    const mostBytes = { fr: 195_000, en: 350_000, de: 220_000, "de-umlauts": 220_000 }[id];
    expect(manifest.lexicons[id].trie.gzipBytes).toBeLessThanOrEqual(mostBytes);
    expect(builtTrie(id).memoryBytes).toBeLessThanOrEqual(1_000_000);
  });
});

/** Words with a letter changed, added, dropped or two swapped, that are in no list. */
function nearMisses(words: ReadonlyMap<string, number>, count: number): string[] {
  const all = [...words.keys()];
  let seed = 2026;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const misses = new Set<string>();
  while (misses.size < count) {
    const word = all[below(all.length)]!;
    const at = below(word.length);
    const letter = charOf(below(PLAIN_LETTERS));
    const miss = [
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split("")
          .reverse()
          .join("") +
        word.slice(at + 2),
    ][below(4)]!;
    if (!words.has(miss)) misses.add(miss);
  }
  return [...misses];
}

describe("French classes", () => {
  test.each([
    ["PORTES", inflected | conjugated | participle],
    ["MARIE", lemma | conjugated | participle | proper],
    ["LOIRE", proper],
    ["ALGER", proper],
    ["BUVEZ", conjugated],
    ["BOIRE", lemma],
    ["NUI", participle],
    ["YEUX", inflected],
    ["BELLE", inflected],
    ["KILOMETRES", inflected | conjugated | participle],
    ["AH", interjection],
    ["BRAVO", lemma | interjection],
    ["AIE", conjugated | interjection],
    ["DEUX", lemma],
  ])("%s", (word, classes) => {
    expect(french.classesOf(word) & ~CLASS.common).toBe(classes);
  });

  test.each([
    ["OGNON", lemma],
    ["NENUFAR", lemma],
    ["PORTEMONNAIE", lemma],
    ["WEEKENDS", inflected],
    ["MAXIMUMS", inflected],
    ["CHARRIOT", lemma],
    ["JOAILLER", lemma],
    ["INTERPELER", lemma],
    ["ASSOIR", lemma],
    ["SURSOIRA", conjugated],
    ["RUISSELE", conjugated | participle],
    ["RUISSELERA", conjugated],
    ["EVENEMENT", lemma],
    ["KIFERONS", conjugated],
  ])("the spelling of 1990 %s", (word, classes) => {
    expect(french.classesOf(word) & ~CLASS.common).toBe(classes);
  });

  test("offensive words are valid and marked", () => {
    for (const word of ["MERDE", "CONNARDS", "NAZISME"]) {
      expect(french.classesOf(word) & PLAYABLE).not.toBe(0);
      expect(french.classesOf(word) & shunned).not.toBe(0);
    }
  });
});

describe("words of the rule books", () => {
  const EXAMPLES = {
    buzzle: "ESCALE SILOS MEMES BOUGE TUE EUT MALTE BUVEZ BLEUE RIEZ PLOUC GONZE",
    overturn: "TEMPETE BONNE ROI POLE BOIRE CHANCE",
    password: "SALADE DANSE OUI PORTES",
    lexiduel: `MER ON MON ER TU ET RU AIR AMER LIMON AIT NAIT RAI NAITRAI MERVEILLE DUE PENDUE LIMONADE RENAITRAI NUE
      CONTINUE QUE POLEMIQUE ETE ETENDAIT FUI FUITAIT JEUNE RAIDISSE IRA LOI LI ROI ROIS PRESENTE LOISIR PRESENTERAIT
      PRESSURER RECRIER REPRESENTERAIT TAIRA TREMPER FILAMENT DETREMPER`,
  };
  /** Not words: ER stands in the text for the end of MER, ESCLAMER is a slip for "s'exclamer". */
  const SLIPS = ["ER", "ESCLAMER"];

  test.each(Object.entries(EXAMPLES))("%s", (_, text) => {
    const missing = text.split(/\s+/).filter((word) => !french.has(word, PLAYABLE & ~interjection));
    expect(missing.filter((word) => !SLIPS.includes(word))).toEqual([]);
  });

  test("names and initialisms are no words", () => {
    for (const word of ["LOIRE", "ALGER", "TGV", "BD", "EURL", "ESCLAMER", "FDETREMPER", "KM", "AV", "ETC"]) {
      expect(french.has(word, PLAYABLE)).toBe(false);
    }
  });
});

describe("English and German", () => {
  test.each([
    ["en", "RUNS", inflected | conjugated],
    ["en", "WENT", conjugated],
    ["en", "TOLD", conjugated | participle],
    ["en", "SAW", lemma | conjugated],
    ["en", "OUTRAN", conjugated],
    ["en", "CHILDREN", inflected],
    ["en", "STOPPED", lemma | conjugated | participle],
    ["en", "LONDON", proper],
    ["en", "SELFIE", lemma],
    ["de", "UND", lemma],
    ["de", "HAUSER", inflected],
    ["de", "GEHT", conjugated],
    ["de", "KOMM", conjugated],
    ["de", "STRASSE", lemma],
    ["de-umlauts", "HÄUSER", inflected],
    ["de-umlauts", "GRÖSSER", inflected],
    ["de-umlauts", "WÄRE", conjugated],
    ["de-umlauts", "HAUSER", 0],
  ] as const)("%s: %s", (id, word, classes) => {
    expect(builtTrie(id).classesOf(word) & ~CLASS.common).toBe(classes);
  });
});

describe("well-known words", () => {
  test.each([
    ["fr", "MATIN ARBRE BUVEZ RIEZ MANGE BELLE PORTES", "GONZE ZAZOU PLOUC ABIMA KRISS"],
    ["en", "TABLE WENT GIVES MICE HAPPIER TOLD", "ZAXES AALII QUOLL"],
    ["de-umlauts", "TISCH HÄUSER GEHT KAM SCHÖNE", "ADRAR"],
  ] as const)("[B29] %s: by their lemma, and no rare ones", (id, known, rare) => {
    const isCommon = (word: string): boolean => (builtTrie(id).classesOf(word) & CLASS.common) !== 0;
    expect(known.split(" ").filter((word) => !isCommon(word))).toEqual([]);
    expect(rare.split(" ").filter(isCommon)).toEqual([]);
  });

  test.each(LEXICON_IDS)(
    "[B29] of %s: enough of each length that a secret has, and all that we suggest",
    (id) => {
      const lexicon = builtLexicon(id);
      for (const length of [3, 4, 5, 6, 7]) {
        expect(lexicon.ofLength(length, CLASS.common).length).toBeGreaterThan(100);
      }
      const unmarked = lexicon.common.filter(
        (word) => word.length > 2 && word.length < 8 && !lexicon.has(word, CLASS.common),
      );
      expect(unmarked).toEqual([]);
    },
  );
});
