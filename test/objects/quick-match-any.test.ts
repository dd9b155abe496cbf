import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { call, guest } from "./client.ts";
import { after, listed, PARIS, pass, pool, summaryOf } from "./pools.ts";
import { Seeker } from "./seeker.ts";

afterEach(() => Seeker.everybodyLeaves());

const seek = (query: string, player?: { token: string; id: string }) =>
  Seeker.open({ query, cf: PARIS, ...(player && { player }) });

describe("one queue for any game", () => {
  it("[W160] [W75] [W73] two with different wishes meet over the game they share, and both are told which", async () => {
    const ada = await seek("games=overturn,password&language=fr");
    expect(await ada.next("waiting")).toMatchObject({ players: 1, games: { overturn: 1, password: 1 } });
    const bob = await seek("games=password,buzzle&languages=fr");
    const offer = await ada.next("offer");
    expect(offer).toMatchObject({ game: "password", language: "fr" });
    await bob.next("offer");
    for (const each of [ada, bob]) each.send({ type: "confirm", offer: offer.offer });
    const matched = await ada.next("matched");
    expect(matched).toMatchObject({ game: "password", language: "fr" });
    expect(await bob.next("matched")).toMatchObject({ match: matched.match, game: "password" });
    expect(await summaryOf(matched.match)).toMatchObject({ game: "password", state: "playing" });
  });

  it("[W160] [W73] [W163] who like nothing in common wait beside each other, and are counted", async () => {
    const ada = await seek("games=overturn&language=fr");
    await ada.next("waiting");
    const bob = await seek("game=buzzle&language=fr");
    expect(await bob.next("waiting")).toMatchObject({ players: 1, games: { buzzle: 1, overturn: 1 } });
    await listed("weur", 2);
    await after(3000);
    expect(ada.frames.some(({ type }) => type === "offer")).toBe(false);
    expect(await ada.next("waiting", ({ games }) => games.buzzle === 1)).toMatchObject({ players: 1 });
    const { languages } = (await (await call("/api/quick-match", { cf: PARIS })).json()) as {
      languages: Record<string, unknown>;
    };
    expect(languages).toEqual({
      fr: { players: 2, games: { buzzle: 1, overturn: 1 } },
      en: { players: 0, games: {} },
      de: { players: 0, games: {} },
    });
  });

  it("[W78] [W160] who adds a game keeps the place in the queue and meets who waited for it", async () => {
    const ada = await seek("games=overturn&language=fr");
    const bob = await seek("games=password&language=fr");
    const { since } = await bob.next("waiting");
    await listed("weur", 2);
    const wider = await seek("games=password,overturn&language=fr", bob.player);
    expect(await bob.gone()).toMatchObject({ code: 4001 });
    expect((await wider.next("waiting")).since).toBe(since);
    await listed("weur", 2);
    await after(1000);
    expect(await ada.next("offer")).toMatchObject({ game: "overturn" });
    await wider.next("offer");
  });

  it("[W161] two who like it calm have three minutes a turn", async () => {
    const [ada, bob] = [
      await seek("games=overturn&language=fr&paces=calm"),
      await seek("games=overturn&language=fr&paces=calm,quick"),
    ];
    await Promise.all([ada.agree(), bob.agree()]);
    const { match } = await ada.next("matched");
    expect(await summaryOf(match)).toMatchObject({ options: { clock: { kind: "turn", seconds: 180 } } });
  });

  it("[W162] who speaks two languages is lent to the other queue after five seconds, and still meets at home", async () => {
    const ada = await seek("games=password&languages=de,fr");
    await ada.next("waiting");
    await expect.poll(async () => (await stored("de")).includes("listing")).toBe(true);
    const bob = await seek("games=password&languages=fr");
    await listed("weur", 1);
    await later(4000, "de");
    expect(bob.frames.map(({ type }) => type)).toEqual(["waiting"]);
    await later(1000, "de");
    await Promise.all([ada.agree(), bob.agree()]);
    const matched = await ada.next("matched");
    expect(matched).toMatchObject({ language: "fr" });
    expect((await bob.next("matched")).match).toBe(matched.match);
  });

  const closes: [string, string, RegExp][] = [
    ["an unknown game among others", "games=password,chess&language=fr", /No such game: see/],
    ["no game at all", "language=fr", /No such game/],
    ["a game that is played alone", "games=password,buzzle-solitaire&language=fr", /played alone/],
    ["an unknown language among others", "games=password&languages=fr,xx", /Password is played in fr/],
    ["an unknown pace", "games=password&language=fr&paces=brisk", /one or more of quick, calm/],
  ];
  it.each(closes)("[W91] %s is refused with a reason", async (_, query, reason) => {
    expect(await (await seek(query)).gone()).toEqual({ code: 4404, reason: expect.stringMatching(reason) });
  });
});

describe("a pool of one game, from before a release", () => {
  const old = () => env.MATCHMAKERS.getByName("password|fr|standard|weur");

  it("[W78] lets go of whom it still has, and its player waits in the new one", async () => {
    const player = await guest();
    const ticket = { pool: "password|fr|standard|weur", id: "old", askedAt: 1 };
    await runInDurableObject(env.PLAYERS.getByName(player.id), (_, { storage }) => {
      storage.kv.put("ticket", ticket);
    });
    await runInDurableObject(old(), (_, { storage }) => {
      const who = { id: "old", player: { id: player.id, name: "Ada" }, askedAt: 1, since: 1, rating: 1500 };
      const state = { rated: false, claimed: true, front: false, left: false, found: null };
      const place = { latitude: 48.86, longitude: 2.35, accessMs: 0 };
      storage.kv.put(`ticket:${player.id}`, { ...who, ...state, place, widenedAt: null, offer: null });
    });
    const ada = await seek("game=password&language=fr", player);
    await ada.next("waiting");
    await listed("weur", 1);
    await runDurableObjectAlarm(old());
    expect(await runInDurableObject(old(), (_, { storage }) => storage.kv.get(`ticket:${player.id}`))).toBe(
      undefined,
    );
  });
});

const stored = (language: string) =>
  runInDurableObject(pool("weur", language), (_, { storage }) =>
    [...new Set([...storage.kv.list()].map(([key]) => key.split(":")[0]!))].filter((kind) => kind !== "pool"),
  );
async function later(ms: number, language: string): Promise<void> {
  pass(ms);
  await runDurableObjectAlarm(pool("weur", language));
}
