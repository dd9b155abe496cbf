import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Env } from "../../src/env.ts";
import { strangersPlan } from "../../src/matchmaking/plan.ts";
import { makeMatch as makePlanned } from "../../src/objects/make-match.ts";
import { type Errands, NameEraser } from "../../src/objects/player/name-eraser.ts";
import { tellPartners } from "../../src/partners/news.ts";
import { takeMessages } from "../../src/queues.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";
import { deliver, resultOf } from "./deliver.ts";
import { asAdmin, asPartner, makePartner, session } from "./partner.ts";

/** What the simulation found in the Worker itself; what it found in a match alone is in `test/simulation/found.test.ts`. */
describe("found by simulation", () => {
  it("seed 5: dead letters outlast a database that is away for an hour", async () => {
    const env = {
      DB: { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error("away")) },
    };
    const delays: number[] = [];
    const batch = {
      queue: "palabre-results-dead",
      messages: [{ id: "1", body: { match: "m" } }],
      ackAll: () => {},
      retryAll: ({ delaySeconds = 0 } = {}) => void delays.push(delaySeconds),
    };
    await takeMessages(batch as unknown as MessageBatch<unknown>, env as unknown as Env);
    // As often as the queue's settings say (`max_retries = 100`), and an hour is 3600 s.
    expect(delays[0]! * 100).toBeGreaterThan(3600);
  });

  it("seed 6, lossy: a match that was made is not called unmade when its words cannot be read again", async () => {
    const LEXICONS = { get: () => Promise.reject(new Error("away")) };
    const made = new Set(["made"]);
    const MATCHES = { getByName: (id: string) => ({ summary: async () => (made.has(id) ? {} : null) }) };
    const away = { LEXICONS, MATCHES, DB: env.DB } as unknown as Env;
    const sitting = { game: "password", language: "de", pace: "quick" } as const;
    const planned = (id: string) => strangersPlan(id, sitting, [], 2);
    // Otherwise the pool seats its people elsewhere, and they are in two matches.
    expect(await makePlanned(away, planned("made"))).toEqual({ ok: true, value: "made" });
    expect(await makePlanned(away, planned("not-made"))).toMatchObject({ ok: false });
  });

  it("seed 7: who was matched is sent there again, although the answer that said so was lost", async () => {
    const player = env.PLAYERS.getByName("seed-7");
    await player.found({ match: "made-for-them", seat: 1 });
    const ticket = { pool: "password|fr|standard|weur", id: "ticket", askedAt: 1 };
    const sent = { ok: false, error: { match: "made-for-them", seat: 1 } };
    expect(await player.claim(ticket)).toEqual(sent);
    expect(await player.claim(ticket)).toEqual(sent);
  });

  it("seed 5: a deletion that is carried out twice at once visits every match", async () => {
    const stored = new Map<string, unknown>();
    const kv = {
      get: (key: string) => stored.get(key),
      put: (key: string, value: unknown) => void stored.set(key, value),
      delete: (key: string) => stored.delete(key),
    } as unknown as SyncKvStorage;
    let named = ["played", "left"];
    const errands: Errands = {
      remove: async () => {},
      matches: async () => named,
      empty: () => {
        named = ["played"]; // what only this object knew is gone
        stored.clear();
      },
      visit: async () => {},
    };
    const eraser = new NameEraser(kv);
    eraser.begin(1);
    const slow = { ...errands, remove: () => new Promise((resolve) => setTimeout(resolve, 20)) };
    await Promise.all([eraser.carryOut(errands, 1), eraser.carryOut(slow, 1)]);
    expect(stored.get("farewell")).toEqual(["played", "left"]);
  });

  it("seed 7: a webhook that was written and not queued fails with its partner, and does not wait for ever", async () => {
    const partner = await makePartner();
    await asPartner(partner, "/webhooks", "POST", { url: "https://hooks.example/palabre" });
    const made = await session({ partner: partner.keys["public live"] });
    const { player } = (await made.json()) as { player: { id: string } };
    const result = resultOf([[player, 1]]);
    const away = { sendBatch: () => Promise.reject(new Error("away")) } as unknown as typeof env.WEBHOOKS;
    await expect(tellPartners({ ...env, WEBHOOKS: away }, result)).rejects.toThrow("away");
    await asAdmin(`/${partner.id}`, "PATCH", { disabled: true });
    const sent: unknown[] = [];
    const there = {
      sendBatch: async (batch: Iterable<{ body: unknown }>) => void sent.push(...batch),
    } as unknown as typeof env.WEBHOOKS;
    await tellPartners({ ...env, WEBHOOKS: there }, result);
    expect(sent).toHaveLength(1);
  });

  it("seed 8: a result that comes after its player has gone makes them no rating", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    await call("/api/me", { method: "DELETE", headers: { Authorization: `Bearer ${ada.token}` } });
    await deliver([
      resultOf([
        [ada, 1],
        [bob, 2],
      ]),
    ]);
    const { results } = await env.DB.prepare("SELECT player FROM ratings WHERE player IN (?, ?)")
      .bind(ada.id, bob.id)
      .all();
    expect(results).toEqual([{ player: bob.id }]);
  });

  it("seed 2: the lobby forgets the name of who has gone as the match does", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Bobolink")];
    const id = await makeMatch(ada.token, { start: "host", visibility: "public" });
    const table = await Client.open(id, ada.token);
    await table.next("welcome");
    await post(`/api/matches/${id}/seats`, {}, bob.token);
    const lobby = async (): Promise<string> => {
      await runDurableObjectAlarm(env.MATCHES.getByName(id));
      return (await call("/api/lobby/fr")).text();
    };
    await expect.poll(lobby).toContain("Bobolink");
    await call("/api/me", { method: "DELETE", headers: { Authorization: `Bearer ${bob.token}` } });
    await runDurableObjectAlarm(env.PLAYERS.getByName(bob.id));
    await expect.poll(lobby).not.toContain("Bobolink");
  });

  it("errands, seed 53: a name that was given up does not come back with a change that was told late", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Qxbobnn")];
    const id = await makeMatch(ada.token, { start: "host", seats: 3 });
    expect((await post(`/api/matches/${id}/seats`, {}, bob.token)).status).toBe(201);
    const match = env.MATCHES.getByName(id);
    await match.forgetName(bob.id);
    await match.endSessions(bob.id, { epoch: 0, name: "Qxbobnn" }); // said before, and slower
    expect(JSON.stringify(await match.summary())).not.toContain("Qxbobnn");
  });
});
