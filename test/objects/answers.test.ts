import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { app } from "../../src/http/app.ts";
import { ROUTES } from "../../src/http/routes/all.ts";
import { PARTNER_PROBLEMS } from "../../src/protocol/partner-problems.ts";
import { PROBLEMS } from "../../src/protocol/problems.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { CONTENT_SECURITY_POLICY } from "../../src/security-headers.ts";
import { call, guest } from "./client.ts";

const header = (answer: Response, name: string): string | null => answer.headers.get(name);

/** Each call, as somebody who knows nothing would make it. */
const CALLS = ROUTES.filter(({ who }) => who !== "socket").map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: path.replaceAll(/\{\w+\}/g, "nothing"),
}));

describe("every answer", () => {
  it("[T14a] may be taken for nothing but what it says it is", async () => {
    const others = [
      "/",
      "/nowhere",
      "/partners",
      "/robots.txt",
      "/embed/v1/overturn",
      "/api/nowhere",
      "/oembed",
    ];
    const calls = [...CALLS, ...others.map((path) => ({ method: "GET", path }))];
    expect(CALLS.length).toBeGreaterThan(50);
    for (const { method, path } of calls) {
      const answer = await call(path, { method });
      expect([method, path, header(answer, "X-Content-Type-Options")]).toEqual([method, path, "nosniff"]);
    }
  });

  it("[T14a] also when it is a socket", async () => {
    const upgrade = { Upgrade: "websocket", "Sec-WebSocket-Protocol": SUBPROTOCOL };
    const { token } = await guest("Ada");
    const mine = { ...upgrade, "Sec-WebSocket-Protocol": `${SUBPROTOCOL}, ${TOKEN_SUBPROTOCOL}${token}` };
    const sockets = [
      await call("/api/lobby/fr/socket", { headers: upgrade }),
      await call("/api/me/socket", { headers: mine }),
      await call("/api/me/socket", { headers: upgrade }), // refused by a close code
    ];
    for (const answer of sockets) {
      expect([answer.status, header(answer, "X-Content-Type-Options")]).toEqual([101, "nosniff"]);
      answer.webSocket!.accept();
      answer.webSocket!.close();
    }
  });

  it("[T14f] is asked for over TLS from then on, tells nobody where one came from, and is no page of somebody else's", async () => {
    for (const { method, path } of [...CALLS, { method: "GET", path: "/robots.txt" }]) {
      const answer = await call(path, { method });
      expect([method, path, header(answer, "Strict-Transport-Security")]).toEqual([
        method,
        path,
        "max-age=31536000; includeSubDomains",
      ]);
      expect([method, path, header(answer, "Referrer-Policy")]).toEqual([method, path, "no-referrer"]);
      const policy = header(answer, "Content-Security-Policy")!;
      for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect([method, path, policy.split("; ").includes(rule)]).toEqual([method, path, true]);
    }
  });

  it("[T14f] that is a page keeps the policy of pages", async () => {
    for (const path of ["/nowhere", "/partners", "/problems/internal"])
      expect([path, header(await call(path), "Content-Security-Policy")]).toEqual([
        path,
        expect.stringContaining(CONTENT_SECURITY_POLICY),
      ]);
    const frame = header(await call("/embed/v1/overturn?partner=pk_test_demo"), "Content-Security-Policy");
    expect(frame).toContain("require-trusted-types-for 'script'; trusted-types palabre;");
    expect(frame).not.toContain("frame-ancestors 'none'");
  });

  it("[T14b] to who sent a token is kept by nobody, nor is any of the API that does not say so itself", async () => {
    const { token } = await guest("Ada");
    for (const { method, path } of CALLS) {
      const answer = await call(path, { method, headers: { Authorization: `Bearer ${token}` } });
      expect([method, path, header(answer, "Cache-Control")]).toEqual([method, path, "no-store"]);
      expect([method, path, header(answer, "Set-Cookie")]).toEqual([method, path, null]); // there are none
    }
    const kept = [];
    for (const { method, path } of CALLS) {
      if (header(await call(path, { method }), "Cache-Control") !== "no-store") kept.push(path);
    }
    expect(kept).toEqual(["/oembed"]); // the same for everybody, and it says so
  });
});

describe("addresses that programs look for by themselves", () => {
  it("[T14d] robots.txt names what is not to be indexed, and the map", async () => {
    const answer = await call("/robots.txt");
    expect(header(answer, "Content-Type")).toContain("text/plain");
    const body = await answer.text();
    expect(body).toContain("Disallow: /api/\n");
    expect(body).toContain("Sitemap: http://palabre.test/sitemap.xml\n");
  });

  it("[T14d] sitemap.xml has pages that are there, of every game", async () => {
    const body = await (await call("/sitemap.xml")).text();
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
    for (const game of Object.keys(GAMES)) expect(addresses).toContain(`/games/${game}/rules`);
    // The home page is a file, which is served without the Worker.
    for (const path of addresses.filter((each) => each !== "/"))
      expect([path, (await call(path)).status]).toEqual([path, 200]);
  });

  it("[T14d] security.txt says where to report a hole, for half a year, and is not there where nobody said", async () => {
    expect((await call("/.well-known/security.txt")).status).toBe(404);
    const told = { ...env, SECURITY_CONTACT: "mailto:security@operator.example" };
    const answer = await app.request("http://palabre.test/.well-known/security.txt", {}, told);
    const body = await answer.text();
    expect(body).toMatch(/^Contact: mailto:security@operator\.example$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)![1]!);
    expect(expires - Date.now()).toBeGreaterThan(170 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(366 * 86_400_000);
  });

  it("[T14d] a problem's type leads to a page that says what the code means", async () => {
    for (const [code, [status, title]] of Object.entries({ ...PROBLEMS, ...PARTNER_PROBLEMS })) {
      const answer = await call(`/problems/${code}`);
      expect([code, answer.status]).toEqual([code, 200]);
      const page = await answer.text();
      expect(page).toContain(String(status));
      expect(page).toContain(title.replaceAll("'", "&#39;"));
    }
    expect((await call("/problems/constructor")).status).toBe(404);
  });
});
