import { describe, expect, it } from "vitest";
import type { Speaker } from "../../../src/client/games/client-game.ts";
import { stepsOf, workedSteps } from "../../../src/client/games/lexiduel/steps.ts";
import { tell } from "../../../src/client/games/lexiduel/tell.ts";
import { LEXIDUEL_TEXTS } from "../../../src/client/games/lexiduel/texts/index.ts";
import type { LexiduelEvent } from "../../../src/games/lexiduel/events.ts";
import { LEXIDUEL_REFUSALS, refusal } from "../../../src/games/lexiduel/refusals.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";

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

describe("the story of a match", () => {
  it.each([
    [limon, 0, "fr", "Bob forme LIMON (extension). Pris : C3. 8 à 6."],
    [limon, 1, "fr", "Vous formez LIMON (extension). Pris : C3. 6 à 8."],
    [limon, null, "en", "Bob makes LIMON (extension). Taken: C3. 8 to 6."],
    [{ type: "turn-passed", seat: 0, reason: "chosen" }, 0, "de", "Sie setzen aus."],
    [{ type: "turn-passed", seat: 0, reason: "time" }, 1, "fr", "Temps écoulé : Ada passe."],
    [{ type: "game-ended", game: 1, reason: "rounds", scores: [8, 6] }, 1, "en", "End of game 1: 6 to 8."],
    [{ type: "side-left", seat: 1, reason: "resigned" }, 0, "en", "Bob resigns."],
  ] as const)("%j for seat %s in %s", (event, you, language, sentence) => {
    expect(tell(event, speaker(you, language))).toBe(sentence);
  });
});

describe("texts", () => {
  it.each(["fr", "en", "de"] as const)(
    "every part that a %s refusal names is in the server's message too",
    (language) => {
      for (const code of LEXIDUEL_REFUSALS) {
        const named = [...LEXIDUEL_TEXTS[language].refusals[code].matchAll(/\{(\w+)\}/g)].map(
          ([, name]) => name!,
        );
        const detail = Object.fromEntries(named.map((name) => [name, `<${name}>`]));
        const { message } = refusal(code, detail);
        for (const name of named) expect(message, `${code} names ${name}`).toContain(`<${name}>`);
      }
    },
  );
});

describe("watching again", () => {
  it("shows the worked game, a picture before the first move and one after each", () => {
    const steps = workedSteps();
    expect(steps).toHaveLength(33);
    expect(steps.at(-1)).toMatchObject({ blue: 0, scores: [75, 70] });
  });

  it("keeps the board of a game that has ended until the next move, and adds up the points", () => {
    const options = optionsSchema.parse({ rounds: 2, games: 2 });
    const posed = {
      ...limon,
      seat: 0,
      kind: "initial",
      squares: [42, 43],
      letters: "ON",
      captures: [],
    } as const;
    const steps = stepsOf({ seats: 2, language: "fr", options }, [
      posed,
      { type: "game-ended", game: 1, reason: "passes", scores: [3, 4] },
      { ...posed, seat: 1 },
    ]);
    expect(steps.map(({ board }) => board.slice(42, 44))).toEqual(["..", "ON", "ON", "ON"]);
    expect(steps.map(({ blue }) => blue)).toEqual([0, 0, 0, 1]);
    expect(steps.at(-1)!.scores).toEqual([3, 4]);
  });
});
