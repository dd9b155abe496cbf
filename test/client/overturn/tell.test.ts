import { beforeAll, describe, expect, it } from "vitest";
import type { Speaker } from "../../../src/client/games/client-game.ts";
import { tell } from "../../../src/client/games/overturn/tell.ts";
import { overturnTexts } from "../../../src/client/games/overturn/texts/index.ts";
import { typeset } from "../../../src/client/i18n/typeset.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { OverturnDisclosed } from "../../../src/games/overturn/events.ts";

beforeAll(() => Promise.all(LANGUAGES.map(overturnTexts.learn)));

const speaker = (language: Speaker["language"], you: number | null): Speaker => ({
  language,
  wordsLanguage: "fr",
  you,
  name: (seat) => ["Ada", "Bob"][seat]!,
});

const made: OverturnDisclosed = {
  type: "word-made",
  seat: 1,
  word: "BOIRE",
  cells: [0, 1, 2, 7, 8],
  zx: null,
  qu: null,
  laid: [0, 8],
  turned: [1, 2, 7],
};

describe("[C4] the story of Overturn", () => {
  const sentences: [OverturnDisclosed, number | null, string][] = [
    [made, 0, "Bob joue BOIRE : 2 posés, 3 retournés."],
    [made, 1, "Vous jouez BOIRE : 2 posés, 3 retournés."],
    [{ ...made, zx: "X", laid: [0], turned: [] }, 0, "Bob joue BOIRE : 1 posé. ZX vaut X."],
    [
      { type: "ring-given", seat: 0, cell: 13, by: "choice" },
      0,
      "Vous passez et donnez la lettre ligne 3, colonne 2.",
    ],
    [
      { type: "ring-given", seat: 0, cell: 13, by: "clock" },
      null,
      "Temps écoulé : Ada donne la lettre ligne 3, colonne 2.",
    ],
    [
      { type: "game-ended", game: 1, reason: "no-word-left", rings: [20, 16], next: null },
      0,
      "Il ne reste aucun mot.",
    ],
    [{ type: "side-left", seat: 1, reason: "resigned" }, 0, "Bob abandonne."],
  ];
  it.each(sentences)("%o is told to seat %s", (event, you, sentence) => {
    expect(tell(event, speaker("fr", you))).toBe(typeset(sentence, "fr"));
  });

  it("tells the first game's rings from the reader's side", () => {
    const event: OverturnDisclosed = {
      type: "game-ended",
      game: 1,
      reason: "both-passed",
      rings: [5, 9],
      next: "A",
    };
    expect(tell(event, speaker("fr", 1))).toContain("9 à 5");
  });

  it.each(LANGUAGES)("every happening has its sentence in %s", (language) => {
    for (const [event] of sentences) expect(tell(event, speaker(language, null))).toMatch(/\.$/);
    expect(tell({ type: "of-a-later-version" } as never, speaker(language, null))).toBeNull();
  });
});
