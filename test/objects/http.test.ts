import { env } from "cloudflare:workers";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildAutomaton } from "../../src/lexicon/build.ts";
import { encode } from "../../src/lexicon/format.ts";
import { CLASS } from "../../src/lexicon/lexicon.ts";
import { meSchema } from "../../src/protocol/accounts.ts";
import { gameSchema, summarySchema } from "../../src/protocol/requests.ts";
import { call, guest, makeMatch, pair, post } from "./client.ts";

const json = async (path: string, token?: string) =>
  (await call(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {})).json();

describe("the calls of the contract", () => {
  it("[W10] health tells the version", async () => {
    expect(await json("/api/health")).toEqual({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it("[W3] [W12] a guest has an id, a name and a token that a WebSocket subprotocol can carry", async () => {
    const answer = await post("/api/players", { name: "  Zoé   d'Arc ", language: "fr" });
    expect(answer.status).toBe(201);
    const { token, player } = (await answer.json()) as {
      token: string;
      player: { id: string; name: string };
    };
    expect(player).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), name: "Zoé d'Arc" });
    expect(token).toMatch(/^[A-Za-z0-9._-]+$/);
    expect(meSchema.parse(await json("/api/me", token))).toEqual({
      player,
      kind: "guest",
      ratings: [],
      passkeys: [],
      recoveryCodes: 0,
    });
    const stored = await env.DB.prepare("SELECT name FROM players WHERE id = ?").bind(player.id).first();
    expect(stored).toEqual({ name: "Zoé d'Arc" });
  });

  it("[W7] lists the games with their options as JSON Schema, defaults included", async () => {
    const games = gameSchema.array().parse(await json("/api/games"));
    const password = games.find(({ id }) => id === "password")!;
    expect(password).toMatchObject({ name: "Password", seats: { min: 2, max: 4 } });
    const properties = password.options.properties as Record<string, { default: unknown }>;
    const defaults = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, schema.default]),
    );
    expect(defaults).toEqual({
      level: 1,
      words: "checked",
      length: 5,
      clock: { kind: "none" },
      teams: false,
      filter: "mild",
    });
  });

  it("[W5] makes a match with the caller on seat 0 and the bots on the last seats", async () => {
    const { token, id: player } = await guest("Ada");
    const answer = await post(
      "/api/matches",
      { game: "password", language: "fr", seats: 3, bots: [{ level: 2 }] },
      token,
    );
    expect(answer.status).toBe(201);
    const { id, url, seat } = (await answer.json()) as { id: string; url: string; seat: number };
    expect([url, seat]).toEqual([`http://palabre.test/m/${id}`, 0]);
    const summary = summarySchema.parse(await json(`/api/matches/${id}`));
    expect(summary).toMatchObject({
      id,
      game: "password",
      language: "fr",
      state: "waiting",
      visibility: "private",
    });
    expect(summary.options).toMatchObject({ level: 1, words: "checked" });
    expect(summary.seats.map(({ members, bot }) => [members.map((m) => m.id), bot])).toEqual([
      [[player], null],
      [[], null],
      [[], 2],
    ]);
  });

  it("[W5] seats default to the game's minimum, or to the caller and the bots", async () => {
    const { token } = await guest();
    const seatsOf = async (wish: object) => {
      const id = await makeMatch(token, wish);
      return summarySchema.parse(await json(`/api/matches/${id}`)).seats.length;
    };
    expect(await seatsOf({})).toBe(2);
    expect(await seatsOf({ bots: [{ level: 1 }, { level: 1 }] })).toBe(3);
  });

  it("[W9] tells what a word is, whatever its accents and case", async () => {
    expect(await json("/api/dictionary/fr/portes")).toEqual({
      word: "PORTES",
      valid: true,
      classes: ["inflected", "conjugated"],
    });
    expect(await json("/api/dictionary/fr/Loire")).toEqual({
      word: "LOIRE",
      valid: false,
      classes: ["proper"],
    });
    expect(await json("/api/dictionary/fr/xyzzy")).toEqual({ word: "XYZZY", valid: false, classes: [] });
    expect(await json("/api/dictionary/fr/arc-en-ciel")).toMatchObject({ valid: false });
  });

  it("[W156] tells which lemmas a word is a form of, and nothing of what is no word", async () => {
    expect(await json("/api/dictionary/fr/portes/meaning")).toEqual({
      word: "PORTES",
      valid: true,
      classes: ["inflected", "conjugated"],
      lemmas: [
        { lemma: "porte", definitions: [] },
        { lemma: "porter", definitions: [] },
      ],
    });
    expect(await json("/api/dictionary/fr/xyzzy/meaning")).toMatchObject({ valid: false, lemmas: [] });
  });

  it("[W156] [W2] says so when the meanings are not published", async () => {
    await env.LEXICONS.delete("meanings:fr");
    const answer = await call("/api/dictionary/fr/portes/meaning");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "lexicon-unavailable" });
  });

  it("[L24] [W9] tells what a word is in the lexicon that a match keeps to, and in the current one for any other hash", async () => {
    const hash = "0d".repeat(32);
    const older = gzipSync(encode(buildAutomaton([["XYZZY", CLASS.lemma]])));
    await env.LEXICONS.put(`lexicon:fr:${hash}`, older);
    const told = async (query: string) =>
      ((await json(`/api/dictionary/fr/xyzzy${query}`)) as { valid: boolean }).valid;
    expect(await told(`?lexicon=${hash}`)).toBe(true);
    for (const query of ["", `?lexicon=${"0e".repeat(32)}`, "?lexicon=..%2Ffr", "?lexicon="])
      expect(await told(query), query).toBe(false);
  });

  it("[W1] describes itself", async () => {
    const document = (await json("/api/openapi.json")) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    const paths = [
      "/api/players",
      "/api/matches",
      "/api/matches/{id}/replay",
      "/api/dictionary/{language}/{word}",
    ];
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
  });
});

describe("limits per address", () => {
  const from = (address: string, path: string, init: RequestInit = {}) =>
    call(path, { ...init, headers: { ...init.headers, "cf-connecting-ip": address } });

  it("[W11] sixty guests a minute, then 429 with Retry-After; another address is not touched", async () => {
    const become = (address: string) => from(address, "/api/players", { method: "POST" });
    for (let i = 0; i < 60; i++) expect((await become("one")).status).toBe(201);
    const refused = await become("one");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "too-many-requests" });
    expect((await become("two")).status).toBe(201);
  });

  it("[W11] sixty matches a minute", async () => {
    const { token } = await guest();
    const body = JSON.stringify({ game: "password", language: "fr" });
    const open = () =>
      from("three", "/api/matches", { method: "POST", body, headers: { Authorization: `Bearer ${token}` } });
    for (let i = 0; i < 60; i++) expect((await open()).status).toBe(201);
    expect((await open()).status).toBe(429);
  });

  it("[W11] a hundred words a second", async () => {
    const answers = await Promise.all(
      Array.from({ length: 160 }, () => from("four", "/api/dictionary/fr/chat")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  });
});

describe("the analysis of a match", () => {
  it("[T9e] comes once the match is over, for games that have one", async () => {
    const { id, ada } = await pair({ game: "overturn", options: { autoEnd: false } });
    expect((await call(`/api/matches/${id}/analysis`)).status).toBe(403);
    const seat = (await ada.next("welcome")).view.awaiting[0]!;
    await ada.move("p", { type: "pass", cell: 0 });
    await ada.move("r", { type: "resign" });
    const judged = (await json(`/api/matches/${id}/analysis`)) as { seat: number; word: string | null }[];
    expect(judged).toMatchObject(seat === 0 ? [{ seat: 0, word: null }] : []);
    const other = await pair();
    await other.ada.move("r", { type: "resign" });
    expect((await call(`/api/matches/${other.id}/analysis`)).status).toBe(404);
  });
});
