import { describe, expect, it } from "vitest";
import { findGame } from "../../../src/client/games/registry.ts";
import { playAtRandom } from "../../contracts/play.ts";
import { KITS } from "../../match/finished.ts";

describe("a game's settings", () => {
  it.each(KITS.filter(({ rules }) => rules.seats.max > 1).map((kit) => [kit.rules.id, kit] as const))(
    "[C2] %s offers a clock just where its rules leave a time to it",
    (id, kit) => {
      let isTimed = false;
      playAtRandom(kit, kit.setups[0]!, 1, {
        watch: ({ state: { progress } }) => {
          if (progress.stage !== "playing") return;
          isTimed ||= progress.clocks.waits.some(({ limit }) => limit === "clock");
        },
      });
      expect(findGame(id)!.clocks === "any").toBe(isTimed);
    },
  );
});
