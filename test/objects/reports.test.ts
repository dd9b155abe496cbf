import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { RETENTION } from "../../src/players/retention.ts";
import { CHAT_MOST_SAID } from "../../src/protocol/chat.ts";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";
import { evict } from "./evict.ts";
import { openReports, readReport } from "./moderation.ts";

const report = (token: string, match: string, player: string, saidAt?: number, reason = "insult") =>
  post("/api/reports", { match, player, reason, ...(saidAt === undefined ? {} : { saidAt }) }, token);

/** Time stands still in tests: what is said later is said at another time. */
const later = (ms = 1000) => vi.setSystemTime(Date.now() + ms);

describe("the evidence of a report", () => {
  it("[T12a] is what was said, however much was said after it", async () => {
    const { id, a, b, ada, bob } = await pair();
    bob.send({ type: "chat", to: "table", text: "je sais où tu habites" });
    const { at } = await ada.next("chat");
    for (let i = 0; i < 60; i++) {
      later();
      bob.send({ type: "chat", to: "table", text: `rien ${i}` });
      await ada.next("chat", ({ text }) => text === `rien ${i}`);
    }
    await evict(env.MATCHES.getByName(id));
    expect((await report(a.token, id, b.id, at)).status).toBe(201);
    expect(await readReport(b.id)).toMatchObject({ said: "je sais où tu habites" });
  });

  it("[T12a] is all that was said in that moment: nothing is hidden behind something kind", async () => {
    const { id, a, b, ada, bob } = await pair();
    bob.send({ type: "chat", to: "table", text: "bonne chance" });
    bob.send({ type: "chat", to: "table", text: "je sais où tu habites" });
    const { at } = await ada.next("chat", ({ text }) => text === "je sais où tu habites");
    await report(a.token, id, b.id, at);
    expect((await readReport(b.id)).said).toBe("bonne chance\nje sais où tu habites");
  });

  it("[T12b] is bounded without losing any: who has said too much in a match says no more there", async () => {
    const { id, a, b, ada, bob } = await pair();
    bob.send({ type: "chat", to: "table", text: "je sais où tu habites" });
    const { at } = await ada.next("chat");
    await runInDurableObject(env.MATCHES.getByName(id), (_, { storage }) => {
      const from = { id: b.id, name: "Bob" };
      for (let i = 1; i < CHAT_MOST_SAID; i++)
        storage.sql.exec(
          "INSERT INTO chat (team, message) VALUES (NULL, ?)",
          JSON.stringify({ type: "chat", from, seat: 1, at: at + i, to: "table", text: "rien" }),
        );
    });
    await evict(env.MATCHES.getByName(id));
    bob.send({ type: "chat", to: "table", text: "encore" });
    expect(await bob.next("error")).toMatchObject({ code: "chat/full" });
    ada.send({ type: "chat", to: "table", text: "moi, si" });
    expect(await bob.next("chat", ({ text }) => text === "moi, si")).toMatchObject({ text: "moi, si" });
    expect((await report(a.token, id, b.id, at)).status).toBe(201);
  });

  it("[T12c] is there for who was removed from the room, and for a while when the room has ended", async () => {
    const [host, ada] = [await guest("Hanna"), await guest("Ada")];
    const id = await makeMatch(host.token, { start: "host", seats: 2 });
    await post(`/api/matches/${id}/seats`, {}, ada.token);
    const [hostLine, adaLine] = [await Client.open(id, host.token), await Client.open(id, ada.token)];
    hostLine.send({ type: "chat", to: "table", text: "je sais où tu habites" });
    const { at } = await adaLine.next("chat");
    await post(`/api/matches/${id}/arrange`, { type: "remove", player: ada.id }, host.token);
    expect((await report(ada.token, id, host.id, at, "hate")).status, "removed").toBe(201);
    const headers = { Authorization: `Bearer ${host.token}` };
    await call(`/api/matches/${id}/seats`, { method: "DELETE", headers });
    later(2000);
    await runDurableObjectAlarm(env.MATCHES.getByName(id));
    expect((await call(`/api/matches/${id}`)).status).toBe(404);
    expect((await report(ada.token, id, host.id, at)).status, "ended").toBe(201);
    expect((await readReport(host.id)).said).toBe("je sais où tu habites");
    const stranger = await guest();
    expect((await report(stranger.token, id, host.id, at)).status, "was never there").toBe(403);
    later(RETENTION.roomTalkMs);
    await runDurableObjectAlarm(env.MATCHES.getByName(id));
    expect((await report(ada.token, id, host.id, at, "spam")).status, "after its time").toBe(403);
    expect((await openReports()).length).toBeGreaterThan(1);
  });
});
