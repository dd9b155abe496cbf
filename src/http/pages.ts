import { Hono } from "hono";
import type { Env } from "../env.ts";
import { SECURITY_HEADERS } from "./headers.ts";

/** The client's pages: one shell for every address that the client knows, 404 for the rest. */
export const pages = new Hono<{ Bindings: Env }>();

const PAGES = [
  "/settings",
  "/lobby",
  "/r/:code",
  "/admin",
  "/solo",
  "/me",
  "/boards/:game",
  "/new/:game",
  "/quick/:game",
  "/m/:match",
  "/m/:match/replay",
  "/games/:game/example",
  "/games/:game",
  "/games/:game/lesson",
  "/games/:game/rules",
];

for (const path of PAGES) pages.get(path, (c) => shell(c.env, c.req.url, 200));
pages.all("*", (c) => shell(c.env, c.req.url, 404));

async function shell(env: Env, url: string, status: number): Promise<Response> {
  const page = await env.ASSETS.fetch(new URL("/", url));
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  headers.set("Cache-Control", "no-cache");
  return new Response(page.body, { status: page.ok ? status : page.status, headers });
}
