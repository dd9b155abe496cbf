import { describe, expect, it } from "vitest";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";

describe("[W40] frames that are none get a clear answer, and the socket stays open", () => {
  const cases: [string, unknown, string][] = [
    ["not JSON", "bonjour", "frame/not-json"],
    ["half a JSON", '{"type":"move"', "frame/not-json"],
    ["a number", "7", "frame/unknown"],
    ["null", "null", "frame/unknown"],
    ["an unknown type", { type: "cheat" }, "frame/unknown"],
    ["a known type with more in it", { type: "sync", seq: 1, as: "admin" }, "frame/unknown"],
    ["a negative number", { type: "sync", seq: -1 }, "frame/unknown"],
    ["binary", new Uint8Array([1, 2, 3]).buffer, "frame/binary"],
    ["a move without an id", { type: "move", move: { type: "roll" } }, "frame/move-id"],
    ["a move with an illegible id", { type: "move", id: "é", move: { type: "roll" } }, "frame/move-id"],
    ["an empty message", { type: "chat", to: "table", text: "   " }, "frame/unknown"],
  ];
  it.each(cases)("%s", async (_, frame, code) => {
    const { ada } = await pair();
    ada.send(frame);
    const error = await ada.next("error");
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/\w.*\.$/);
    expect(await ada.move("ok", { type: "secret", word: "SALADE" })).toMatchObject({ type: "accepted" });
  });
});

describe("[W44] moves that are none are refused by their id, and nothing changes", () => {
  const cases: [string, unknown, string][] = [
    ["of no shape", 7, "move/malformed"],
    ["missing", undefined, "move/malformed"],
    ["of another game", { type: "propose", target: 1, box: 1, piece: "I" }, "move/malformed"],
    ["resigning with more in it", { type: "resign", seat: 1 }, "move/malformed"],
    ["with a seat of one's choice", { type: "secret", word: "SALADE", seat: 1 }, "move/malformed"],
    ["before its time", { type: "roll" }, "password/"],
    ["not in the dictionary", { type: "secret", word: "XQZW" }, "password/"],
    ["a conjugated verb", { type: "secret", word: "BUVEZ" }, "password/"],
    ["a proper noun", { type: "secret", word: "LOIRE" }, "password/"],
  ];
  it.each(cases)("%s", async (_, move, code) => {
    const { ada, bob } = await pair();
    await bob.next("update");
    const before = bob.seq;
    const answer = await ada.move("bad", move);
    expect(answer).toMatchObject({ type: "refused", id: "bad", code: expect.stringContaining(code) });
    expect(await ada.move("good", { type: "secret", word: "SALADE" })).toMatchObject({
      type: "accepted",
      seq: before + 1,
    });
  });
});

describe("sockets that may not stay", () => {
  it("[W39] a frame over 16 KiB closes with 1009", async () => {
    const { ada } = await pair();
    ada.send({ type: "chat", to: "table", text: "x".repeat(17_000) });
    expect(await ada.gone()).toMatchObject({ code: 1009 });
    const { ada: other } = await pair();
    other.send({ type: "chat", to: "table", text: "…".repeat(6000) }); // 18,000 bytes in 6,000 characters
    expect(await other.gone()).toMatchObject({ code: 1009 });
  });

  it("[W52] a flood is told, then closed with 4429; forty frames at once are none", async () => {
    const { ada, bob } = await pair();
    for (let n = 0; n < 40; n++) ada.send({ type: "probe", n });
    await ada.next("probe", ({ n }) => n === 39);
    for (let n = 0; n < 60; n++) bob.send({ type: "probe", n });
    expect(await bob.next("error")).toMatchObject({ code: "frame/flood" });
    expect(await bob.gone()).toMatchObject({ code: 4429 });
    expect(ada.closed).toBeNull();
  });

  it("[W91] a token that is none closes with 4401", async () => {
    const { a, id } = await pair();
    const forged = [
      `${a.token.slice(0, -2)}AA`,
      "x",
      "a.b.c",
      `${a.token}.x`,
      a.token.replace(/^[^.]+/, "e30"),
    ];
    for (const token of forged)
      expect(await (await Client.open(id, token)).gone(), token).toMatchObject({ code: 4401 });
  });

  it("[W91] [W128] a match that is none closes with 4404, another protocol with 4409", async () => {
    const { token } = await guest();
    expect(await (await Client.open("AAAAAAAAAAAAAAAAAAAAAA", token)).gone()).toMatchObject({ code: 4404 });
    const id = await makeMatch(token);
    const other = await Client.open(id, undefined, { "Sec-WebSocket-Protocol": "palabre.v9" });
    expect(await other.gone()).toMatchObject({ code: 4409 });
  });

  it("[W38] a foreign page is refused before the upgrade; an opaque one needs a token", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, { visibility: "public" });
    const upgrade = { Upgrade: "websocket", "Sec-WebSocket-Protocol": "palabre.v1" };
    const from = (Origin: string) => call(`/api/matches/${id}/socket`, { headers: { ...upgrade, Origin } });
    expect([(await from("https://evil.test")).status, (await from("null")).status]).toEqual([403, 403]);
    expect((await from("http://palabre.test")).status).toBe(101);
    const opaque = await Client.open(id, token, { Origin: "null" });
    expect(await opaque.next("welcome")).toMatchObject({ seat: 0 });
  });
});

describe("[W2] calls that are none get a problem with a stable code", () => {
  const token = "token";
  const cases: [string, string, string, unknown, string | null, number, string][] = [
    ["no token", "POST", "/api/matches", { game: "password", language: "fr" }, null, 401, "token-missing"],
    [
      "a forged token",
      "POST",
      "/api/matches",
      { game: "password", language: "fr" },
      "x.y.z",
      401,
      "token-invalid",
    ],
    [
      "an unknown game",
      "POST",
      "/api/matches",
      { game: "chess", language: "fr" },
      token,
      400,
      "game-unknown",
    ],
    [
      "a game called like a method",
      "POST",
      "/api/matches",
      { game: "toString", language: "fr" },
      token,
      400,
      "game-unknown",
    ],
    [
      "an unknown language",
      "POST",
      "/api/matches",
      { game: "password", language: "xx" },
      token,
      400,
      "body-malformed",
    ],
    [
      "an unknown option",
      "POST",
      "/api/matches",
      { game: "password", language: "fr", options: { fast: true } },
      token,
      400,
      "body-malformed",
    ],
    [
      "too many seats",
      "POST",
      "/api/matches",
      { game: "password", language: "fr", seats: 5 },
      token,
      400,
      "seats-out-of-range",
    ],
    [
      "no seat for a person",
      "POST",
      "/api/matches",
      { game: "password", language: "fr", seats: 2, bots: [{ level: 1 }, { level: 1 }] },
      token,
      400,
      "seats-out-of-range",
    ],
    ["a body that is no JSON", "POST", "/api/matches", "{", token, 400, "body-malformed"],
    ["a body too large", "POST", "/api/players", "x".repeat(20_000), null, 413, "body-too-large"],
    [
      "a name of control characters",
      "POST",
      "/api/players",
      { name: "a\u0007b" },
      null,
      400,
      "body-malformed",
    ],
    ["an empty name", "POST", "/api/players", { name: "  " }, null, 400, "body-malformed"],
    ["a name too long", "POST", "/api/players", { name: "n".repeat(25) }, null, 400, "body-malformed"],
    [
      "a match that is none",
      "GET",
      "/api/matches/AAAAAAAAAAAAAAAAAAAAAA",
      undefined,
      null,
      404,
      "match-not-found",
    ],
    ["an id of another shape", "GET", "/api/matches/nope", undefined, null, 404, "match-not-found"],
    [
      "a seat at no match",
      "POST",
      "/api/matches/AAAAAAAAAAAAAAAAAAAAAA/seats",
      {},
      token,
      404,
      "match-not-found",
    ],
    ["a replay of no match", "GET", "/api/matches/nope/replay", undefined, null, 404, "match-not-found"],
    [
      "no upgrade",
      "GET",
      "/api/matches/AAAAAAAAAAAAAAAAAAAAAA/socket",
      undefined,
      null,
      426,
      "upgrade-required",
    ],
    ["an unknown dictionary", "GET", "/api/dictionary/xx/mot", undefined, null, 404, "language-unknown"],
    [
      "an unpublished dictionary",
      "GET",
      "/api/dictionary/en/word",
      undefined,
      null,
      503,
      "lexicon-unavailable",
    ],
    ["an unknown call", "GET", "/api/nothing", undefined, null, 404, "not-found"],
  ];
  it.each(cases)("%s", async (_, method, path, body, auth, status, code) => {
    const bearer = auth === token ? (await guest()).token : auth;
    const answer = await call(path, {
      method,
      headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
    const problem = (await answer.json()) as Record<string, string>;
    expect(problem).toMatchObject({ code, status });
    expect(problem.detail).toMatch(/\w/);
    expect(problem.detail).not.toMatch(/ at .*\.ts/);
  });

  it("[W6] a full and a finished match", async () => {
    const { id, ada, bob } = await pair();
    const { token: third } = await guest();
    expect(await (await post(`/api/matches/${id}/seats`, {}, third)).json()).toMatchObject({
      code: "match-full",
    });
    await ada.move("a", { type: "resign" });
    expect(await bob.move("b", { type: "resign" })).toMatchObject({ code: "match/finished" });
    expect(await (await post(`/api/matches/${id}/seats`, {}, third)).json()).toMatchObject({
      code: "match-finished",
    });
  });
});
