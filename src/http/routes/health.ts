import type { Env } from "../../env.ts";
import { LEXICON_IDS } from "../../lexicon/ids.ts";
import { currentPointer } from "../../objects/lexicons.ts";
import { publicKeys } from "../../objects/match/replay.ts";
import { parseKeys } from "../../players/tokens.ts";
import { healthSchema, keysSchema, type Readiness, readinessSchema } from "../../protocol/requests.ts";
import { route } from "../route.ts";
import { VERSION } from "../version.ts";

/** Whether we answer at all, whether everything is there that a match needs, and the keys that replays are sealed with. */
export const health = [
  route(
    {
      method: "get",
      path: "/api/health",
      id: "health",
      summary: "Whether the service is up",
      who: "anyone",
      answers: { 200: healthSchema },
    },
    (c) => c.json({ ok: true, version: VERSION }),
  ),

  route(
    {
      method: "get",
      path: "/api/health/deep",
      id: "deepHealth",
      summary: "Whether everything is there that a match needs; 503 with what is missing and the fix",
      who: "anyone",
      answers: { 200: readinessSchema, 503: readinessSchema },
    },
    async (c) => {
      const missing = await missingIn(c.env);
      const readiness: Readiness = { ok: missing.length === 0, version: VERSION, missing };
      return c.json(readiness, readiness.ok ? 200 : 503);
    },
  ),

  route(
    {
      method: "get",
      path: "/api/keys",
      id: "publicKeys",
      summary: "The public keys that replays are sealed with",
      who: "anyone",
      pages: "partners",
      answers: { 200: keysSchema },
    },
    async (c) => c.json(await publicKeys(c.env.SIGNING_KEYS)),
  ),
];

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
