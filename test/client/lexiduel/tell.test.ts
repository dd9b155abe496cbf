import { beforeAll, describe, expect, it } from "vitest";
import type { Speaker } from "../../../src/client/games/client-game.ts";
import { gameText, startOf, tell } from "../../../src/client/games/lexiduel/tell.ts";
import { lexiduelTexts } from "../../../src/client/games/lexiduel/texts/index.ts";
import { typeset } from "../../../src/client/i18n/typeset.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { LexiduelEvent } from "../../../src/games/lexiduel/events.ts";
import { LEXIDUEL_REFUSALS, refusal } from "../../../src/games/lexiduel/refusals.ts";
import { formatSquare } from "../../../src/games/lexiduel/squares.ts";

beforeAll(() => Promise.all(LANGUAGES.map(lexiduelTexts.learn)));

const speaker = (you: number | null, language: Speaker["language"] = "fr"): Speaker => ({
  language,
  wordsLanguage: "fr",
  you,
  name: (seat) => ["Ada", "Bob"][seat]!,
});

const limon: LexiduelEvent = {
  type: "letters-placed",
  seat: 1,
  kind: "extension",
  line: "down",
  direction: -1,
  squares: [2, 22],
  letters: "LI",
  captures: [42],
  words: ["LIMON"],
  scores: [8, 6],
};

describe("[C4] the story of a match", () => {
  it.each([
    [limon, 0, "fr", "Bob prolonge : LIMON, C1 vers le bas. Pris : M en C3. 8\u00a0à\u00a06."],
    [limon, 1, "fr", "Vous prolongez : LIMON, C1 vers le bas. Pris : M en C3. 6\u00a0à\u00a08."],
    [limon, null, "en", "Bob extends: LIMON, C1 downwards. Taken: M on C3. 8\u00a0to\u00a06."],
    [{ type: "turn-passed", seat: 0, reason: "chosen" }, 0, "de", "Du passt."],
    [{ type: "turn-passed", seat: 0, reason: "time" }, 1, "fr", "Temps écoulé : Ada passe."],
    [{ type: "game-ended", game: 1, reason: "rounds", scores: [8, 6] }, 1, "en", "End of game 1: 6 to 8."],
    [{ type: "game-conceded", seat: 1 }, 1, "fr", "Vous concédez la manche."],
    [{ type: "side-left", seat: 1, reason: "resigned" }, 0, "en", "Bob resigns."],
  ] as const)("%j for seat %s in %s", (event, you, language, sentence) => {
    expect(tell(event, speaker(you, language))).toBe(typeset(sentence, language));
  });
});

describe("[C46] a move names its word by where it begins", () => {
  const merveille = {
    ...limon,
    line: "right",
    direction: 1,
    squares: [45, 46, 47, 48, 49, 50],
    letters: "VEILLE",
    captures: [],
    words: ["MERVEILLE"],
  } as const;
  it.each([
    ["letters before what was there", limon, "LIMON", "C1"],
    ["letters after it", merveille, "MERVEILLE", "C3"],
    ["letters after two that are like them", { ...merveille, squares: [44], letters: "E" }, "ELLE", "B3"],
    ["a word by itself", { ...merveille, kind: "initial", squares: [42, 43], letters: "ON" }, "ON", "C3"],
  ] as const)("%s", (_, placed, word, square) => {
    expect(formatSquare(startOf(placed, word))).toBe(square);
  });
});

describe("[C4] a game that is over", () => {
  const played = { reason: "rounds", scores: [8, 6], winner: 0 } as const;
  it.each([
    [played, 1, "fr", "Fin de la manche 2 : 6 à 8."],
    [{ ...played, reason: "conceded" }, 0, "en", "Game 2: Bob conceded."],
    [{ ...played, reason: "conceded" }, 1, "fr", "Manche 2 : vous avez concédé."],
  ] as const)("%j for seat %s in %s", (game, you, language, sentence) => {
    expect(gameText(2, game, speaker(you, language))).toBe(typeset(sentence, language));
  });

  it("a concession is told once", () => {
    const ended = { type: "game-ended", game: 1, ...played, reason: "conceded" } as const;
    expect(tell(ended, speaker(0))).toBeNull();
  });
});

describe("[C4] texts", () => {
  it.each(["fr", "en", "de"] as const)(
    "every part that a %s refusal names is in the server's message too",
    (language) => {
      for (const code of LEXIDUEL_REFUSALS) {
        const named = [...lexiduelTexts.in(language).refusals[code].matchAll(/\{(\w+)\}/g)].map(
          ([, name]) => name!,
        );
        const detail = Object.fromEntries(named.map((name) => [name, `<${name}>`]));
        const { message } = refusal(code, detail);
        for (const name of named) expect(message, `${code} names ${name}`).toContain(`<${name}>`);
      }
    },
  );
});
