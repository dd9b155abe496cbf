import { createMiddleware } from "hono/factory";
import type { Env } from "../../env.ts";
import { ANSWER_HEADERS } from "../../security-headers.ts";

const SWITCHING = 101;

/**
 * What every answer says, whatever route made it. Nothing is taken for another type than it claims, what is no page runs
 * and loads nothing, and nobody asks again without TLS (an upgrade says so itself: `objects/upgrade.ts`). What the API
 * answers is kept by nobody, unless its route says so, and even then not if the caller sent a token: the answer may
 * be for them alone.
 */
export const answerHeaders = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next();
  if (c.res.status === SWITCHING) return;
  for (const [name, value] of Object.entries(ANSWER_HEADERS))
    if (!c.res.headers.has(name)) c.header(name, value);
  const isOwn = c.req.header("Authorization") !== undefined;
  const isSilent = c.req.path.startsWith("/api/") && !c.res.headers.has("Cache-Control");
  if (isOwn || isSilent) c.header("Cache-Control", "no-store");
});
