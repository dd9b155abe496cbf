import { describe, expect, test } from "vitest";
import { builtTrie } from "../../dictionaries/built.ts";
import { germanVocabulary } from "../../dictionaries/german.ts";
import { foldWord } from "../../src/lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../../src/lexicon/lexicon.ts";

const { lemma, inflected, conjugated, participle, proper, place } = CLASS;
const trie = builtTrie("de-umlauts");
const classesOf = (text: string): number => trie.classesOf(foldWord(text, { umlauts: true })!);
const GRAMMAR = lemma | inflected | conjugated | participle;

describe("German words that the dictionaries of word classes lack", () => {
  test.each(
    `ersticken herausfinden mitkommen loswerden fortfahren drüber Hintern Fälschung Abflug Cent Server
     Knoblauch Schnecke Leopard Salami Schaukel Ahorn Welpe`.split(/\s+/),
  )("%s is a lemma", (word) => {
    expect(classesOf(word) & lemma).toBe(lemma);
  });

  test.each([
    ["erstickt", conjugated | participle],
    ["herausgefunden", participle],
    ["herauszufinden", conjugated],
    ["herausfandest", conjugated],
    ["herausfand", conjugated],
    ["unbestechlichste", inflected],
    ["Schnecken", inflected],
    ["Watvögel", inflected],
    ["Fälscherin", lemma],
    ["Fälscherinnen", inflected],
    ["denn", lemma],
    ["bräuchten", conjugated],
  ])("%s is what it is by its flags or its last part", (word, classes) => {
    expect(classesOf(word) & GRAMMAR).toBe(classes);
  });

  test.each(["Jürgen", "Goethe", "Lufthansa"])("%s is a name and nothing else", (word) => {
    expect(classesOf(word) & (PLAYABLE | proper)).toBe(proper);
  });

  test("Rhein is the name of a place", () => {
    expect(classesOf("Rhein") & (PLAYABLE | proper | place)).toBe(proper | place);
  });

  test.each(["kg", "kHz", "ARD", "Haus-", "Königsreich"])("%s is no word", (text) => {
    expect(trie.classesOf(foldWord(text, { umlauts: true }) ?? text)).toBe(0);
  });

  test("a compound is a form of the lemma that its last part tells", () => {
    expect(germanVocabulary().keysOf("Watvögel")).toEqual(["noun Watvogel"]);
    expect(germanVocabulary().keysOf("herausgefunden")).toEqual(["verb herausfinden"]);
  });
});
