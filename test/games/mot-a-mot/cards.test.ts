import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { isRude } from "../../../src/core/manners.ts";
import { clueProblem, readClue } from "../../../src/games/mot-a-mot/clue-check.ts";
import { deckOf, parseCards } from "../../../src/games/mot-a-mot/deck.ts";
import { isFamily } from "../../../src/games/mot-a-mot/family.ts";
import { foldPieces, lettersOf } from "../../../src/games/mot-a-mot/pieces.ts";
import {
  isTranslation,
  NAMED_IN,
  namesOf,
  parseTranslations,
} from "../../../src/games/mot-a-mot/translations.ts";
import { CLASS, PLAYABLE } from "../../../src/lexicon/lexicon.ts";

/** Words that are right and stand in no lexicon of ours: borrowed, named after somebody, or noises. */
const NOT_IN_IT = {
  fr: "CHEWING GUM DOG PICSOU TAGADA MARIACHI GUILI CORCOVADO DALAI BZZZ".split(" "),
  en: "WEATHERVANE COCKADOODLE PALPATINE COLADA NIGHTWATCH BRANSTON PAWN GOOSEBUMPS".split(" "),
};

for (const language of ["fr", "en"] as const) {
  describe(`the cards in ${language}`, () => {
    const deck = deckOf(language);
    const entries = deck.flat();
    const words = builtLexicon(language);
    const faults = (find: (entry: (typeof entries)[number]) => unknown[]): unknown[] => entries.flatMap(find);

    it("[M1] are 54 or more, with 540 or more entries, no answer right for two of them", () => {
      expect(deck.length).toBeGreaterThanOrEqual(54);
      const keys = entries.flatMap(({ text, accepts }) => [...new Set([text, ...accepts].map(lettersOf))]);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
      expect(entries.length).toBeGreaterThanOrEqual(540);
    });

    it("[M1] have for each entry eight different clues or more, all of which may be given", () => {
      const few = faults(({ text, clues }) =>
        new Set(clues.map((clue) => lettersOf(clue))).size < 8 ? [text] : [],
      );
      expect(few).toEqual([]);
      const bad = faults((entry) =>
        entry.clues.flatMap((clue) => {
          const problem = readClue(clue).ok
            ? clueProblem(clue, [entry], { words, isTranslation })
            : "not a clue";
          return problem ? [`${entry.text}: ${clue}`] : [];
        }),
      );
      expect(bad).toEqual([]);
    });

    it("[M16] say for each entry what it is called in French, English and German, a name in Spanish and Italian too", () => {
      const missing = faults(({ text }) => {
        const names = namesOf(text, language);
        if (!names) return [`${text}: no line in dictionaries/cards/translations names it in ${language}`];
        const asked = text === text.toLowerCase() ? NAMED_IN.slice(0, 3) : NAMED_IN;
        return asked.filter((each) => names[each].length === 0).map((each) => `${text}: no name in ${each}`);
      });
      expect(missing).toEqual([]);
    });

    it("[M16] have the plurals of their entries refused as clues", () => {
      const taken = faults((entry) => {
        const plural = `${lettersOf(entry.text)}S`;
        const isForm = entry.text === entry.text.toLowerCase() && words.has(plural, CLASS.inflected);
        return isForm && clueProblem(plural, [entry], { words, isTranslation }) === null ? [plural] : [];
      });
      expect(taken).toEqual([]);
    });

    it("hold no two entries of one family on a card", () => {
      const clashes = deck.flatMap((card) =>
        card.flatMap((a, i) =>
          card.slice(i + 1).flatMap((b) => {
            const [left, right] = [foldPieces(a.text), foldPieces(b.text)];
            const meet = left.some((x) => x.length > 3 && right.some((y) => isFamily(x, y, words)));
            return meet ? [`${a.text} / ${b.text}`] : [];
          }),
        ),
      );
      expect(clashes).toEqual([]);
    });

    it("spell common words as the lexicon does, in entries, answers and clues", () => {
      const known = (piece: string) => words.has(piece, PLAYABLE | CLASS.proper);
      const unknown = faults(({ text, accepts, soundsLike, clues }) =>
        [text, ...accepts, ...clues]
          .filter((word) => !soundsLike.includes(word))
          .filter((word) => word === word.toLowerCase()) // names are spelt as their owners do
          .flatMap(foldPieces)
          .filter((piece) => piece.length > 2 && !known(piece) && !NOT_IN_IT[language].includes(piece)),
      );
      expect(unknown).toEqual([]);
    });

    it("offend nobody, in entries, spellings and clues", () => {
      const rude = faults(({ text, accepts, clues }) =>
        [text, ...accepts, ...clues].filter(
          (word) => isRude(word, "strict") || words.has(word.toUpperCase(), CLASS.shunned),
        ),
      );
      expect(rude).toEqual([]);
    });

    it("mix common words with places and people", () => {
      const proper = entries.filter(({ text }) => text !== text.toLowerCase()).length / entries.length;
      expect(proper).toBeGreaterThan(0.1);
      expect(proper).toBeLessThan(0.4);
    });
  });
}

it.each([
  ["fr", "Londres", "London Londra"],
  ["fr", "Venise", "Venezia Venedig Venice"],
  ["fr", "Suisse", "Schweiz Switzerland Svizzera Suiza"],
  ["fr", "Islande", "Iceland Island Islanda"],
  ["fr", "Cendrillon", "Cinderella Aschenputtel Cenerentola"],
  ["fr", "momie", "mummy mummies Mumie"],
  ["fr", "cascade", "waterfall Wasserfall"],
  ["fr", "ours", "bear bears Bär Baer"],
  ["fr", "nager", "swim swimming schwimmen"],
  ["fr", "brosse à dents", "toothbrush brush Zahnbürste Zahn"],
  ["fr", "Louis XIV", "Ludwig Sonnenkönig"],
  ["fr", "Espagne", "Spanish Spaniard Spanier"],
  ["fr", "Londres", "Londoner"],
  ["en", "Spain", "espagnol Spanier"],
  ["en", "Switzerland", "Schweizer helvète"],
  ["en", "bat", "chauve-souris Fledermaus Schläger"],
  ["de", "Polen", "Polish polonais"],
  ["de", "Koffer", "valise suitcase"],
  ["de", "Spinne", "araignée spider spiders"],
  ["de", "Schlüssel", "clé clef key keys"],
  ["en", "Germany", "Allemagne Deutschland Alemania"],
  ["en", "Santa Claus", "Weihnachtsmann"],
  ["en", "mummy", "momie maman"],
  ["de", "München", "Munich"],
  ["de", "Bär", "ours bear"],
  ["de", "Hund", "chien dog dogs"],
] as const)("[M16] %s: %s is called %s elsewhere", (language, text, names) => {
  const taken = names
    .split(" ")
    .filter(
      (clue) =>
        clueProblem(clue, [{ text, accepts: [] }], { words: builtLexicon(language), isTranslation }) === null,
    );
  expect(taken).toEqual([]);
});

it.each([
  ["fr", "cuisinier", "chef"],
  ["fr", "magicien", "sorcier"],
  ["fr", "Jeanne d'Arc", "Orléans"],
  ["en", "cry", "weep"],
  ["en", "watch", "clock"],
] as const)("[M16] %s: for %s, %s is a word of that language and no translation", (language, text, clue) => {
  expect(
    clueProblem(clue, [{ text, accepts: [] }], { words: builtLexicon(language), isTranslation }),
  ).toBeNull();
});

it("a line of translations that is none is named when it is read", () => {
  expect(() => parseTranslations("Paris")).toThrow('"Paris"');
  expect(() => parseTranslations("chat | cat | | gato | gatto")).toThrow("chat");
  expect(() => parseTranslations("chat | cat | Katze | gato")).toThrow("chat");
});

it("[M1] the sample card of the rule book is one of the French ones", () => {
  expect(deckOf("fr").map((card) => card.map(({ text }) => text))).toContainEqual([
    "Pablo Picasso",
    "oeuf",
    "oui",
    "objectif",
    "perfection",
    "dédale",
    "os",
    "Paris",
    "pétrolier",
    "démodée",
  ]);
});

it("[M24] what sounds the same is right too, and stands apart from other names", () => {
  const entry = (language: "fr" | "en", text: string) =>
    deckOf(language)
      .flat()
      .find((each) => each.text === text)!;
  expect(entry("fr", "cygne")).toMatchObject({ accepts: ["signe", "cigne"], soundsLike: ["signe", "cigne"] });
  expect(entry("fr", "Louis XIV").accepts).toEqual(["Roi Soleil", "Louis 14", "Louis quatorze"]);
  expect(entry("en", "lightning").accepts).toContain("lightening");
  expect(entry("en", "knight").accepts).toContain("night");
  expect(entry("en", "umbrella")).toMatchObject({ accepts: [], soundsLike: [] });
});

it("a card that is no card is named when it is read", () => {
  expect(() => parseCards("un : deux trois")).toThrow("10 entries");
  expect(() => parseCards(Array(10).fill("sans indices").join("\n"))).toThrow("sans indices");
});

it("[M7] no file of the client imports the cards, nor what imports them", () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  const imports = (file: string): string[] =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /^(?:import|export) (?!type).*?from "(\..*?)";|^\} from "(\..*?)";/gm,
      ),
    ]
      .map(([, one, many]) => join(file, "..", (one ?? many)!))
      .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  const reached = new Set(sources("src/client"));
  for (const file of reached) for (const path of imports(file)) reached.add(path);
  const all = [...reached];
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((file) => /dictionaries\/cards|mot-a-mot\/(?:deck|associations|bot)/.test(file))).toEqual(
    [],
  );
});
