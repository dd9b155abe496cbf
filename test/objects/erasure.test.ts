import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, describe, expect, it } from "vitest";
import dataMap from "../../docs/data.md?raw";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";
import { deliver, resultOf, sentFor } from "./deliver.ts";
import { asModerator, openReports } from "./moderation.ts";
import { makePartner } from "./partner.ts";
import { Seeker } from "./seeker.ts";
import { everythingStored } from "./stored.ts";

/** Letters that stand in nothing else: wherever they are found, it was this player who left them there. */
const CANARY = "Zyqxw Kwjf";
const SUB = "sub-zyqxwkwjf";
const SAID = "zyqxwkwjf says so";

type Player = { readonly token: string; readonly id: string };
const remove = async ({ token }: Player) =>
  expect(
    (await call("/api/me", { method: "DELETE", headers: { Authorization: `Bearer ${token}` } })).status,
  ).toBe(204);

/** A table for two at which the canary sits beside somebody who stays. */
async function tableFor(host: Player, other: Player, wish: object = {}) {
  const id = await makeMatch(host.token, wish);
  await post(`/api/matches/${id}/seats`, {}, other.token);
  return { id, host: await Client.open(id, host.token), other: await Client.open(id, other.token) };
}

/** The rest of what follows from a deletion: it goes on by alarms, of the player's object and of the matches'. */
async function rest(player: Player, matches: readonly string[]): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await runDurableObjectAlarm(env.PLAYERS.getByName(player.id));
    for (const match of matches) await runDurableObjectAlarm(env.MATCHES.getByName(match));
  }
}

const found = async (): Promise<string[]> => {
  const traces = [CANARY, SUB, SAID].map((text) => text.toLowerCase().replace(/[^a-z]/g, ""));
  const items = await everythingStored();
  return items
    .filter(({ text }) =>
      traces.some((trace) =>
        text
          .toLowerCase()
          .replace(/[^a-z]/g, "")
          .includes(trace),
      ),
    )
    .map(({ place, text }) => `${place}: ${text.slice(0, 300)}`);
};

/** What is stored and stands in no row of `docs/data.md`. */
async function unmapped(): Promise<string[]> {
  const places = new Set((await everythingStored()).map(({ place }) => place));
  return [...places].filter((place) => {
    const [store, ...name] = place.split(" ");
    const section = dataMap.split(/\n(?=## )/).find((each) => each.startsWith(`## ${store}\n`));
    const row = name[0] === "key" ? `| key \`${name[1]}\` |` : `| \`${name[0]}\` |`;
    return store !== "KV" && section?.includes(row) !== true;
  });
}

describe("who deletes the account", () => {
  afterAll(() => Seeker.everybodyLeaves());

  it("[T10a] [T10d] is named in no row and no key of any store", async () => {
    const [canary, bob, host] = [await account(CANARY), await account("Bob"), await guest("Hanna")];
    // A match that is over, with talk; another one that goes on, and lists that name its players.
    const over = await tableFor(canary, bob);
    over.host.send({ type: "chat", to: "table", text: SAID });
    const { at } = await over.other.next("chat");
    await over.host.move("s1", { type: "secret", word: "SALADE" });
    await over.other.move("s2", { type: "secret", word: "DANSE" });
    await over.host.move("r", { type: "resign" });
    await deliver([
      resultOf(
        [
          [canary, 2],
          [bob, 1],
        ],
        { match: over.id },
      ),
    ]);
    const goes = await tableFor(bob, canary);
    goes.host.close();
    await goes.host.gone();
    // An invitation to play the same again, which the other has not answered.
    await post(`/api/matches/${over.id}/rematch`, { accept: true }, canary.token);
    // A room that was left before it began, by call and without a socket.
    const left = await makeMatch(host.token, { start: "host" });
    await post(`/api/matches/${left}/seats`, {}, canary.token);
    await call(`/api/matches/${left}/seats`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${canary.token}` },
    });
    // A room where they said something, and which ended before it began.
    const ended = await makeMatch(canary.token, { start: "host" });
    await post(`/api/matches/${ended}/seats`, {}, host.token);
    const [ownWords, heard] = [await Client.open(ended, canary.token), await Client.open(ended, host.token)];
    ownWords.send({ type: "chat", to: "table", text: SAID });
    await heard.next("chat");
    for (const { token } of [canary, host])
      await call(`/api/matches/${ended}/seats`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${token}` },
      });
    await rest(canary, [ended]);
    expect((await call(`/api/matches/${ended}`)).status).toBe(404);
    // An open table of their own, which the lobby lists.
    const own = await makeMatch(canary.token, { visibility: "public", start: "host" });
    const ownLine = await Client.open(own, canary.token);
    await ownLine.next("welcome");
    // Reports, by them and about them; the puzzle of the day; the queue.
    await post(
      "/api/reports",
      { match: over.id, player: canary.id, reason: "insult", saidAt: at },
      bob.token,
    );
    await post("/api/reports", { match: over.id, player: bob.id, reason: "name", note: SAID }, canary.token);
    // Somebody names them in a note, an administrator in another, and they object to what was decided.
    await post(
      "/api/reports",
      { match: over.id, player: canary.id, reason: "hate", note: `${CANARY} again` },
      bob.token,
    );
    for (const { id, reason } of await openReports()) {
      if (reason === "name") continue;
      await asModerator(`/api/admin/reports/${id}`, {
        decision: "upheld",
        measure: "bar",
        note: `about ${CANARY}`,
      });
      await post(`/api/me/notices/${id}/objection`, { text: SAID }, canary.token);
    }
    // Blocking, in both directions.
    await post("/api/me/blocks", { player: canary.id }, host.token);
    await post("/api/me/blocks", { player: host.id }, canary.token);
    const puzzle = await makeMatch(canary.token, {
      game: "buzzle-solitaire",
      seats: 1,
      options: { daily: true },
    });
    await Seeker.open({ player: canary });
    // A partner's delivery that names them as the partner does.
    const partner = await makePartner();
    await env.DB.prepare(
      "INSERT INTO partner_players (player, partner, mode, sub, created_at) VALUES (?, ?, 'live', ?, 1)",
    )
      .bind(canary.id, partner.id, SUB)
      .run();
    const [told] = await sentFor(
      partner,
      resultOf(
        [
          [canary, 2],
          [bob, 1],
        ],
        { match: over.id },
      ),
    );
    expect(told).toContain(SUB);

    const matches = [over.id, goes.id, left, own, puzzle, ended];
    await rest(canary, matches);
    await expect.poll(async () => (await found()).length).toBeGreaterThan(12);
    expect(await unmapped(), "of all this the data map speaks").toEqual([]);
    await remove(canary);
    await rest(canary, matches);
    expect(await found()).toEqual([]);
  });

  it("[T10b] is neither on the board nor in the table of the day", async () => {
    const [canary, bob] = [await account("Cara"), await account("Bob")];
    await deliver([
      resultOf(
        [
          [canary, 1],
          [bob, 2],
        ],
        { game: "quick-buzzle" },
      ),
    ]);
    const puzzle = await makeMatch(canary.token, {
      game: "buzzle-solitaire",
      seats: 1,
      options: { daily: true },
    });
    const players = [{ id: canary.id, seat: 0, rank: 1, score: 5 }];
    await deliver([resultOf([], { match: puzzle, game: "buzzle-solitaire", rated: false, players })]);
    const lists = async () => {
      const [board, table] = await Promise.all([
        call("/api/boards/quick-buzzle"),
        call("/api/daily/buzzle-solitaire/fr"),
      ]);
      return [await board.text(), await table.text()];
    };
    for (const text of await lists()) expect(text).toContain('"Cara"');
    await remove(canary);
    await rest(canary, [puzzle]);
    for (const text of await lists()) expect(text).not.toMatch(/"Cara"|"name":(?:null|"")/);
  });
});

describe("an export", () => {
  it("[T10c] has one's own words in every match, also of a room that was left, and nobody else's", async () => {
    const [ada, host] = [await guest("Ada"), await guest("Hanna")];
    const id = await makeMatch(host.token, { start: "host" });
    await post(`/api/matches/${id}/seats`, {}, ada.token);
    const [line, other] = [await Client.open(id, ada.token), await Client.open(id, host.token)];
    line.send({ type: "chat", to: "table", text: "mine" });
    await other.next("chat");
    other.send({ type: "chat", to: "table", text: "theirs" });
    await line.next("chat", ({ text }) => text === "theirs");
    const headers = { Authorization: `Bearer ${ada.token}` };
    await call(`/api/matches/${id}/seats`, { method: "DELETE", headers });
    const text = await (await call("/api/me/export", { headers })).text();
    expect(JSON.parse(text)).toMatchObject({
      said: { messages: [{ match: id, text: "mine" }], matchesInAll: 1 },
    });
    expect(text).not.toContain("theirs");
  });

  it("[T10c] tells who left a match that it was they, and who stayed that the other side did", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const ranks = [
      [ada, 1],
      [bob, 2],
    ] as const;
    await deliver([resultOf(ranks, { reason: "opponent-left" })]);
    const reasonFor = async ({ token }: Player): Promise<unknown> => {
      const answer = await call("/api/me/export", { headers: { Authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { matches: { reason: string }[] }).matches.map(({ reason }) => reason);
    };
    expect(await reasonFor(ada)).toEqual(["opponent-left"]);
    expect(await reasonFor(bob)).toEqual(["left"]);
  });
});
