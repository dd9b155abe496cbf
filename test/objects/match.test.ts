import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Client, guest, makeMatch, post } from "./client.ts";

async function pair(wish: object = {}) {
  const [a, b] = [await guest("Ada"), await guest("Bob")];
  const id = await makeMatch(a.token, wish);
  expect((await post(`/api/matches/${id}/seats`, {}, b.token)).status).toBe(201);
  return { id, a, b, ada: await Client.open(id, a.token), bob: await Client.open(id, b.token) };
}

describe("a match of two sockets", () => {
  it("goes from the secrets to the end, evicted before every move", async () => {
    const { id, ada, bob } = await pair();
    const welcome = await ada.next("welcome");
    expect(welcome).toMatchObject({
      protocol: 1,
      match: id,
      seat: 0,
      view: { phase: "choosing", awaiting: [0, 1] },
    });
    const evict = () => evictDurableObject(env.MATCHES.getByName(id));
    await evict();
    expect(await ada.move("a1", { type: "secret", word: "SALADE" })).toMatchObject({ type: "accepted" });
    await evict();
    expect(await bob.move("b1", { type: "secret", word: "danse" })).toMatchObject({ type: "accepted" });
    await evict();
    const turn = ada.view.awaiting[0]!;
    const [mover, word] = turn === 0 ? ([ada, "DANSE"] as const) : ([bob, "SALADE"] as const);
    expect(await mover.move("g", { type: "guess", target: 1 - turn, word })).toMatchObject({
      type: "accepted",
    });
    expect(mover.view.outcome).toMatchObject({ winners: [turn] });
    await evict();
    expect(await mover.move("late", { type: "roll" })).toMatchObject({
      type: "refused",
      code: "match/finished",
    });
  });
});
