import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { GAMES } from "../../games/registry.ts";
import { PARTNER_PROBLEMS } from "../../protocol/partner-problems.ts";
import { PROBLEMS } from "../../protocol/problems.ts";
import { SECURITY_HEADERS } from "../../security-headers.ts";
import { problem } from "../middleware/problem.ts";
import { escapeHtml } from "./preview.ts";

/** Addresses that programs look for by themselves: what may be indexed, where to report a hole, what an error means. */
export const wellKnown = new Hono<{ Bindings: Env }>();

/** Of no use to who was not sent there: calls, other people's matches, what belongs to one person. */
const NOT_INDEXED = [
  "/api/",
  "/embed/v1/",
  "/admin",
  "/partners/admin",
  "/me",
  "/r/",
  "/m/",
  "/new/",
  "/quick/",
];

wellKnown.get("/robots.txt", (c) =>
  text(
    [
      "User-agent: *",
      ...NOT_INDEXED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${new URL("/sitemap.xml", c.req.url)}`,
    ],
    "text/plain",
  ),
);

wellKnown.get("/sitemap.xml", (c) => {
  const ofGames = Object.keys(GAMES).flatMap((game) =>
    ["", "/rules", "/lesson"].map((page) => `/games/${game}${page}`),
  );
  const addresses = ["/", "/lobby", "/partners", ...ofGames].map((path) => new URL(path, c.req.url).href);
  return text(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`),
      "</urlset>",
    ],
    "application/xml",
  );
});

/** RFC 9116 wants a date at which to look again. */
const VALID_MS = 180 * 86_400_000;

wellKnown.get("/.well-known/security.txt", (c) => {
  const contact = c.env.SECURITY_CONTACT;
  if (contact === "") return problem("not-found", "Whoever operates this has not set SECURITY_CONTACT.");
  return text(
    [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      "Preferred-Languages: fr, en, de",
      `Canonical: ${new URL("/.well-known/security.txt", c.req.url)}`,
    ],
    "text/plain",
  );
});

const ALL_PROBLEMS: Readonly<Record<string, readonly [number, string]>> = {
  ...PROBLEMS,
  ...PARTNER_PROBLEMS,
};

/** Where the `type` of a problem leads: what the code means, for who writes a program. */
wellKnown.get("/problems/:code", (c) => {
  const code = c.req.param("code");
  if (!Object.hasOwn(ALL_PROBLEMS, code))
    return problem("not-found", "There is no such problem. /api/openapi.json names those of each call.");
  const [status, title] = ALL_PROBLEMS[code]!;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${code} · Palabre</title>
<link rel="stylesheet" href="/embed/card.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>A call that answers <code>${code}</code> has the status ${status}. Its <code>detail</code> says what was wrong
with that very call, and what to do.</p>
<p><a href="/api/openapi.json">Which calls answer so</a></p>
</main>
</body>
</html>
`;
  const headers = { ...SECURITY_HEADERS, "Content-Type": "text/html; charset=utf-8" };
  return new Response(html, { headers });
});

const text = (lines: readonly string[], type: string): Response =>
  new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" },
  });
