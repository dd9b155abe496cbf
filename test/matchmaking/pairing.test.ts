import { describe, expect, it } from "vitest";
import { chanceOf } from "../../src/core/chance.ts";
import { GAMES } from "../../src/games/registry.ts";
import {
  alternatives,
  pairUp,
  type Size,
  sizeFor,
  type Table,
  WAVE_MS,
  type Waiting,
  windowOf,
} from "../../src/matchmaking/pairing.ts";
import { formatPool, lendsAt, loansOf, parsePool } from "../../src/matchmaking/pool.ts";
import { PoolEngine } from "../../src/matchmaking/pool-engine.ts";
import { tablesOf } from "../../src/matchmaking/tables.ts";

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
const groupsOf = (people: Waiting[], size: Size, now: number) =>
  pairUp(people, [{ game: "password", pace: "quick", size }], now).map(({ members }) => [...members]);
const wave = (people: Waiting[], size = PAIR, now = NOW) => names(groupsOf(people, size, now)).sort();

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
    const [table] = groupsOf(people, TABLE, NOW);
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
    const groups = groupsOf(people, PAIR, NOW + PAIR.patienceMs);
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
    expect(groupsOf(people(5, 1), TABLE, NOW)).toEqual([]);
    expect(groupsOf(people(6, 1), TABLE, NOW).map((group) => group.length)).toEqual([6]);
    expect(groupsOf(people(13, 1), TABLE, NOW).map((group) => group.length)).toEqual([6, 6]);
  });

  it("[W80] and starts with three after twenty seconds, never with two", () => {
    expect(groupsOf(people(3, 19), TABLE, NOW)).toEqual([]);
    expect(groupsOf(people(3, 20), TABLE, NOW).map((group) => group.length)).toEqual([3]);
    expect(groupsOf(people(2, 600), TABLE, NOW)).toEqual([]);
  });

  it("[W80] those who have just come sit down with those who have waited", () => {
    const late = waiting("late", 1500);
    expect(groupsOf([...people(3, 20), late], TABLE, NOW).map((group) => group.length)).toEqual([4]);
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

describe("[W160] any of several games", () => {
  const tables = tablesOf({ language: "fr", region: "weur" });
  const liking = (id: string, games: string[], more: Partial<Waiting> = {}) =>
    waiting(id, 1500, 2, { games, ...more });
  const met = (people: Waiting[]) =>
    pairUp(people, tables, NOW).map(({ table, members }) => [
      table.game,
      ...members.map(({ id }) => id).sort(),
    ]);

  it("two meet over a game that both like", () => {
    expect(met([liking("a", ["overturn", "password"]), liking("b", ["buzzle", "password"])])).toEqual([
      ["password", "a", "b"],
    ]);
  });

  it("who like nothing in common do not meet, however long they wait", () => {
    expect(met([liking("a", ["overturn"], { since: 0 }), liking("b", ["buzzle"], { since: 0 })])).toEqual([]);
  });

  it("who likes one game alone is not left over for those who like many", () => {
    const one = liking("one", ["overturn"], { since: NOW - 60_000 });
    const groups = met([liking("a", ["overturn", "password"]), liking("b", ["overturn", "password"]), one]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toContain("one");
    expect(groups[0]![0]).toBe("overturn");
  });

  it("each game by its own rating", () => {
    const ratings = (password: number, overturn: number) => ({ ratings: { password, overturn } });
    const both = ["password", "overturn"];
    const fresh = { since: NOW };
    const a = liking("a", both, { ...ratings(1500, 1500), ...fresh });
    const b = liking("b", both, { ...ratings(2100, 1510), ...fresh });
    expect(met([a, b])).toEqual([["overturn", "a", "b"]]);
    const [group] = pairUp([a, b], tables, NOW);
    expect(alternatives(group!, tables, NOW).map(({ game }) => game)).toEqual(["overturn"]);
  });

  it("where it is all the same, everything that both like may be played", () => {
    const people = [liking("a", ["password", "overturn", "buzzle"]), liking("b", ["password", "overturn"])];
    const [group] = pairUp(people, tables, NOW);
    expect(
      alternatives(group!, tables, NOW)
        .map(({ game }) => game)
        .sort(),
    ).toEqual(["overturn", "password"]);
  });

  it("[T12d] and never with somebody whom one of them blocked, whatever the game", () => {
    const all = tables.map(({ game }) => game);
    expect(met([liking("a", all, { blocks: ["b"], since: 0 }), liking("b", all, { since: 0 })])).toEqual([]);
  });
});

describe("[W161] quick or calm", () => {
  const tables = tablesOf({ language: "fr", region: "weur" });
  const at = (id: string, game: string, ...paces: Table["pace"][]) =>
    waiting(id, 1500, 60, { games: [game], paces: paces.flatMap((pace) => pace ?? []) });
  const paces = (people: Waiting[]) => pairUp(people, tables, NOW).map(({ table }) => table.pace);

  it("two meet at a pace that both like, quick where nothing is said", () => {
    expect(paces([at("a", "overturn", "calm"), at("b", "overturn", "calm")])).toEqual(["calm"]);
    expect(paces([at("a", "overturn", "calm"), at("b", "overturn", "quick")])).toEqual([]);
    expect(paces([at("a", "overturn", "calm", "quick"), at("b", "overturn", "quick")])).toEqual(["quick"]);
    expect(paces([at("a", "overturn", "calm"), waiting("b", 1500, 60)])).toEqual([]);
  });

  it("where the rules alone say how long everything takes, it keeps nobody apart", () => {
    expect(paces([at("a", "quick-buzzle", "calm"), at("b", "quick-buzzle", "quick")])).toEqual([null]);
  });
});

describe("pools", () => {
  it("a pool's name can be read again, and so can one of a single game, from before", () => {
    for (const pool of [
      { language: "fr", region: "apac-ne" },
      { language: "de", region: "world" },
      { game: "mot-a-mot", language: "fr", region: "weur" },
    ] as const)
      expect(parsePool(formatPool(pool))).toEqual(pool);
    expect(formatPool({ language: "fr", region: "weur" })).toBe("fr|weur");
    expect(parsePool("password|fr|standard|weur")).toMatchObject({ game: "password" });
    for (const name of ["", "fr", "xx|weur", "fr|mars", "a|fr|odd|weur", "fr|weur|x"])
      expect(() => parsePool(name)).toThrow();
  });

  it("a pool holds every game that strangers play, one from before its own alone", () => {
    const games = (pool: Parameters<typeof tablesOf>[0]) => [
      ...new Set(tablesOf(pool).map(({ game }) => game)),
    ];
    expect(games({ language: "fr", region: "weur" })).toEqual(
      Object.keys(GAMES).filter((id) => sizeFor(GAMES[id]!.facts) !== null),
    );
    expect(games({ language: "fr", region: "weur", game: "password" })).toEqual(["password"]);
  });

  it("[W75] a pool from before still pairs, for its one game, those whom an older Worker sends there", () => {
    const pool = { game: "password", language: "fr", region: "weur" } as const;
    const shelves = { tickets: new Map(), listings: new Map(), offers: new Map() };
    let ids = 0;
    const dice = { id: () => `id${ids++}`, shuffle: <T>(items: readonly T[]) => [...items] };
    const engine = new PoolEngine(pool, tablesOf(pool), shelves, dice);
    const place = { latitude: 48.9, longitude: 2.4, accessMs: 0 };
    const effects = ["a", "b"].flatMap((id) => [
      ...engine.run(NOW, () =>
        engine.tickets.join(
          { id: `t-${id}`, player: { id, name: id }, askedAt: NOW, rating: 1500, rated: false, place },
          NOW,
        ),
      ).effects,
      ...engine.run(NOW, () => engine.tickets.claimed(id, `t-${id}`)).effects,
    ]);
    const offers = effects.flatMap((effect) =>
      effect.type === "tell" && effect.frame.type === "offer" ? [effect.frame] : [],
    );
    expect(offers).toHaveLength(2);
    expect(offers[0]).toMatchObject({ game: "password", language: "fr" });
  });

  it("[W162] a ticket is lent to its other languages after five seconds, to the world after ten, and again every ten", () => {
    const home = { language: "fr", region: "weur" } as const;
    expect(loansOf(home, ["fr", "en"], 4999)).toEqual([]);
    expect(loansOf(home, ["fr", "en"], 5000)).toEqual(["en|weur"]);
    expect(loansOf(home, ["fr", "en"], 10_000)).toEqual(["en|weur", "fr|world", "en|world"]);
    expect(loansOf(home, ["fr"], 9999)).toEqual([]);
    expect(loansOf(home, ["fr"], 10_000)).toEqual(["fr|world"]);
    expect(lendsAt(0, null, ["fr"])).toBe(10_000);
    expect(lendsAt(0, null, ["fr", "en"])).toBe(5000);
    expect(lendsAt(0, 5000, ["fr", "en"])).toBe(10_000);
    expect(lendsAt(0, 10_000, ["fr", "en"])).toBe(20_000);
  });
});
