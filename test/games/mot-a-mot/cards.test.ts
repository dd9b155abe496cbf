import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { writtenDeck } from "../../../dictionaries/cards/deck.ts";
import { parseTranslations } from "../../../dictionaries/cards/translations.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import { clueProblem, readClue } from "../../../src/games/mot-a-mot/clue-check.ts";
import { deckOf, isTranslation } from "../../../src/games/mot-a-mot/deck.ts";
import { lettersOf } from "../../../src/games/mot-a-mot/pieces.ts";
import { CLASS, PLAYABLE } from "../../../src/lexicon/lexicon.ts";

const WORLDS = new Map(
  LANGUAGES.map((language) => [language, { words: builtLexicon(language), isTranslation }]),
);
const world = (language: Language) => WORLDS.get(language)!;

describe.each(LANGUAGES)("the deck in %s", (language) => {
  const entries = deckOf(language);
  const { words } = world(language);
  const faults = (find: (entry: (typeof entries)[number]) => unknown[]): unknown[] => entries.flatMap(find);

  it("[M1] has no answer that is right for two entries", () => {
    const keys = entries.flatMap(({ text, accepts }) => [...new Set([text, ...accepts].map(lettersOf))]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it("[M1] has clues alone that may be given", () => {
    const bad = faults((entry) =>
      entry.clues.flatMap((clue) => {
        const problem = readClue(clue).ok ? clueProblem(clue, [entry], world(language)) : "not a clue";
        return problem ? [`${entry.text}: ${clue}`] : [];
      }),
    );
    expect(bad).toEqual([]);
  });

  it("[M16] has the plurals of its entries refused as clues", () => {
    const taken = faults((entry) => {
      const plural = `${lettersOf(entry.text)}S`;
      const isForm = entry.text === entry.text.toLowerCase() && words.has(plural, CLASS.inflected);
      return isForm && clueProblem(plural, [entry], world(language)) === null ? [plural] : [];
    });
    expect(taken).toEqual([]);
  });
});

describe.each(LANGUAGES)("the deck in %s as it was written", (language) => {
  it("[M16] has every name of an entry elsewhere refused as a clue", () => {
    const taken = writtenDeck(language).flatMap((entry) =>
      Object.values(entry.names)
        .flat()
        .filter((name) => readClue(name).ok && clueProblem(name, [entry], world(language)) === null)
        // What the language has itself is no translation: transparent for durchsichtig.
        .filter((name) => !world(language).words.has(lettersOf(name), PLAYABLE))
        .map((name) => `${entry.text}: ${name}`),
    );
    expect(taken).toEqual([]);
  });
});

it.each([
  ["fr", "Londres", "London Londra"],
  ["fr", "Venise", "Venezia Venedig Venice"],
  ["fr", "Suisse", "Schweiz Switzerland Svizzera Suiza"],
  ["fr", "Islande", "Iceland Island Islanda"],
  ["fr", "Cendrillon", "Cinderella Aschenputtel Cenerentola"],
  ["fr", "Blanche-Neige", "snow white Schneewittchen"],
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
    .filter((clue) => clueProblem(clue, [{ text, accepts: [] }], world(language)) === null);
  expect(taken).toEqual([]);
});

it.each([
  ["fr", "cuisinier", "chef"],
  ["fr", "magicien", "sorcier"],
  ["fr", "Jeanne d'Arc", "Orléans"],
  ["fr", "montgolfière", "air"],
  ["de", "Sparschwein", "Bank"],
  ["de", "Kartoffel", "Pommes"],
  ["en", "cry", "weep"],
  ["en", "watch", "clock"],
] as const)("[M16] %s: for %s, %s is a word of that language and no translation", (language, text, clue) => {
  expect(clueProblem(clue, [{ text, accepts: [] }], world(language))).toBeNull();
});

it("a line of translations that is none is named when it is read", () => {
  expect(() => parseTranslations("Paris")).toThrow('"Paris"');
  expect(() => parseTranslations("chat | cat | | gato | gatto")).toThrow("chat");
  expect(() => parseTranslations("chat | cat | Katze | gato")).toThrow("chat");
});

it("[M1] the entries of the rule book's sample card are among the French ones", () => {
  const sample = "Pablo Picasso, œuf, oui, objectif, perfection, dédale, os, Paris, pétrolier, démodée".split(
    ", ",
  );
  const texts = deckOf("fr").map(({ text }) => text);
  expect(sample.filter((text) => !texts.includes(text))).toEqual([]);
});

it("[M24] what sounds the same is right too, and stands apart from other names", () => {
  const entry = (language: "fr" | "en", text: string) => deckOf(language).find((each) => each.text === text)!;
  expect(entry("fr", "cygne")).toMatchObject({ accepts: ["signe", "cigne"], soundsLike: ["signe", "cigne"] });
  expect(entry("fr", "Louis XIV").accepts).toEqual([
    "Roi-Soleil",
    "Roi Soleil",
    "Louis 14",
    "Louis quatorze",
  ]);
  expect(entry("en", "leopard")).toMatchObject({ accepts: ["leppard"], soundsLike: ["leppard"] });
  expect(entry("en", "aeroplane")).toMatchObject({ accepts: ["airplane", "plane"], soundsLike: [] });
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
  expect(
    all.filter((file) => /dictionaries\/cards|mot-a-mot\/(?:built-deck|deck|associations|bot)/.test(file)),
  ).toEqual([]);
});
