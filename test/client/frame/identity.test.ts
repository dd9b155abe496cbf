import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Host, Init } from "../../../src/client/frame/host.ts";
import { Identity } from "../../../src/client/frame/identity.ts";
import { guest } from "../../../src/client/session.ts";
import { forget } from "../../../src/client/storage.ts";
import type { FrameFacts } from "../../../src/embed/facts.ts";

const MINUTE_MS = 60_000;
const FACTS: FrameFacts = {
  key: "pk_live_x",
  live: true,
  origins: ["https://portal.example"],
  game: "overturn",
  mode: "quick",
  theme: "auto",
  locale: "fr",
  match: null,
};

/** What the server was asked, and how it answers from now on. */
const asked: { token?: string; resume?: string; origin?: string }[] = [];
let refusal: string | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked.length = 0;
  refusal = null;
  guest.value = null;
  forget(`guest.${FACTS.key}`);
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as (typeof asked)[number];
    asked.push(body);
    if (refusal && body.token !== undefined) return Response.json({ code: refusal }, { status: 401 });
    const user = body.token !== undefined;
    return Response.json(
      {
        token: `bearer-${asked.length}`,
        player: user ? { id: "zoe", name: "Zoé" } : { id: "guest", name: "Invité" },
        expiresAt: user ? Date.now() + 15 * MINUTE_MS : null,
        resume: user ? null : "keep-me",
      },
      { status: 201 },
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that answers every `auth.needed` with the next of these tokens; with none left it stays silent. */
function pageWith(init: Init | null, tokens: (string | null)[]) {
  const told: [string, unknown][] = [];
  const host = {
    origin: "https://portal.example",
    init: Promise.resolve(init),
    send(type: string, data: unknown) {
      told.push([type, data]);
      const token = type === "auth.needed" ? tokens.shift() : null;
      if (typeof token === "string") queueMicrotask(() => void identity.take(token));
    },
  } as unknown as Host;
  const identity = new Identity(FACTS, host);
  const needs = () => told.filter(([type]) => type === "auth.needed").map(([, data]) => data);
  return { identity, told, needs };
}

const signed: Init = { auth: true, resume: "" };

describe("who plays in a frame", () => {
  it("[W133] is the partner's user where the page signs for one, for the page that was signed for", async () => {
    const { identity, needs } = pageWith(signed, ["jwt-1"]);
    expect(await identity.become()).toMatchObject({ ok: true, value: { id: "zoe", token: "bearer-1" } });
    expect(needs()).toEqual([{ reason: "start" }]);
    expect(asked).toMatchObject([{ token: "jwt-1", origin: "https://portal.example" }]);
  });

  it("[W17] is asked for again a minute before the token ends, and stays the same player", async () => {
    const { identity, needs } = pageWith(signed, ["jwt-1", "jwt-2", "jwt-3"]);
    await identity.become();
    await vi.advanceTimersByTimeAsync(13 * MINUTE_MS);
    expect(needs()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 1);
    expect(needs()).toEqual([{ reason: "start" }, { reason: "expiring" }]);
    expect(guest.value).toMatchObject({ id: "zoe", token: "bearer-2" });
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
    expect(guest.value).toMatchObject({ id: "zoe", token: "bearer-3" });
  });

  it("[W17] is asked for in vain until the token ends, and no longer", async () => {
    const { identity, needs } = pageWith(signed, ["jwt-1"]);
    await identity.become();
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    const inVain = needs().length;
    expect(inVain).toBeGreaterThan(2);
    expect(inVain).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(needs()).toHaveLength(inVain);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[W17] is renewed once, however many tokens the page brought unasked", async () => {
    const { identity, needs } = pageWith(signed, ["jwt-1"]);
    await identity.become();
    expect(await identity.take("jwt-2")).toBe("");
    expect(await identity.take("jwt-3")).toBe("");
    expect(guest.value).toMatchObject({ token: "bearer-3" });
    await vi.advanceTimersByTimeAsync(14 * MINUTE_MS + 1);
    expect(needs()).toEqual([{ reason: "start" }, { reason: "expiring" }]);
  });

  it("[W133] is asked for with the reason when a token did not hold", async () => {
    const { identity, needs } = pageWith(signed, ["jwt-1", "jwt-2"]);
    await identity.become();
    identity.forget();
    await identity.become();
    expect(needs()).toEqual([{ reason: "start" }, { reason: "refused" }]);
  });

  it("[W142] is a guest where the token is refused, and the page hears the code", async () => {
    const { identity, told } = pageWith(signed, ["jwt-1"]);
    refusal = "identity-replayed";
    expect(await identity.become()).toMatchObject({ ok: true, value: { id: "guest" } });
    expect(told).toContainEqual(["error", { code: "identity_replayed", retryable: false }]);
  });

  it("[W142] is a guest where the page stays silent, after ten seconds", async () => {
    const { identity } = pageWith(signed, []);
    const becoming = identity.become();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await becoming).toMatchObject({ ok: true, value: { id: "guest" } });
  });

  it("[W142] is the guest whom the page kept, where the frame may keep nothing", async () => {
    const { identity, told } = pageWith({ auth: false, resume: "kept" }, []);
    expect(await identity.become()).toMatchObject({ ok: true, value: { id: "guest" } });
    expect(asked).toMatchObject([{ resume: "kept" }]);
    expect(told).toEqual([["resume", { token: "keep-me" }]]);
  });
});
