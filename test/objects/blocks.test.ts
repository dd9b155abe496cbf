import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { Candidate } from "../../src/matchmaking/messages.ts";
import { blocksSchema, MOST_BLOCKED } from "../../src/protocol/blocks.ts";
import type { WaitingForMe } from "../../src/protocol/me.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, pair, post, tell } from "./client.ts";
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
      runInDurableObject(env.MATCHMAKERS.getByName("mot-a-mot|fr|standard|weur"), (_, { storage }) =>
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
