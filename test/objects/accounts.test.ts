import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Replay } from "../../src/match/log.ts";
import { chainOf } from "../../src/proof/chain.ts";
import { boardSchema, historySchema, meSchema } from "../../src/protocol/accounts.ts";
import { summarySchema } from "../../src/protocol/requests.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, pair, tell } from "./client.ts";
import { deliver, resultOf } from "./deliver.ts";
import { Seeker } from "./seeker.ts";

type Player = { token: string; id: string };

const ask = (method: string, path: string, token?: string, body?: unknown) =>
  call(path, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
const get = async (path: string, token?: string) => (await ask("GET", path, token)).json();
const board = async (game: string, token?: string) =>
  boardSchema.parse(await get(`/api/boards/${game}`, token));
const history = async (token: string, before?: string) =>
  historySchema.parse(await get(`/api/me/matches${before ? `?before=${before}` : ""}`, token));

/** Plays so many rated matches, the first of the two winning all of them. */
/** Once a day, so that every result counts; as people who have met enough others for a place. */
const playOften = async (winner: Player, loser: Player, times: number, game: string) => {
  const ranks = [
    [winner, 1],
    [loser, 2],
  ] as const;
  const dayBefore = (n: number): number => Date.now() - n * 86_400_000;
  await deliver(
    Array.from({ length: times }, (_, n) => resultOf(ranks, { game, finishedAt: dayBefore(times - n) })),
  );
  await env.DB.prepare("UPDATE ratings SET opponents = 5 WHERE game = ? AND player IN (?, ?)")
    .bind(game, winner.id, loser.id)
    .run();
};

describe("a name", () => {
  it("[T6g] is the new one at tables that are open, in the lists of others and in what is said; what was before keeps the old one", async () => {
    const { id, a, b, ada, bob } = await pair();
    const watched = await makeMatch(b.token, { start: "host", seats: 3, visibility: "public" });
    const rename = async (name: string) =>
      expect((await ask("PATCH", "/api/me", b.token, { name })).status).toBe(200);
    await tell(watched); // Bob's list has it, and no socket of his was ever there
    bob.send({ type: "chat", to: "table", text: "avant" });
    await ada.next("chat", ({ from }) => from.name === "Bob");
    bob.close();
    await bob.gone();
    await rename("Robert");
    const seen = await ada.next("update", ({ events }) =>
      events.some(({ type }) => type === "member-renamed"),
    );
    expect(seen.view.seats[1]?.members).toEqual([{ id: b.id, name: "Robert" }]);
    expect(seen.events, "of the very change").toMatchObject([{ member: { id: b.id, name: "Robert" } }]);
    await tell(id);
    const others = async () => JSON.stringify(await env.PLAYERS.getByName(a.id).waiting());
    await expect.poll(others).toContain("Robert");
    expect(await others()).not.toContain("Bob");
    expect(
      JSON.stringify(await env.MATCHES.getByName(watched).summary()),
      "also where they never were",
    ).toContain("Robert");
    const again = await Client.open(id, b.token);
    await again.next("welcome");
    again.send({ type: "chat", to: "table", text: "après" });
    expect((await ada.next("chat", ({ text }) => text === "après")).from.name).toBe("Robert");
    await again.move("s2", { type: "secret", word: "DANSE" });
    await ada.move("s1", { type: "secret", word: "SALADE" });
    await again.move("end", { type: "resign" });
    await rename("Bertrand");
    const replay = async () => JSON.stringify(await env.MATCHES.getByName(id).replay());
    const { seal } = (await get(`/api/matches/${id}/replay`)) as Replay;
    expect(seal).not.toBeNull();
    expect(await replay(), "what is over stays what it was").not.toContain("Bertrand");
    await ask("DELETE", "/api/me", b.token);
    for (let i = 0; i < 3; i++) await runDurableObjectAlarm(env.PLAYERS.getByName(b.id));
    for (const name of ["Bob", "Robert"]) expect(await replay()).not.toContain(name);
    expect(((await get(`/api/matches/${id}/replay`)) as Replay).seal, "and it verifies as before").toEqual(
      seal,
    );
  });

  it("[W16] is changed, holds for the tokens there are, and is seen in later matches", async () => {
    const ada = await guest("Ada");
    const answer = await ask("PATCH", "/api/me", ada.token, { name: "  Ada   L. " });
    const renamed = (await answer.json()) as { token: string; player: { name: string } };
    expect(renamed.player).toEqual({ id: ada.id, name: "Ada L." });
    for (const token of [ada.token, renamed.token]) {
      expect(meSchema.parse(await get("/api/me", token)).player.name).toBe("Ada L.");
      const summary = summarySchema.parse(await get(`/api/matches/${await makeMatch(token)}`));
      expect(summary.seats[0]?.members).toEqual([{ id: ada.id, name: "Ada L." }]);
    }
  });

  it.each([
    ["empty", { name: " " }],
    ["too long", { name: "n".repeat(25) }],
    ["made of control characters", { name: "a\u0007" }],
    ["missing", {}],
    ["no text", { name: 7 }],
    ["not JSON", "{"],
  ])("[W18] that is %s is refused", async (_, body) => {
    const ada = await guest("Ada");
    const answer = await ask("PATCH", "/api/me", ada.token, body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "body-malformed" }]);
    expect(meSchema.parse(await get("/api/me", ada.token)).player.name).toBe("Ada");
  });
});

describe("a leader board", () => {
  it("[T5f] ranks those who have played ten matches, keeps the others apart, and tells everybody their place", async () => {
    const [ada, bob, eve] = [await account("Ada"), await account("Bob"), await account("Eve")];
    await playOften(ada, bob, 10, "overturn");
    await playOften(eve, bob, 1, "overturn");
    const seen = await board("overturn", bob.token);
    expect(seen.players.map(({ rank, name, you }) => [rank, name, you])).toEqual([
      [1, "Ada", false],
      [2, "Bob", true],
    ]);
    expect(seen.provisional).toMatchObject([{ name: "Eve", matches: 1, you: false }]);
    expect(seen.you).toEqual({
      ...{ rank: 2, rating: seen.players[1]!.rating },
      ...{ matches: 11, opponents: 5, provisional: false },
    });
    expect((await board("overturn", eve.token)).you).toMatchObject({ rank: null, provisional: true });
    expect((await board("overturn")).you).toBeNull();
    expect((await board("overturn")).players.some(({ you }) => you)).toBe(false);
  });

  it("[W28] gives equals the same place", async () => {
    const people = await Promise.all(["A", "B", "C", "D"].map((name) => account(name)));
    const [a, b, c, d] = people as [Player, Player, Player, Player];
    await playOften(a, c, 10, "buzzle");
    await playOften(b, d, 10, "buzzle");
    expect((await board("buzzle")).players.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    expect((await board("buzzle", d.token)).you?.rank).toBe(3);
  });

  it("[W29] forgets who has not played for half a year", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const ranks = [
      [ada, 1],
      [bob, 2],
    ] as const;
    await deliver([resultOf(ranks, { game: "lexiduel", finishedAt: Date.now() - 181 * 86_400_000 })]);
    expect(await board("lexiduel", ada.token)).toMatchObject({ players: [], provisional: [], you: null });
  });

  it.each(["chess", "toString", "buzzle-solitaire", "%00"])("[W2] of %s is not there", async (game) => {
    const answer = await ask("GET", `/api/boards/${game}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not-found" }]);
  });

  it("[W2] with a token that does not hold says so", async () => {
    expect((await ask("GET", "/api/boards/password", "x.y.z")).status).toBe(401);
  });
});

describe("a history", () => {
  it("[W32] has every match that is over, the newest first, a page at a time, none twice and none left out", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const at = Date.now();
    const results = Array.from({ length: 45 }, (_, n) =>
      resultOf(
        [
          [ada, 1],
          [bob, 2],
        ],
        { finishedAt: at + Math.floor(n / 3), rated: false }, // three at a time end in the same millisecond
      ),
    );
    await deliver(results);
    const pages = [await history(ada.token)];
    while (pages.at(-1)!.next) pages.push(await history(ada.token, pages.at(-1)!.next!));
    expect(pages.map(({ matches }) => matches.length)).toEqual([20, 20, 5]);
    const listed = pages.flatMap(({ matches }) => matches);
    expect(new Set(listed.map(({ match }) => match)).size).toBe(45);
    expect(listed.map(({ finishedAt }) => finishedAt)).toEqual(
      results.map(({ finishedAt }) => finishedAt).toReversed(),
    );
  });

  it("[W32] tells the result, the others, the bots and what it did to the rating", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const rated = resultOf([
      [ada, 2],
      [bob, 1],
    ]);
    const drawn = resultOf([[ada, 1]], { rated: false, bots: [{ level: 3, rank: 1 }] });
    await deliver([rated, drawn]);
    expect((await history(ada.token)).matches).toMatchObject([
      { match: drawn.match, rank: 1, winners: 2, rating: null, others: [], bots: [3] },
      {
        match: rated.match,
        game: "password",
        language: "fr",
        seat: 0,
        rank: 2,
        winners: 1,
        rating: { before: 1500, after: 1421 },
        others: [{ name: "Bob", seat: 1, rank: 1 }],
        bots: [],
      },
    ]);
  });

  it("[W32] is empty for somebody new, and private", async () => {
    expect(await history((await guest()).token)).toEqual({ matches: [], next: null });
    expect((await ask("GET", "/api/me/matches")).status).toBe(401);
  });

  it.each(["yesterday", "1", "1.", ".a", "-1.a", `${"9".repeat(20)}.a`, "1.a%20b"])(
    "[W32] before %s is refused",
    async (before) => {
      const answer = await ask("GET", `/api/me/matches?before=${before}`, (await guest()).token);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: "body-malformed" }]);
    },
  );
});

describe("an export", () => {
  it("[W34] has everything of mine from the database and from my own object, and nothing of others", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const result = resultOf([
      [ada, 1],
      [bob, 2],
    ]);
    await deliver([result]);
    const waiting = await Seeker.open({ player: ada });
    await waiting.next("waiting");
    const answer = await ask("GET", "/api/me/export", ada.token);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="palabre.json"');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      player: { id: ada.id, name: "Ada", kind: "account" },
      passkeys: [],
      ratings: [{ game: "password", shown: 1579, matches: 1 }],
      matches: [{ match: result.match, rank: 1 }],
      daily: [],
      partners: [],
      reports: [],
      object: { kept: { standing: { ratings: { password: 1579 } } } },
    });
    expect(text).not.toContain(bob.id);
    await Seeker.everybodyLeaves();
  });

  it("[W34] is given to nobody without a token", async () => {
    expect((await ask("GET", "/api/me/export")).status).toBe(401);
  });
});

describe("an account that is deleted", () => {
  it("[W33] leaves its matches without a name, and no way in", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    await playOften(ada, bob, 10, "quick-buzzle");
    const open = await makeMatch(ada.token);
    await env.DB.prepare(
      "INSERT INTO partner_players (player, partner, mode, sub, created_at) VALUES (?, 'p', 'live', 's', 1)",
    )
      .bind(ada.id)
      .run();
    expect((await ask("DELETE", "/api/me", ada.token)).status).toBe(204);

    for (const [method, path] of [
      ["GET", "/api/me"],
      ["POST", "/api/matches"],
      ["DELETE", "/api/me"],
    ] as const) {
      const answer = await ask(method, path, ada.token, method === "POST" ? {} : undefined);
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: "token-invalid" }]);
    }
    expect(await (await Client.open(open, ada.token)).gone()).toMatchObject({ code: 4401 });
    expect((await history(bob.token)).matches[0]?.others).toEqual([
      { player: null, name: null, seat: 0, rank: 1 },
    ]);
    expect((await board("quick-buzzle", bob.token)).players).toMatchObject([
      { rank: 1, name: "Bob", you: true },
    ]);
    const rows = await env.DB.prepare("SELECT name FROM players WHERE id = ?").bind(ada.id).all();
    expect(rows.results).toEqual([{ name: "" }]);
    const partners = await env.DB.prepare("SELECT 1 FROM partner_players WHERE player = ?")
      .bind(ada.id)
      .all();
    expect(partners.results).toEqual([]);
  });

  it("[W33] [W94] is nobody in the replays of its matches, and what it said is gone; they verify as before", async () => {
    const { id, a, b, ada, bob } = await pair();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    await bob.move("b1", { type: "secret", word: "DANSE" });
    ada.send({ type: "chat", to: "table", phrase: "hello" });
    await bob.next("chat");
    await bob.move("b2", { type: "resign" });
    const ranks = [
      [a, 1],
      [b, 2],
    ] as const;
    await deliver([resultOf(ranks, { match: id })]);
    const replayNow = async () => (await call(`/api/matches/${id}/replay`)).json<Replay>();
    const before = await replayNow();
    expect(JSON.stringify(before)).toContain('"name":"Ada"');

    expect((await ask("DELETE", "/api/me", a.token)).status).toBe(204);
    await runDurableObjectAlarm(env.PLAYERS.getByName(a.id));
    const after = await replayNow();
    expect(JSON.stringify(after)).not.toContain("Ada");
    expect(JSON.stringify(after)).toContain('"name":"Bob"');
    expect(after.seal).toEqual(before.seal);
    expect(chainOf(id, after.log)).toEqual(after.log.map(({ hash }) => hash));
    const again = await Client.open(id, b.token);
    expect((await again.next("welcome")).view.seats[0]?.members).toEqual([{ id: a.id, name: "" }]);
    expect(again.frames.filter(({ type }) => type === "chat")).toEqual([]);
  });

  it("[W33] of a guest is one too; without a token there is nothing to delete", async () => {
    const { token } = await guest();
    expect((await ask("DELETE", "/api/me", token)).status).toBe(204);
    expect((await ask("GET", "/api/me", token)).status).toBe(401);
    expect((await ask("DELETE", "/api/me")).status).toBe(401);
  });
});
