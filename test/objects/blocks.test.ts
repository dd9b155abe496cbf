import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { Candidate } from "../../src/matchmaking/messages.ts";
import { blocksSchema, MOST_BLOCKED } from "../../src/protocol/blocks.ts";
import type { WaitingForMe } from "../../src/protocol/me.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, pair, post, tell } from "./client.ts";
import { evict } from "./evict.ts";
import { after, listed } from "./pools.ts";
import { Seeker } from "./seeker.ts";

afterEach(() => Seeker.everybodyLeaves());

type Player = { readonly token: string; readonly id: string };
const as = ({ token }: Player) => ({ headers: { Authorization: `Bearer ${token}` } });
const block = async (who: Player, whom: Player) =>
  expect((await post("/api/me/blocks", { player: whom.id }, who.token)).status).toBe(204);
const blocksOf = async (who: Player) =>
  blocksSchema.parse(await (await call("/api/me/blocks", as(who))).json()).blocks;
const unblock = (who: Player, whom: Player) =>
  call(`/api/me/blocks/${whom.id}`, { method: "DELETE", ...as(who) });
const sit = (match: string, { token }: Player) => post(`/api/matches/${match}/seats`, {}, token);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe("who is blocked", () => {
  it("[T12d] is not paired by the quick match, whichever of the two blocked", async () => {
    for (const isBlocker of [true, false]) {
      const [a, b] = [await guest("Ada"), await guest("Bob")];
      await block(isBlocker ? a : b, isBlocker ? b : a);
      const [ada, bob] = [await Seeker.open({ player: a }), await Seeker.open({ player: b })];
      await listed("weur", 2);
      await after(2000);
      await after(2000);
      for (const { frames } of [ada, bob]) expect(frames.map(({ type }) => type)).not.toContain("offer");
      // Somebody else is found for the first of them at once.
      const eve = await Seeker.open();
      await listed("weur", 3);
      await after(2000);
      await eve.next("offer");
      await Seeker.everybodyLeaves();
    }
  });

  it("[T12d] is not paired from the next wave on, when that happens while both wait", async () => {
    const [a, b] = [await guest("Ada"), await guest("Bob")];
    await Seeker.open({ player: a, game: "mot-a-mot" });
    const listing = () =>
      runInDurableObject(env.MATCHMAKERS.getByName("fr|weur"), (_, { storage }) =>
        storage.kv.get<Candidate>(`listing:${a.id}`),
      );
    await expect.poll(listing).toMatchObject({ id: a.id });
    await block(a, b);
    expect((await listing())?.blocks).toEqual([b.id]);
    await unblock(a, b);
    expect((await listing())?.blocks ?? []).toEqual([]);
  });

  it("[T12e] sits down at no table of the other, and is not told who blocked", async () => {
    const [host, third, bob] = [await guest("Hanna"), await guest("Theo"), await guest("Bob")];
    const id = await makeMatch(host.token, { start: "host", seats: 3, visibility: "public" });
    await sit(id, third);
    await block(third, bob);
    const refused = await sit(id, bob);
    expect(refused.status).toBe(403);
    const text = await refused.text();
    expect(JSON.parse(text)).toMatchObject({ code: "may-not-join" });
    expect(text).not.toMatch(new RegExp(`Theo|${third.id}`));
    // It is mutual: who blocked does not sit down where the other is, and hears the same.
    const own = await makeMatch(bob.token, { start: "host", seats: 3 });
    expect(await codeOf(await sit(own, third))).toBe("may-not-join");
    expect((await sit(own, host)).status).toBe(201);
    await unblock(third, bob);
    expect((await sit(id, bob)).status).toBe(201);
  });

  it("[T12e] sits down at no table beside the other, when both do so at the same moment", async () => {
    const [host, ada, bob] = [await guest("Hanna"), await guest("Ada"), await guest("Bob")];
    const id = await makeMatch(host.token, { start: "host", seats: 3, visibility: "public" });
    await block(ada, bob);
    const answers = await Promise.all([sit(id, ada), sit(id, bob)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it("[T12f] does not invite: a rematch is refused to both, and an invitation of before is gone", async () => {
    const { id, a, b, ada, bob } = await pair();
    await ada.move("s1", { type: "secret", word: "SALADE" });
    await bob.move("s2", { type: "secret", word: "DANSE" });
    await ada.move("r", { type: "resign" });
    ada.close();
    await ada.gone();
    const invitations = async () =>
      ((await (await call("/api/me/open", as(a))).json()) as WaitingForMe).invitations;
    expect((await post(`/api/matches/${id}/rematch`, { accept: true }, b.token)).status).toBe(200);
    await tell(id);
    await expect.poll(invitations).toMatchObject([{ match: id, by: "Bob" }]);
    await block(a, b);
    expect(await invitations()).toEqual([]);
    for (const player of [a, b]) {
      const answer = await post(`/api/matches/${id}/rematch`, { accept: true }, player.token);
      expect([answer.status, await codeOf(answer)]).toEqual([409, "no-rematch"]);
    }
    // News that comes after it, or again, brings no invitation back.
    await env.PLAYERS.getByName(a.id).hear({
      ...{ match: id, game: "password", language: "fr", with: ["Bob"], stage: "over", yourTurn: false },
      ...{ deadline: null, days: false, here: false, walkedOut: null, leftEarly: false },
      rematch: { by: "Bob", player: b.id, until: Date.now() + 1000 },
    });
    expect(await invitations()).toEqual([]);
  });
});

describe("what is said between two of whom one blocked the other", () => {
  /** What one of them has heard of the other, once both have heard what a third said after it. */
  const said = ({ frames }: Client, { id }: Player) =>
    frames.flatMap((frame) => (frame.type === "chat" && frame.from.id === id ? [frame.text] : []));

  it("[T12o] is sent to neither, from then on, after a sleep, and when they come back; a third hears both", async () => {
    const [a, b, c] = [await guest("Ada"), await guest("Bob"), await guest("Cleo")];
    const id = await makeMatch(a.token, { start: "host", seats: 3 });
    for (const each of [b, c]) expect((await sit(id, each)).status).toBe(201);
    const [ada, bob, cleo] = [
      await Client.open(id, a.token),
      await Client.open(id, b.token),
      await Client.open(id, c.token),
    ];
    const speak = async (who: Client, text: string) => {
      who.send({ type: "chat", to: "table", text });
      await cleo.next("chat", (frame) => frame.text === text);
    };
    const heard = async (text: string, ...lines: Client[]) => {
      await speak(cleo, text);
      for (const line of lines) await line.next("chat", (frame) => frame.text === text);
    };
    await speak(bob, "un");
    await heard("deux", ada, bob);
    expect(said(ada, b)).toEqual(["un"]);
    await block(a, b);
    await speak(bob, "trois");
    await speak(ada, "quatre");
    await heard("cinq", ada, bob);
    expect([said(ada, b), said(bob, a)], "neither hears the other").toEqual([["un"], []]);
    await evict(env.MATCHES.getByName(id));
    await speak(bob, "six");
    await speak(ada, "sept");
    await heard("huit", ada, bob);
    expect([said(ada, b), said(bob, a)], "after a sleep").toEqual([["un"], []]);
    ada.close();
    await ada.gone();
    const again = [await Client.open(id, b.token), await Client.open(id, a.token)] as const;
    for (const line of again) await line.next("chat", ({ text }) => text === "huit");
    expect(said(again[0], a), "of who blocked them, while that one was away").toEqual([]);
    expect(said(again[1], b), "of whom they blocked").toEqual([]);
    await unblock(a, b);
    again[0].send({ type: "chat", to: "table", text: "neuf" });
    await again[1].next("chat", ({ text }) => text === "neuf");
  });

  it("[T12o] is not sent to who only watches either, and two hundred names go with a socket", async () => {
    const [a, b, w] = [await guest("Ada"), await guest("Bob"), await guest("Wim")];
    const object = env.PLAYERS.getByName(w.id);
    for (let i = 1; i < MOST_BLOCKED; i++) await object.block(i.toString().padStart(22, "x"));
    await block(w, b);
    const id = await makeMatch(a.token, { start: "host", seats: 2, visibility: "public" });
    expect((await sit(id, b)).status).toBe(201);
    const [ada, bob, wim] = [
      await Client.open(id, a.token),
      await Client.open(id, b.token),
      await Client.open(id, w.token),
    ];
    bob.send({ type: "chat", to: "table", phrase: "hello" });
    await ada.next("chat");
    ada.send({ type: "chat", to: "table", phrase: "hello" });
    expect((await wim.next("chat")).from.id).toBe(a.id);
  });
});

describe("the list of blocked players", () => {
  it("[T12g] is its owner's alone, has the names of today, and ends at two hundred", async () => {
    const [ada, bob, gone] = [await account("Ada"), await account("Bob"), await guest("Greta")];
    await block(ada, bob);
    await block(ada, bob);
    await block(ada, gone);
    await call("/api/me", { method: "PATCH", ...as(bob), body: JSON.stringify({ name: "Robert" }) });
    await call("/api/me", { method: "DELETE", ...as(gone) });
    const names = async () => (await blocksOf(ada)).map(({ player, name }) => [player, name]);
    expect(await names()).toEqual(
      expect.arrayContaining([
        [bob.id, "Robert"],
        [gone.id, null],
      ]),
    );
    expect(await names()).toHaveLength(2);
    expect(await blocksOf(bob)).toEqual([]);
    const others = await (await call("/api/me/export", as(bob))).text();
    expect(others).not.toContain(ada.id);
    expect(await (await call("/api/me/export", as(ada))).text()).toContain(`block:${bob.id}`);
    const object = env.PLAYERS.getByName(ada.id);
    for (let i = 2; i < MOST_BLOCKED; i++) await object.block(`player-${i}`);
    expect(await codeOf(await post("/api/me/blocks", { player: (await guest()).id }, ada.token))).toBe(
      "blocks-full",
    );
    await unblock(ada, bob);
    await block(ada, await guest());
  });

  it("[T12g] takes nobody but somebody else", async () => {
    const ada = await guest("Ada");
    for (const player of [ada.id, "", "x", "../../etc", 7, null])
      expect((await post("/api/me/blocks", { player }, ada.token)).status).toBe(400);
    expect((await post("/api/me/blocks", { player: ada.id })).status).toBe(401);
    expect((await unblock(ada, { id: "nobody", token: "" })).status, "nothing to do").toBe(204);
  });

  it("[T12e] leaves a match that is being played alone", async () => {
    const { id, a, b, ada } = await pair();
    await block(a, b);
    expect(await ada.move("s1", { type: "secret", word: "SALADE" })).toMatchObject({ type: "accepted" });
    expect((await (await Client.open(id, b.token)).next("welcome")).seat).toBe(1);
  });
});
