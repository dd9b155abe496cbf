import { describe, expect, it } from "vitest";
import { chanceOf } from "../../src/core/chance.ts";
import { GAMES } from "../../src/games/registry.ts";
import { pairUp, sizeFor, WAVE_MS, type Waiting, windowOf } from "../../src/matchmaking/pairing.ts";
import { formatPool, parsePool, widerPool } from "../../src/matchmaking/pool.ts";

const NOW = 1_000_000;
const PAIR = sizeFor({ seats: { min: 2, max: 4 } })!;
const TABLE = sizeFor(GAMES["mot-a-mot"]!.facts)!;

const waiting = (id: string, rating: number, seconds = 0, more: Partial<Waiting> = {}): Waiting => ({
  id,
  rating,
  since: NOW - seconds * 1000,
  region: "weur",
  front: false,
  ...more,
});
const names = (groups: Waiting[][]) =>
  groups.map((group) =>
    group
      .map(({ id }) => id)
      .sort()
      .join(" "),
  );
const wave = (people: Waiting[], size = PAIR, now = NOW) => names(pairUp(people, size, now)).sort();

describe("two play together", () => {
  it("[W79] as soon as there are two", () => {
    expect(wave([])).toEqual([]);
    expect(wave([waiting("a", 1500, 60)])).toEqual([]);
    expect(wave([waiting("a", 1500), waiting("b", 1500)])).toEqual(["a b"]);
  });

  it("[W78] nobody with themselves, not even by mistake", () => {
    expect(wave([waiting("a", 1500, 60), waiting("a", 1500, 60)])).toEqual([]);
  });

  it("[T12d] never with somebody whom one of them blocked, however long both wait", () => {
    for (const [one, other] of [
      [["b"], []],
      [[], ["a"]],
    ]) {
      const people = [
        waiting("a", 1500, 600, { blocks: one! }),
        waiting("b", 1500, 600, { blocks: other! }),
        waiting("c", 2400, 600),
      ];
      expect(wave(people.slice(0, 2))).toEqual([]);
      expect(wave(people)).toHaveLength(1);
      expect(wave(people)).not.toContain("a b");
    }
  });

  it("[T12d] nor at a table of several, where the others find each other all the same", () => {
    const people = ["a", "b", "c", "d", "e", "f", "g"].map((id) =>
      waiting(id, 1500, 60, id === "a" ? { blocks: ["b"] } : {}),
    );
    const [table] = pairUp(people, TABLE, NOW);
    expect(table).toHaveLength(TABLE.best);
    expect(table!.filter(({ id }) => id === "a" || id === "b")).toHaveLength(1);
  });

  it("[W79] the nearest in rating first", () => {
    const people = [waiting("a", 1500), waiting("b", 1600), waiting("c", 1510), waiting("d", 1590)];
    expect(wave(people)).toEqual(["a c", "b d"]);
  });

  it("[W79] a newcomer and a master not at once, but within three seconds of both waiting", () => {
    const people = [waiting("a", 800, 30), waiting("b", 2400)];
    expect(wave(people)).toEqual([]);
    expect(PAIR.patienceMs + WAVE_MS).toBeLessThan(3000);
    expect(wave(people, PAIR, NOW + PAIR.patienceMs)).toEqual(["a b"]);
  });

  it("[W79] the window widens with time and never narrows", () => {
    const windows = [0, 500, 1000, 1499, 1500, 9000].map((ms) => windowOf(ms, PAIR));
    expect(windows[0]).toBe(150);
    expect(windows).toEqual([...windows].sort((a, b) => a - b));
    expect(windows.at(-1)).toBe(Infinity);
  });

  it("[W79] who has waited longer is preferred to who is a little nearer", () => {
    const people = [waiting("new", 1500, 2), waiting("near", 1520, 2), waiting("patient", 1540, 30)];
    expect(wave(people)).not.toEqual(["near new"]);
  });

  it("[W76] who confirmed an offer that fell through goes first", () => {
    const front = waiting("front", 1900, 5, { front: true });
    const people = [waiting("a", 1500, 5), waiting("b", 1505, 5), front];
    expect(wave(people)[0]).toContain("front");
  });

  it("[W79] the one who is left over of an odd number has waited least", () => {
    const people = [waiting("a", 1500, 9), waiting("b", 1500, 8), waiting("c", 1500, 1)];
    expect(wave(people)).toEqual(["a b"]);
  });

  it("[W79] of a thousand nobody is left over, nobody is taken twice, and neighbours meet", () => {
    const chance = chanceOf(new Uint8Array(32), 1, "ratings");
    const people = Array.from({ length: 1000 }, (_, i) => waiting(`p${i}`, 1000 + chance.int(1000)));
    const groups = pairUp(people, PAIR, NOW + PAIR.patienceMs);
    expect(new Set(groups.flat().map(({ id }) => id)).size).toBe(1000);
    expect(groups).toHaveLength(500);
    const distances = groups.map(([a, b]) => Math.abs(a!.rating - b!.rating)).sort((a, b) => a - b);
    expect(distances[250]).toBeLessThan(5);
  });
});

describe("regions", () => {
  const paris = (seconds: number) => waiting("paris", 1500, seconds);
  const sydney = (seconds: number) => waiting("sydney", 1500, seconds, { region: "oc" });
  const boston = (seconds: number) => waiting("boston", 1700, seconds, { region: "enam" });

  it("[W79] neighbours may meet; half a world apart only when both have waited twenty seconds", () => {
    expect(wave([paris(11), boston(11)])).toEqual(["boston paris"]);
    expect(wave([paris(60), sydney(19)])).toEqual([]);
    expect(wave([paris(60), sydney(20)])).toEqual(["paris sydney"]);
  });

  it("[W79] the nearer one is preferred, though further in rating", () => {
    expect(wave([paris(30), boston(30), sydney(30)])[0]).toBe("boston paris");
  });
});

describe("guests and others", () => {
  const guest = (id: string, rating: number) => waiting(id, rating, 1, { rated: false });
  const member = (id: string, rating: number) => waiting(id, rating, 1, { rated: true });

  it("[W79] each rather meet their like, so that a match can count", () => {
    const mixed = [member("ada", 1500), guest("bob", 1510), member("eve", 1600), guest("tim", 1590)];
    expect(wave(mixed).toSorted()).toEqual(["ada eve", "bob tim"]);
  });

  it("[W79] but nobody waits for it", () => {
    expect(wave([member("ada", 1500), guest("bob", 1510)])).toEqual(["ada bob"]);
  });
});

describe("more than two", () => {
  const people = (count: number, seconds: number) =>
    Array.from({ length: count }, (_, i) => waiting(String(i), 1500, seconds));

  it("[W80] Mot à Mot fills to six", () => {
    expect(pairUp(people(5, 1), TABLE, NOW)).toEqual([]);
    expect(pairUp(people(6, 1), TABLE, NOW).map((group) => group.length)).toEqual([6]);
    expect(pairUp(people(13, 1), TABLE, NOW).map((group) => group.length)).toEqual([6, 6]);
  });

  it("[W80] and starts with three after twenty seconds, never with two", () => {
    expect(pairUp(people(3, 19), TABLE, NOW)).toEqual([]);
    expect(pairUp(people(3, 20), TABLE, NOW).map((group) => group.length)).toEqual([3]);
    expect(pairUp(people(2, 600), TABLE, NOW)).toEqual([]);
  });

  it("[W80] those who have just come sit down with those who have waited", () => {
    const late = waiting("late", 1500);
    expect(pairUp([...people(3, 20), late], TABLE, NOW).map((group) => group.length)).toEqual([4]);
  });
});

describe("sizes", () => {
  it("[W80] two for every game, six for Mot à Mot, within the game's seats; none for one played alone", () => {
    expect(PAIR).toMatchObject({ best: 2, least: 2 });
    expect(TABLE).toMatchObject({ best: 6, least: 3, patienceMs: 20_000 });
    expect(sizeFor({ ...GAMES["mot-a-mot"]!.facts, seats: { min: 4, max: 5 } })).toMatchObject({
      best: 5,
      least: 4,
    });
    expect(sizeFor(GAMES["buzzle-solitaire"]!.facts)).toBeNull();
    expect(sizeFor({ seats: { min: 2, max: 2 } })).toMatchObject({ best: 2 });
  });
});

it("a pool's name can be read again, and the wider one is everybody's", () => {
  const pool = { game: "mot-a-mot", language: "fr", variant: "standard", region: "apac-ne" } as const;
  expect(parsePool(formatPool(pool))).toEqual(pool);
  expect(widerPool({ ...pool, region: "oc" })).toEqual(widerPool(pool));
});
