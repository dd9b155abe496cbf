import { beforeAll, describe, expect, it } from "vitest";
import type { Speaker } from "../../../src/client/games/client-game.ts";
import { tell } from "../../../src/client/games/mot-a-mot/tell.ts";
import { motAMotTexts } from "../../../src/client/games/mot-a-mot/texts/index.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { disclose, type MotAMotDisclosed, type MotAMotEvent } from "../../../src/games/mot-a-mot/events.ts";
import { MOT_A_MOT_REFUSALS } from "../../../src/games/mot-a-mot/refusals.ts";

beforeAll(() => Promise.all(LANGUAGES.map(motAMotTexts.learn)));

const speaker = (you: number | null, language: Speaker["language"] = "fr"): Speaker => ({
  language,
  wordsLanguage: "fr",
  you,
  name: (seat) => ["Ada", "Bob", "Cléo"][seat]!,
});

/** Non-breaking spaces are right on the page and unreadable in a test. */
const told = (event: MotAMotDisclosed, reader: Speaker) => tell(event, reader)?.replaceAll("\u00a0", " ");

const until = 0;
const right = {
  type: "answered",
  seat: 1,
  entry: 3,
  word: "picasso",
  right: true,
  text: "Pablo Picasso",
  until,
} as const;

describe("the story of a match", () => {
  it("[C4] speaks of the reader as one does", () => {
    expect(told(right, speaker(1))).toBe("Vous trouvez : Pablo Picasso !");
    expect(told(right, speaker(0))).toBe("Bob trouve : Pablo Picasso !");
    expect(told({ ...right, right: false, text: null }, speaker(0, "en"))).toBe("Bob says picasso. No.");
  });

  it("[C4] tells bids with their tokens", () => {
    const bid = { type: "bid-made", seat: 0, clues: 6, tokens: 2, until } as const;
    expect(told(bid, speaker(1))).toBe("Ada annonce 6 et 2 jetons.");
    expect(told({ ...bid, tokens: 0 }, speaker(0, "de"))).toBe("Du bietest 6.");
  });

  it("[C4] names both winners", () => {
    const end = { type: "finished", reason: "finale", speakers: [0, 2], seekers: [1] } as const;
    expect(told(end, speaker(2))).toBe(
      "Vainqueur des parleurs : Ada et vous. Vainqueur des chercheurs : Bob.",
    );
  });

  it("[C7] says nothing of a card, which seekers may not see", () => {
    const drawn: MotAMotEvent = {
      type: "card-drawn",
      speakers: [0],
      until,
      card: 1,
      entries: [{ text: "os", accepts: [] }],
    };
    expect(tell(disclose(drawn, 0), speaker(0))).toBeNull();
    expect(JSON.stringify(disclose(drawn, 1))).not.toContain('os"');
  });

  it.each(LANGUAGES)("[C4] has a sentence for every refusal in %s", (language) => {
    for (const code of MOT_A_MOT_REFUSALS) expect(motAMotTexts.in(language).refusals[code]).toMatch(/[.!]$/);
  });
});
