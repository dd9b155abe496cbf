import { Hono } from "hono";
import type { Env } from "../env.ts";
import { LEXICON_IDS } from "../lexicon/ids.ts";
import { currentPointer } from "../objects/lexicons.ts";
import { parseKeys } from "../players/tokens.ts";
import type { Readiness } from "../protocol/requests.ts";
import { VERSION } from "./version.ts";

/** Whether we answer at all, and whether everything is there that a match needs. */
export const health = new Hono<{ Bindings: Env }>();

health.get("/", (c) => c.json({ ok: true, version: VERSION }));

health.get("/deep", async (c) => {
  const missing = await missingIn(c.env);
  const readiness: Readiness = { ok: missing.length === 0, version: VERSION, missing };
  return c.json(readiness, readiness.ok ? 200 : 503);
});

async function missingIn(env: Env): Promise<Readiness["missing"][number][]> {
  const missing: Readiness["missing"][number][] = [];
  if (parseKeys(env.SIGNING_KEYS ?? "").length === 0)
    missing.push({ what: "SIGNING_KEYS", fix: "Set the secret: <name>:<32 random bytes in base64url>." });
  for (const id of LEXICON_IDS) {
    const pointer = await currentPointer(env.LEXICONS, id, Date.now());
    if (!pointer.ok) missing.push({ what: `dictionary ${id}`, fix: pointer.error.message });
  }
  try {
    await env.DB.prepare("SELECT 1 FROM players LIMIT 1").first();
  } catch {
    missing.push({ what: "database", fix: "Apply the migrations: npm run deploy does." });
  }
  return missing;
}
