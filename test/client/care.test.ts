import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { block, blocked, isBlocked, loadBlocked, unblock } from "../../src/client/blocked.ts";
import { becomePlayer, forgetGuest, guest, renewIfOld } from "../../src/client/session.ts";
import { recall } from "../../src/client/storage.ts";

/** What the page keeps of its player's session, and of whom they blocked. */
const DAY_MS = 86_400_000;
const calls: string[] = [];
let answer: () => Response = () => new Response(null, { status: 204 });

const tokenFor = (days: number) => `${btoa(JSON.stringify({ exp: Date.now() + days * DAY_MS }))}.k.s`;
const become = (token: string, id = "ada") => becomePlayer({ token, player: { id, name: "Ada" } });

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return answer();
  });
});
afterEach(() => {
  forgetGuest();
  vi.unstubAllGlobals();
});

describe("a token", () => {
  it("[T11b] that the server renewed is kept in its place, here and in the browser's storage", async () => {
    const old = tokenFor(360);
    become(old);
    answer = () => Response.json({}, { headers: { "Palabre-Token": "new" } });
    await renewIfOld(old);
    expect(calls).toEqual(["GET /api/me"]);
    expect(guest.value).toEqual({ token: "new", id: "ada", name: "Ada" });
    expect(recall("guest")).toEqual(guest.value);
  });

  it("[T11b] that is young makes no call, and one that was replaced meanwhile changes nothing", async () => {
    const young = tokenFor(380);
    become(young);
    await renewIfOld(young);
    expect(calls).toEqual([]);
    await renewIfOld("not a token");
    become("another");
    await renewIfOld(tokenFor(1));
    expect(guest.value?.token).toBe("another");
  });
});

describe("whom somebody blocked", () => {
  it("[T12g] is asked for once, and follows what is pressed; a refusal changes nothing", async () => {
    become("t", "eve");
    answer = () => Response.json({ blocks: [{ player: "bob", name: "Bob", at: 1 }], most: 200 });
    await Promise.all([loadBlocked(), loadBlocked()]);
    expect(calls).toEqual(["GET /api/me/blocks"]);
    expect([isBlocked("bob"), isBlocked("cem")]).toEqual([true, false]);
    answer = () => new Response(null, { status: 204 });
    await block("t", "cem", "Cem");
    await unblock("t", "bob");
    expect(blocked.value?.map(({ player }) => player)).toEqual(["cem"]);
    answer = () => Response.json({ code: "blocks-full" }, { status: 409 });
    expect(await block("t", "dan", "Dan")).toEqual({ ok: false, error: "blocks-full" });
    expect(isBlocked("dan")).toBe(false);
  });
});
