import { beforeAll, describe, expect, it } from "vitest";
import type { Speaker } from "../../../src/client/games/client-game.ts";
import { tell } from "../../../src/client/games/password/tell.ts";
import { passwordTexts } from "../../../src/client/games/password/texts/index.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { PasswordDisclosed } from "../../../src/games/password/events.ts";

beforeAll(() => Promise.all(LANGUAGES.map(passwordTexts.learn)));

const speaker = (you: number | null, language: Speaker["language"] = "fr"): Speaker => ({
  language,
  wordsLanguage: "fr",
  you,
  name: (seat) => ["Ada", "Bob", "Cléo"][seat]!,
});

/** Non-breaking spaces are right on the page and unreadable in a test. */
const told = (event: PasswordDisclosed, you: number | null, language?: Speaker["language"]) =>
  tell(event, speaker(you, language))?.replaceAll("\u00a0", " ");

const asked = { type: "asked", seat: 0, target: 1, circle: 7, letter: "A", yes: true, position: 2 } as const;
const circle = { ...asked, circle: 2, letter: null, yes: false, position: null };

describe("the story of a match", () => {
  it("[C4] speaks of the reader as one does", () => {
    expect(told(asked, 0)).toBe("Vous demandez à Bob « A ? » Oui, à la 2ᵉ place.");
    expect(told(asked, 1)).toBe("Ada vous demande « A ? » Oui, à la 2ᵉ place.");
    expect(told(asked, null)).toBe("Ada demande à Bob « A ? » Oui, à la 2ᵉ place.");
  });

  it("[C4] says the word that was given to who chose none", () => {
    const given = { type: "secret-chosen", seat: 0, epoch: 1, word: "TABLE", given: true } as const;
    expect(told({ ...given, commitment: "", nonce: "" }, 0)).toBe("Le temps a passé : votre mot est TABLE.");
  });

  it("[C4] names a circle's letters, for those who do not see the board", () => {
    expect(told(circle, 0, "en")).toBe("You ask Bob “A letter from circle 2 (D W S N J)?” No.");
  });

  it("[C4] says that another one was asked for, where one is known: “no” would be a lie", () => {
    const another = { ...asked, yes: false, position: null, another: true } as const;
    expect(told(another, 0)).toBe("Vous demandez à Bob « Un autre A ? » Non.");
    expect(told({ ...another, letter: null }, 0, "en")).toBe(
      "You ask Bob “Another letter from circle 7 (A E I O U Y)?” No.",
    );
    expect(told(another, null, "de")).toBe("Ada fragt Bob „Noch ein A?“ Nein.");
  });

  it("[C4] tells a try and its result", () => {
    const guessed = { type: "guessed", seat: 1, target: 0, word: "SALADE", right: true } as const;
    expect(told(guessed, 0, "de")).toBe("Bob rät SALADE: dein Wort? Das ist das Wort!");
  });

  it("[C5] elides as one speaks", () => {
    const late = { type: "side-left", reason: "time", word: null } as const;
    expect(told({ ...late, seat: 0 }, 1)).toBe("Le temps d’Ada est écoulé.");
    expect(told({ ...late, seat: 1 }, 0)).toBe("Le temps de Bob est écoulé.");
  });

  it("[C4] tells why a side left, and its word", () => {
    const left = { type: "side-left", seat: 2, reason: "resigned", word: "OUI" } as const;
    expect(told(left, 0)).toBe("Cléo abandonne. Le mot était OUI.");
  });
});
