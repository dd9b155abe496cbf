import { describe, expect, it } from "vitest";
import { deckOf } from "../../../../src/games/mot-a-mot/deck.ts";
import { stemOf } from "../../../../src/games/mot-a-mot/stem.ts";
import { mean, median, seekAlone } from "../ladder.ts";
import { HELD_OUT_IN, heldOut, saidIn } from "./held-out.ts";

describe.each(HELD_OUT_IN)("in %s, with clues by another hand", (language) => {
  const deck = new Map(deckOf(language).map((entry) => [entry.text, entry]));
  const all = [...heldOut(language, "seen"), ...heldOut(language, "kept")];

  it("that no list has", () => {
    expect(all).toHaveLength(150);
    const listed = all.flatMap(({ text, clues }) => {
      const own = new Set(deck.get(text)?.clues.map((clue) => stemOf(clue, language)));
      return clues.filter((clue) => own.has(stemOf(clue, language))).map((clue) => `${text}: ${clue}`);
    });
    expect(listed).toEqual([]);
    expect(all.filter(({ text, clues }) => !deck.has(text) || clues.length !== 6)).toEqual([]);
  });

  it("bots find many entries within six, the better the more", () => {
    const [one, two, three] = ([1, 2, 3] as const).map((level) =>
      all.map(({ text, clues }, n) => seekAlone(language, deck.get(text)!, clues, level, n)),
    );
    const found = three!.filter(({ clues }) => clues !== null).length / all.length;
    expect(found).toBeGreaterThan(0.55);
    expect(mean(one!)).toBeGreaterThan(mean(two!));
    expect(mean(two!)).toBeGreaterThan(mean(three!));
  });

  it("[W210] the best bot has what people say by the third clue, and nearly everything by the sixth", () => {
    const found = saidIn(language).map(({ text, clues }, n) =>
      seekAlone(language, deck.get(text)!, clues.slice(0, 6), 3, n),
    );
    expect(found).toHaveLength(75);
    expect(median(found)).toBeLessThanOrEqual(3);
    expect(found.filter(({ clues }) => clues !== null).length / found.length).toBeGreaterThan(0.9);
  });
});
