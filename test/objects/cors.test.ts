import { describe, expect, it } from "vitest";
import { call, guest } from "./client.ts";
import { makePartner } from "./partner.ts";

/** Each test has an origin of its own: whether one is registered is remembered for a while. */
let count = 0;
const freshOrigin = (): string => `https://page-${count++}.example`;

async function registered(): Promise<string> {
  const origin = freshOrigin();
  await makePartner([origin]);
  return origin;
}

const preflight = (
  path: string,
  origin: string,
  method = "POST",
  wanted = "authorization,content-type",
): Promise<Response> =>
  call(path, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": method,
      "Access-Control-Request-Headers": wanted,
    },
  });

const allowed = (answer: Response): string | null => answer.headers.get("Access-Control-Allow-Origin");

describe("a partner's own page", () => {
  it("[W143] may make a player's calls: the preflight names its origin alone, and no credentials", async () => {
    const origin = await registered();
    for (const path of ["/api/players", "/api/matches", "/api/matches/x/seats", "/api/me"]) {
      const answer = await preflight(path, origin);
      expect([answer.status, allowed(answer)], path).toEqual([204, origin]);
      expect(answer.headers.get("Access-Control-Allow-Methods")).toBe("GET, POST, PATCH, DELETE");
      expect(answer.headers.get("Access-Control-Allow-Headers")).toBe("Authorization, Content-Type");
      expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(answer.headers.get("Vary")).toContain("Origin");
    }
  });

  it("[W143] may read the answers, refusals too, and nobody else's page may keep them", async () => {
    const origin = await registered();
    const headers = { Origin: origin };
    const made = await call("/api/players", { method: "POST", headers, body: "{}" });
    expect([made.status, allowed(made)]).toEqual([201, origin]);
    expect(made.headers.get("Vary")).toContain("Origin");
    const refused = await call("/api/matches", { method: "POST", headers, body: "{}" });
    expect([refused.status, allowed(refused)]).toEqual([401, origin]);
    expect(refused.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
    const games = await call("/api/games", { headers });
    expect([games.status, allowed(games)]).toEqual([200, origin]);
    const missing = await call("/api/matches/nothing", { headers });
    expect([missing.status, allowed(missing)]).toEqual([404, origin]);
  });

  it.each([
    "/api/partner/rooms",
    "/api/partner",
    "/api/admin/partners",
    "/api/admin/reports",
    "/api/embed/session",
    "/api/sign-in",
    "/api/me/passkeys",
    "/api/me/export",
    "/api/me/sign-out",
    "/api/playersandmore",
  ])("[W143] has no business at %s", async (path) => {
    const origin = await registered();
    const asked = await preflight(path, origin);
    expect(allowed(asked)).toBeNull();
    const sent = await call(path, { headers: { Origin: origin } });
    expect(allowed(sent)).toBeNull();
  });
});

describe("a page without an origin, such as a frame in a sandbox", () => {
  it("[W144] becomes somebody by a partner's key, plays by its token, and reads what all may read", async () => {
    const { keys } = await makePartner();
    const asked = await preflight("/api/embed/session", "null", "POST", "content-type");
    expect([asked.status, allowed(asked)]).toEqual([204, "null"]);
    const made = await call("/api/embed/session", {
      method: "POST",
      headers: { Origin: "null" },
      body: JSON.stringify({ partner: keys["public live"] }),
    });
    expect([made.status, allowed(made)]).toEqual([201, "null"]);
    const { token } = (await made.json()) as { token: string };
    const headers = { Origin: "null", Authorization: `Bearer ${token}` };
    const wish = JSON.stringify({ game: "password", language: "fr" });
    expect(allowed(await preflight("/api/matches", "null"))).toBe("null");
    const match = await call("/api/matches", { method: "POST", headers, body: wish });
    expect([match.status, allowed(match)]).toEqual([201, "null"]);
    expect(allowed(await call("/api/games", { headers: { Origin: "null" } }))).toBe("null");
  });

  it("[W144] is nobody without one or the other", async () => {
    const asked = await preflight("/api/players", "null", "POST", "content-type");
    expect([asked.status, allowed(asked)]).toEqual([403, null]);
    const sent = await call("/api/players", { method: "POST", headers: { Origin: "null" }, body: "{}" });
    expect(allowed(sent)).toBeNull();
    for (const path of ["/api/partner/rooms", "/api/admin/partners", "/api/sign-in"])
      expect(allowed(await preflight(path, "null")), path).toBeNull();
  });
});

describe("any other page", () => {
  it.each([
    ["another host", (origin: string) => origin.replace("page", "evil")],
    ["another scheme", (origin: string) => origin.replace("https", "http")],
    ["another port", (origin: string) => `${origin}:8443`],
    ["a host below it", (origin: string) => origin.replace("https://", "https://sub.")],
    ["a host that begins like it", (origin: string) => `${origin}.evil.example`],
    ["all of them", () => "*"],
  ])("[W143] is refused: %s", async (_, other) => {
    const origin = other(await registered());
    const asked = await preflight("/api/players", origin);
    expect(asked.status).toBe(403);
    expect(await asked.json()).toMatchObject({ code: "origin-not-allowed" });
    expect(allowed(asked)).toBeNull();
    const sent = await call("/api/games", { headers: { Origin: origin } });
    expect(allowed(sent)).toBeNull();
  });

  it("[W143] of ours needs no permission and gets none", async () => {
    const { token } = await guest();
    const own = await call("/api/me", {
      headers: { Origin: "http://palabre.test", Authorization: `Bearer ${token}` },
    });
    expect([own.status, allowed(own)]).toEqual([200, null]);
  });
});
