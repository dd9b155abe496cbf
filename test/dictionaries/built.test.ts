import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../dictionaries/build.ts";
import { builtLexicon, builtManifest, builtTrie } from "../../dictionaries/built.ts";
import { LEXICON_IDS, type LexiconId } from "../../src/lexicon/ids.ts";
import { charOf, PLAIN_LETTERS } from "../../src/lexicon/letters.ts";
import { CLASS, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const manifest = builtManifest();
const french = builtLexicon("fr");
const { lemma, inflected, conjugated, participle, proper, interjection, shunned, firstName, place } = CLASS;

/** Change a list or a rule and these change: look at what changed before you write the new figures down. */
const EXPECTED: Record<LexiconId, object> = {
  fr: {
    sha256: "3a36a8974241b5f626040290d74f0b77b0cad02e2915ae4a7bc336d9e3eee915",
    words: 429_053,
    playable: 420_770,
    byClass: {
      lemma: 67_859,
      inflected: 75_304,
      conjugated: 270_727,
      participle: 28_947,
      interjection: 192,
      proper: 9_143,
      firstName: 4_273,
      place: 2_806,
      colloquial: 5_846,
      loanWord: 0,
      shunned: 3_147,
    },
    short: [76, 521, 2_220, 7_101, 16_547, 30_452, 46_383],
  },
  en: {
    sha256: "948f0aa67761a5a6ab42a93f2cfa210e9a80f8c3dfbb9992436ed649c8848567",
    words: 286_370,
    playable: 275_769,
    byClass: {
      lemma: 151_059,
      inflected: 92_572,
      conjugated: 42_399,
      participle: 17_102,
      interjection: 134,
      proper: 13_170,
      firstName: 4_073,
      place: 2_918,
      colloquial: 817,
      loanWord: 91,
      shunned: 2_431,
    },
    short: [126, 1_321, 5_544, 12_679, 22_461, 33_370, 40_745],
  },
  de: {
    sha256: "f089bd5661dd12fb94285a424e94e53753b5bda0884c4695aef1ad0e697696ff",
    words: 578_472,
    playable: 573_792,
    byClass: {
      lemma: 128_046,
      inflected: 366_734,
      conjugated: 122_821,
      participle: 10_202,
      interjection: 109,
      proper: 4_781,
      firstName: 1_531,
      place: 1_871,
      colloquial: 0,
      loanWord: 0,
      shunned: 2_692,
    },
    short: [46, 391, 1_831, 4_811, 10_489, 18_842, 31_654],
  },
  "de-umlauts": {
    sha256: "8db63006d52d40204d2e25497ac1f5402e151fd2266edbb538b9995025ec7698",
    words: 590_727,
    playable: 586_034,
    byClass: {
      lemma: 128_553,
      inflected: 373_490,
      conjugated: 126_741,
      participle: 10_291,
      interjection: 110,
      proper: 4_783,
      firstName: 1_531,
      place: 1_871,
      colloquial: 0,
      loanWord: 0,
      shunned: 2_659,
    },
    short: [47, 414, 1_935, 5_104, 10_961, 19_530, 32_782],
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
    const mostBytes = { fr: 230_000, en: 350_000, de: 360_000, "de-umlauts": 380_000 }[id];
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
    ["MARIE", lemma | conjugated | participle | proper | firstName],
    ["BOUQUIN", lemma | CLASS.colloquial],
    ["BAGNOLES", inflected | CLASS.colloquial],
    ["BOSSE", lemma | conjugated | participle],
    ["HUGO", proper | firstName],
    ["PEUGEOT", proper],
    ["LOIRE", proper | place],
    ["ALGER", proper | place],
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
    ["en", "GLASGOW", proper | place],
    ["en", "SARAH", proper | firstName],
    ["en", "MISSISSIPPI", proper | place],
    ["en", "OWNER", lemma],
    ["en", "MODEST", lemma],
    ["en", "HOPING", conjugated],
    ["en", "PASS", lemma],
    ["en", "RETWEETED", conjugated | participle],
    ["en", "MALNOURISHED", lemma],
    ["en", "SHTICK", lemma | CLASS.loanWord],
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
