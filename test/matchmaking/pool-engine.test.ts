import { describe, expect, it } from "vitest";
import { Census } from "../../src/matchmaking/census.ts";
import type { Effect } from "../../src/matchmaking/messages.ts";
import { PoolEngine } from "../../src/matchmaking/pool-engine.ts";
import { tablesOf } from "../../src/matchmaking/tables.ts";

const NOW = 1_000_000;
const POOL = { language: "fr", region: "weur" } as const;
const PLACE = { latitude: 48.9, longitude: 2.4, accessMs: 0 };

/** One pool, in which people have just sat down to wait for Overturn. */
function waitingFor(...ids: string[]) {
  const shelves = { tickets: new Map(), listings: new Map(), offers: new Map() };
  let made = 0;
  const dice = { id: () => `id${made++}`, shuffle: <T>(items: readonly T[]) => [...items] };
  const engine = new PoolEngine(POOL, tablesOf(POOL), shelves, dice);
  const effects: Effect[] = [];
  const run = (input: () => void): void => void effects.push(...engine.run(NOW, input).effects);
  for (const id of ids) {
    const who = { id: `t-${id}`, player: { id, name: id }, askedAt: NOW, rating: 1500, rated: false };
    run(() => engine.tickets.join({ ...who, place: PLACE, games: ["overturn"] }, NOW));
    run(() => engine.tickets.claimed(id, `t-${id}`));
  }
  const offer = effects.flatMap((effect) =>
    effect.type === "tell" && effect.frame.type === "offer" ? effect.frame.offer : [],
  )[0]!;
  const confirm = (id: string, later?: boolean): void =>
    run(() => engine.tickets.confirm(id, offer, NOW, later));
  const promised = () => effects.flatMap((effect) => (effect.type === "make" ? effect.offer : []))[0];
  const warmed = () => effects.flatMap((effect) => (effect.type === "warm" ? [effect.match] : []));
  return { confirm, promised, warmed };
}

describe("[W241] the first confirmation says which match it will be", () => {
  it("once, and the last one makes that very match", () => {
    const { confirm, promised, warmed } = waitingFor("a", "b");
    expect(warmed()).toEqual([]);
    confirm("a");
    confirm("a");
    expect(warmed()).toHaveLength(1);
    expect(promised()).toBeUndefined();
    confirm("b");
    expect(promised()?.match).toBe(warmed()[0]);
    expect(warmed()).toHaveLength(1);
  });
});

describe("[W165] who is at another table says so, and everybody is given a minute", () => {
  it("whoever of them it is", () => {
    for (const late of ["a", "b"]) {
      const { confirm, promised } = waitingFor("a", "b");
      for (const id of ["a", "b"]) confirm(id, id === late);
      expect(promised()).toMatchObject({
        later: true,
        of: { game: "overturn", language: "fr", pace: "quick" },
      });
    }
  });

  it("[W164] and not where all of them come at once", () => {
    const { confirm, promised } = waitingFor("a", "b");
    for (const id of ["a", "b"]) confirm(id);
    expect(promised()?.match).toBeTruthy();
    expect(promised()).not.toHaveProperty("later");
  });
});

describe("[W73] [W163] who waits for what, in numbers", () => {
  const census = new Census([
    { games: ["overturn", "password"] },
    { games: ["overturn"] },
    { games: ["overturn"], paces: ["calm"] },
    { games: ["buzzle"] },
  ]);

  it("counts people, and those who would play each game", () => {
    expect(census.players).toBe(4);
    expect(census.games).toEqual({ overturn: 3, password: 1, buzzle: 1 });
  });

  it("counts for each those who share something with them, themselves included", () => {
    expect(census.sharing({ games: ["password"] })).toBe(1);
    expect(census.sharing({ games: ["overturn"] })).toBe(3);
    expect(census.sharing({ games: ["lexiduel"] })).toBe(0);
    expect(census.sharing({})).toBe(4);
  });

  it("is told again only when it changes", () => {
    const again = new Census([{ games: ["buzzle"] }, { games: ["overturn"] }]);
    expect(again.digest).toBe(new Census([{ games: ["overturn"] }, { games: ["buzzle"] }]).digest);
    expect(again.digest).not.toBe(new Census([{ games: ["overturn"] }]).digest);
  });
});
