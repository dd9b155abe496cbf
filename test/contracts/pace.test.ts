import { describe, expect, it } from "vitest";
import { compareDraws } from "./draws.ts";
import type { Kit } from "./kit.ts";
import { buzzleKit } from "./kits/buzzle.ts";
import { motAMotKit } from "./kits/mot-a-mot.ts";
import { passwordKit } from "./kits/password.ts";
import { playAtRandom, type Table } from "./play.ts";
import { compareTwins, paces } from "./twins.ts";

/**
 * Twins are compared with the times at which bots would move, in every game's contract. This shows that such a
 * comparison sees what it is for.
 */
const SEEDS = 8;
const seeds = Array.from({ length: SEEDS }, (_, n) => n);

const leaksOf = (kit: Kit): string[] =>
  seeds.flatMap((seed) => {
    const leaks = kit.setups.flatMap((setup) => [
      ...(kit.twin ? [compareTwins(kit, setup, seed, null).leak] : []),
      ...(kit.draws ? [compareDraws(kit, setup, seed).leak] : []),
    ]);
    return leaks.flatMap((leak) => leak ?? []);
  });

/** A bot that thinks the longer, the more it sees: its own word is part of that. */
const slowedByItsWord = (kit: Kit): Kit => ({
  ...kit,
  bot: {
    ...kit.bot,
    paceMs: (view) => [...JSON.stringify(view)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
  },
});

describe("[T0a] when a bot moves tells nothing of what is hidden", () => {
  it.each([
    ["password", passwordKit],
    ["buzzle", buzzleKit],
    ["mot-a-mot", motAMotKit("fr", [3, 4], 1)],
  ] as const)("in %s, and a bot whose pace does is found out", (_, kit) => {
    expect(leaksOf(kit)).toEqual([]);
    expect(leaksOf(slowedByItsWord(kit)).length).toBeGreaterThan(0);
  });

  it("bots on every seat that is awaited have a time, at each level", () => {
    const kit = motAMotKit("fr", [3], 1);
    let times = 0;
    const watch = (table: Table): void => {
      if (table.over) return;
      for (const turns of paces(kit, table)) {
        const seats = turns.map(({ seat }) => seat);
        for (const seat of table.view(null).awaiting) expect(seats).toContain(seat);
        for (const { at } of turns) expect(at).toBeGreaterThanOrEqual(table.state.at);
        times += turns.length;
      }
    };
    playAtRandom(kit, kit.setups[0]!, 1, { watch });
    expect(times).toBeGreaterThan(100);
  });
});
