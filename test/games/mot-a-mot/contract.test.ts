import { expect, it } from "vitest";
import { gameContract } from "../../contracts/game.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { playAtRandom, type Table } from "../../contracts/play.ts";

gameContract(motAMotKit("fr", [3, 5, 6], 4));
gameContract(motAMotKit("en", [4], 4));
gameContract(motAMotKit("de", [4], 4));

it("a bot that is asked out of turn, as who seeks may be, declines or offers something", () => {
  const kit = motAMotKit("fr", [3, 6], 4);
  for (const setup of kit.setups)
    for (let seed = 1; seed <= 4; seed++) {
      const watch = (table: Table) => {
        for (let seat = 0; seat < setup.seats && !table.over; seat++)
          if (!kit.rules.isOut(table.game, seat)) expect(() => table.offer(seat, 0)).not.toThrow();
      };
      playAtRandom(kit, setup, seed, { watch });
    }
});
