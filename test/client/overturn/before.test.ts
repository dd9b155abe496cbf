import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { ringsBefore } from "../../../src/client/games/overturn/before.ts";
import { analyse } from "../../../src/games/overturn/analysis.ts";
import { overturn } from "../../../src/games/overturn/index.ts";
import { botMatch } from "../../games/overturn/matches.ts";

describe("[C15] the board that the analysis shows", () => {
  it("has the rings that lay there before the move, in both games of a match and after passes", () => {
    const words = builtLexicon("fr");
    const { setup, log } = botMatch([0, 0], 3, words, { games: 2 });
    const judged = analyse(setup, log, words);
    let state = overturn.init(setup);
    let n = 0;
    for (const event of log) {
      if (event.type === "word-made" || event.type === "ring-given")
        expect(ringsBefore(judged, n++)).toBe(state.rings);
      state = overturn.apply(state, event);
    }
    expect(n).toBe(judged.length);
    expect(new Set(judged.map(({ game }) => game)).size).toBe(2);
    expect(judged.some(({ word }) => word === null)).toBe(true);
  });
});
