import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { entryOf } from "../../src/games/registry.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import { joined, type Parts } from "../../src/protocol/joined.ts";
import { Client, guest, heard, makeMatch, post } from "./client.ts";
import { evict } from "./evict.ts";

type ViewFrame = {
  readonly type: string;
  readonly seq: number;
  readonly base?: number;
  readonly view?: object;
} & Partial<Parts>;

/** Every view that a client came to hold, by its number, and which of them came in parts. */
function viewsOf({ frames }: Client): { views: Map<number, string>; inParts: number[] } {
  const views = new Map<number, string>();
  const inParts: number[] = [];
  let held: { seq: number; view: object } | null = null;
  for (const frame of frames as readonly ViewFrame[]) {
    if (frame.type !== "welcome" && frame.type !== "update") continue;
    const { parts, gone } = frame;
    if (parts) {
      expect(frame.base).toBe(held?.seq);
      inParts.push(frame.seq);
    }
    const view: object | null = parts ? joined(held!.view, { parts, gone }) : frame.view!;
    held = { seq: frame.seq, view: view! };
    views.set(frame.seq, JSON.stringify(view));
  }
  return { views, inParts };
}

/** Two players of whom both take parts, a spectator who does and one who does not. */
async function table() {
  const [a, b] = [await guest("Ada"), await guest("Bob")];
  const id = await makeMatch(a.token, { visibility: "public" });
  await post(`/api/matches/${id}/seats`, {}, b.token);
  const ada = await Client.openInParts(id, a.token);
  const bob = await Client.openInParts(id, b.token);
  const [watcher, plain] = [await Client.openInParts(id), await Client.open(id)];
  return { id, ada, bob, watcher, plain };
}

describe("views in parts", () => {
  it("[W150] [W151] come to who offers to take them, and to nobody else; what they come to is the whole view", async () => {
    const { id, ada, bob, watcher, plain } = await table();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    await bob.move("b1", { type: "secret", word: "DANSE" });
    await ada.move("a2", { type: "resign" });
    await heard(id, ada, bob, watcher, plain);
    const whole = viewsOf(plain);
    const parts = viewsOf(watcher);
    expect(whole.inParts).toEqual([]);
    expect(parts.inParts.length).toBeGreaterThan(1);
    for (const [seq, view] of whole.views) expect(parts.views.get(seq) ?? view).toBe(view);
    expect(viewsOf(ada).inParts.length).toBeGreaterThan(1);
    expect(JSON.stringify(ada.frames)).not.toContain('"DANSE"');
  });

  it("[W155] are whole in welcome, in answer to sync, and in the first update of a new memory", async () => {
    const { id, ada, bob, watcher, plain } = await table();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    await heard(id, ada, bob, watcher, plain);
    const before = viewsOf(watcher).inParts.length;
    await evict(env.MATCHES.getByName(id), { webSockets: "hibernate" });
    await bob.move("b1", { type: "secret", word: "DANSE" });
    await heard(id, watcher);
    expect(viewsOf(watcher).inParts.length).toBe(before);
    watcher.send({ type: "sync", seq: 0 });
    const sync = await watcher.next("update", ({ events }) => events[0]?.seq === 1);
    expect(sync).toHaveProperty("view");
    await ada.move("a2", { type: "resign" });
    await heard(id, watcher, plain);
    const { views, inParts } = viewsOf(watcher);
    expect(inParts.length).toBe(before + 1);
    expect(views.get(watcher.seq)).toBe(viewsOf(plain).views.get(plain.seq));
  });

  it("[W155] are whole after a fault of ours, be it in what was put off until the others had theirs", async () => {
    const { id, ada, bob } = await table();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    await heard(id, ada, bob);
    const { rules } = entryOf("password");
    const { view } = rules;
    vi.spyOn(rules, "view").mockImplementation((state, viewer) => {
      if (viewer === 1) throw new Error("A fault of ours");
      return view.call(rules, state, viewer);
    });
    bob.send({ type: "move", id: "b1", move: { type: "secret", word: "DANSE" } });
    expect(await bob.gone()).toMatchObject({ code: CLOSE.bug });
    vi.restoreAllMocks();
    const before = ada.seq;
    expect(await ada.move("a2", { type: "resign" })).toMatchObject({ type: "accepted" });
    expect(ada.frames.findLast((frame) => frame.type === "update" && frame.seq > before)).toHaveProperty(
      "view",
    );
  });

  it("[W155] are whole to somebody who has sat down since, and when a room becomes a match", async () => {
    const [a, b] = [await guest("Ada"), await guest("Bob")];
    const id = await makeMatch(a.token, { visibility: "public", start: "host" });
    const ada = await Client.openInParts(id, a.token);
    const bob = await Client.openInParts(id, b.token);
    await post(`/api/matches/${id}/seats`, {}, b.token);
    await heard(id, ada, bob);
    const seated = bob.frames.findLast((frame) => frame.type === "update");
    expect(seated).toHaveProperty("view");
    await post(`/api/matches/${id}/start`, {}, a.token);
    await heard(id, ada, bob);
    const begun = ada.frames.find(
      (frame) => frame.type === "update" && frame.events.some(({ type }) => type === "match-begun"),
    );
    expect(begun).toHaveProperty("view");
  });
});
