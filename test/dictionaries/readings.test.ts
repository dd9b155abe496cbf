import { expect, test } from "vitest";
import { builtTrie } from "../../dictionaries/built.ts";
import type { LexiconId } from "../../src/lexicon/ids.ts";
import { CLASS } from "../../src/lexicon/lexicon.ts";

/** What readings of the classes found wrong (dictionaries/readings/README.md), and what stands beside it and is right. */
const classesOf = (id: LexiconId, words: string): number[] =>
  words.split(" ").map((word) => builtTrie(id).classesOf(word));

test.each([
  ["fr", "firstName", "ZEUS EXCALIBUR CTHULHU INTERPOL ODIN KATNISS", "MARIE HERCULE ARTHUR"],
  ["fr", "place", "HONDA SIRIUS NOKIA CHRISTMAS", "PARIS LYON CADILLAC"],
  ["fr", "colloquial", "VANNER PANADE GUIGNE CUITE FADE CABOCHEES", "BOUFFER FRIC ZIEUTER"],
  ["fr", "interjection", "GNANGNAN", "OUF HELAS"],
  ["en", "place", "TWINS BULL SATURN DIPPER SEDNA MOHO", "LONDON NILE PHOENIX"],
  ["en", "colloquial", "TWITES QUID FLAKY", "TWIT BLOKE TELLY"],
  ["en", "conjugated", "FORMES BEDES LOURES", "GOES BOXES WISHES BUZZES QUIZZES GASSES"],
  ["en", "firstName", "SNAME", "MARY PETER"],
  ["de-umlauts", "place", "STUTTGARTER ESCHWEILERIN UNBEKANNT WELT DHABI", "STUTTGART NIEDERLANDE PRAG"],
] as const)("%s: what is no %s", (id, name, wrong, right) => {
  expect(classesOf(id, wrong).map((classes) => classes & CLASS[name])).toEqual(wrong.split(" ").map(() => 0));
  expect(classesOf(id, right).map((classes) => classes & CLASS[name])).toEqual(
    right.split(" ").map(() => CLASS[name]),
  );
});

test.each([
  ["imperatives", "LISPL BASTL VERKRÜML", "LISPELE LISPLE BASTELE LÄCHEL KOMM"],
  ["finite forms with zu inside", "HINAUSZUTRAGET NACHZUSCHÖSSE", "HINAUSZUTRAGEN HINZUFÜGT DAZUGABEN"],
  ["genitives of plurals", "BRENNSTELLENS GANZTAGSSCHULENS MUSIKMESSENS", "BRENNSTELLEN STELLENS LAGERNS"],
  ["genitives of words in -or and of loans", "AKZEPTORES PROFESSORES", "AKZEPTORS TORES MOTORE TAGES STAUES"],
  [
    "eggs and shafts",
    "QUENGELEIES BELEGSCHAFTES",
    "QUENGELEI BELEGSCHAFTEN HÜHNEREIES SCHAFTES TROCKENEISES",
  ],
  [
    "endings of names",
    "MANNHEIME ELBERFELDE SCHLIEMÄNNERN UCKERMARKES ROTHAARGEBIRGEN",
    "HEIME FELDE MÄNNERN",
  ],
  [
    "endings of trades",
    "BÜRGERMEISTEREIES NÖRGELEIES",
    "BÜRGERMEISTEREIEN NÖRGELEIEN TÖPFEREIEN FISCHEREIEN OSTEREIER",
  ],
  [
    "slips of its sources",
    "LÄD MNETISCH MNETISCHE BEKÜRZEST REKTORE SACKKARREE",
    "LADE MAGNETISCH KÜRZEST REKTOREN SACKKARREN",
  ],
  [
    "forms of adverbs",
    "FATALERWEISEN VERTRETUNGSWEISESTES",
    "FATALERWEISE VERTRETUNGSWEISEN WEISER WEISESTE",
  ],
  [
    "genitives of more plurals",
    "SONNENBLUMENS KRIEGSWIRRENS JUSTIZRATEN",
    "SONNENBLUMEN KRIEGSWIRREN JUSTIZRÄTEN",
  ],
])("German has no %s that nobody says", (_, wrong, right) => {
  expect(wrong.split(" ").filter((word) => builtTrie("de-umlauts").classesOf(word) !== 0)).toEqual([]);
  expect(right.split(" ").filter((word) => builtTrie("de-umlauts").classesOf(word) === 0)).toEqual([]);
});

test("words in use that a second reader missed", () => {
  expect(
    classesOf("en", "AMERICANO").concat(classesOf("fr", "DUCON"), classesOf("de", "CARD FUN")),
  ).not.toContain(0);
});
