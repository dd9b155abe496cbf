import { beforeAll, describe, expect, it } from "vitest";
import { tell } from "../../../src/client/games/buzzle/tell.ts";
import { buzzleTexts } from "../../../src/client/games/buzzle-family/texts/index.ts";
import { tell as tellSolitaire } from "../../../src/client/games/buzzle-solitaire/tell.ts";
import { tell as tellQuick } from "../../../src/client/games/quick-buzzle/tell.ts";
import { typeset } from "../../../src/client/i18n/typeset.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { BuzzleEvent } from "../../../src/games/buzzle/events.ts";
import { BUZZLE_REFUSALS } from "../../../src/games/buzzle/refusals.ts";
import { SOLITAIRE_REFUSALS } from "../../../src/games/buzzle-solitaire/refusals.ts";
import { QUICK_BUZZLE_REFUSALS } from "../../../src/games/quick-buzzle/refusals.ts";

beforeAll(() => Promise.all(LANGUAGES.map(buzzleTexts.learn)));

const speaker = (you: number | null, language: "fr" | "en" | "de" = "fr") => ({
  language,
  wordsLanguage: language,
  you,
  name: (seat: number) => ["Ana", "Bob", "Clé"][seat]!,
});

const CASES: readonly (readonly [BuzzleEvent, number | null, string])[] = [
  [
    { type: "proposed", seat: 0, target: 1, box: 3, piece: "u", yes: true, scorer: 0 },
    0,
    "Vous proposez un petit u à Bob, case 3. Oui, il est bon.",
  ],
  [
    { type: "proposed", seat: 0, target: 1, box: 3, piece: "C", yes: false, scorer: 0 },
    1,
    "Ana vous propose un grand C, case 3. Non, il n’est pas bon.",
  ],
  [
    { type: "positioned", seat: 2, target: 1, box: 1, pose: "slanted", exact: true },
    0,
    "Clé place un grand I légèrement incliné chez Bob, case 1. Exact.",
  ],
  [
    { type: "guessed", seat: 1, target: 0, word: "MATIN", right: false, points: -14 },
    0,
    "Bob tente MATIN : votre mot ? Ce n’est pas ça. −14.",
  ],
  [
    { type: "guessed", seat: 0, target: 1, word: "MATIN", right: true, points: 9 },
    0,
    "Vous tentez MATIN chez Bob. C’est le mot ! +9.",
  ],
  [{ type: "opening-ended", winner: 1, words: [] }, 1, "Vous gagnez la manche et partez avec 3 points."],
  [{ type: "opening-ended", winner: null, words: [] }, 1, "Personne n’a trouvé : on tire au sort."],
  [
    { type: "side-left", seat: 0, reason: "time", word: "BETON" },
    1,
    "Le temps d’Ana est écoulé. Le mot était BETON.",
  ],
  [{ type: "finished", winner: 2, reason: "found", words: [] }, null, "Clé gagne."],
];

describe("[C4] the story of Buzzle in sentences", () => {
  it.each(CASES)("%j for seat %s", (event, you, sentence) => {
    expect(tell(event, speaker(you))).toBe(typeset(sentence, "fr"));
  });

  it("a try that was somebody else's tells no word, and a count is no line", () => {
    expect(tell({ type: "tried", seat: 1 }, speaker(0))).toBe("Bob essaie un mot qui ne va pas.");
    expect(tell({ type: "counted", seat: 1, possible: 3 }, speaker(0))).toBeNull();
    expect(tell({ type: "of-a-later-version" } as never, speaker(0))).toBeNull();
  });

  it("its little sisters speak too", () => {
    expect(tellQuick({ type: "finished", winner: null, reason: "nobody", words: [] }, speaker(0))).toBe(
      "Match nul.",
    );
    expect(tellQuick({ type: "solved", seat: 1, word: "TUE" }, speaker(0, "en"))).toBe("Bob finds TUE.");
    const drawn = { type: "set-drawn", words: ["TUES", "DOIS"], date: null } as const;
    expect(tellSolitaire(drawn, speaker(0, "de"))).toBe("Die vier Wörter: TUES, DOIS.");
  });

  it("every refusal of the three has its sentence, and asks for no detail that never comes", () => {
    const codes = [...BUZZLE_REFUSALS, ...QUICK_BUZZLE_REFUSALS, ...SOLITAIRE_REFUSALS];
    const known = new Set("word length wanted piece box seconds group groups count other".split(" "));
    for (const language of LANGUAGES) {
      const problems: Readonly<Record<string, string>> = buzzleTexts.in(language).problems;
      for (const code of codes) {
        const sentence = problems[code.slice(code.indexOf("/") + 1)];
        expect(sentence, code).toMatch(/[.!]$/);
        for (const [, name] of sentence!.matchAll(/\{(\w+)\}/g)) expect(known).toContain(name);
      }
    }
  });
});
