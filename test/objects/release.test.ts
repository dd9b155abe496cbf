import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { orAsBefore } from "../../src/core/release.ts";
import { Player } from "../../src/objects/player.ts";
import { guest, makeMatch, post } from "./client.ts";

/** Takes a method away, as the release before had it. */
function without(prototype: object, method: string): () => void {
  const its = Object.getOwnPropertyDescriptor(prototype, method)!;
  Reflect.deleteProperty(prototype, method);
  return () => void Object.defineProperty(prototype, method, its);
}

let putBack = () => {};
afterEach(() => putBack());

describe("[T12d] an object that still runs the release before", () => {
  it("has blocked nobody: whoever joins sits down", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Bob")];
    const match = await makeMatch(ada.token);
    putBack = without(Player.prototype, "blocksAny");
    expect((await post(`/api/matches/${match}/seats`, {}, bob.token)).status).toBe(201);
  });

  it("is known by the words of the runtime, and any other fault is one", async () => {
    putBack = without(Player.prototype, "isBarred");
    const player = env.PLAYERS.getByName((await guest()).id);
    const before = vi.fn(() => true);
    expect(await orAsBefore(async () => player.isBarred(), before)).toBe(true);
    const fault = new TypeError("isBarred is not a function");
    await expect(orAsBefore(() => Promise.reject(fault), before)).rejects.toBe(fault);
    expect(before).toHaveBeenCalledTimes(1);
  });
});
