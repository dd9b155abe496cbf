import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { strangersOptions } from "../../src/games/strangers.ts";

describe("what strangers play", () => {
  it("[L28] Lexiduel: two games of sixteen rounds, twenty minutes a side, and never without an agreed end", () => {
    expect(strangersOptions(GAMES.lexiduel!)).toMatchObject({
      games: 2,
      rounds: 16,
      open: false,
      clock: { kind: "game", seconds: 1200, increment: 0 },
    });
  });

  it.each(Object.entries(GAMES).filter(([, { facts }]) => !facts.strangers?.options))(
    "[W81] %s: its defaults, with a minute a turn",
    (_, game) => {
      const clock = { kind: "turn", seconds: 60 };
      expect(strangersOptions(game)).toEqual(game.wire.options.parse({ clock }));
    },
  );
});
