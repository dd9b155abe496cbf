import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { ownOrigins } from "../../partners/demo.ts";
import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from "../../security-headers.ts";
import { withPreview } from "./preview.ts";

/** The client's pages: one shell for every address that the client knows, 404 for the rest. */
export const pages = new Hono<{ Bindings: Env }>();

const PAGES = [
  "/settings",
  "/lobby",
  "/r/:code",
  "/admin",
  "/solo",
  "/me",
  "/me/matches",
  "/boards/:game",
  "/new/:game",
  "/quick",
  "/quick/:game",
  "/m/:match",
  "/m/:match/replay",
  "/games/:game/example",
  "/games/:game",
  "/games/:game/lesson",
  "/games/:game/rules",
];

for (const path of PAGES) {
  pages.get(path, async (c) => withPreview(c.env, await shell(c.env, c.req.url, 200), c.req.url));
}

/** The partners' page frames a game from another address of ours, as a partner's page would. */
for (const path of ["/partners", "/partners/admin"]) {
  pages.get(path, async (c) => {
    const page = await shell(c.env, c.req.url, 200);
    const framed = ownOrigins(c.env, c.req.url).join(" ");
    page.headers.set("Content-Security-Policy", `${CONTENT_SECURITY_POLICY}; frame-src ${framed}`);
    return withPreview(c.env, page, c.req.url);
  });
}
pages.all("*", (c) => shell(c.env, c.req.url, 404));

async function shell(env: Env, url: string, status: number): Promise<Response> {
  const page = await env.ASSETS.fetch(new URL("/", url));
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  headers.set("Cache-Control", "no-cache");
  return new Response(page.body, { status: page.ok ? status : page.status, headers });
}
