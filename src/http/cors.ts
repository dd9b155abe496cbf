import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { isWelcome } from "./origin.ts";
import { problem } from "./problem.ts";

/**
 * Which calls a partner's own page may make, with the SDK: those of a player, and none of an administrator, of a
 * partner's server or of an account. The answer names the one registered origin that asked, never all of them, and
 * never allows credentials: a player is a bearer token, which no browser sends by itself.
 */
const OPEN =
  /^\/api\/(?:(?:boards|daily|dictionary|games|keys|lexicons|lobby|matches|players|rooms)(?:\/|$)|me(?:\/(?:matches|open))?$)/;
/** Where a frame becomes somebody, with its partner's key. Only in a sandbox is that a call to another origin. */
const SESSION = "/api/embed/session";
const OPAQUE = "null";
const REMEMBERED_S = 600;

export const partnerPages = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const origin = c.req.header("Origin");
  const isOpen = OPEN.test(c.req.path) || (origin === OPAQUE && c.req.path === SESSION);
  // An upgrade is judged where sockets are opened; browsers ask no permission for it.
  if (!isOpen || c.req.header("Upgrade") !== undefined) return next();
  const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
  const welcome = isForeign && (origin === OPAQUE ? isOpaqueWelcome(c) : await isWelcome(c, origin));
  if (isForeign && c.req.method === "OPTIONS") {
    if (!welcome)
      return problem("origin-not-allowed", "Register this page's origin as a partner's, exactly as it is.", {
        Vary: "Origin",
      });
    return c.body(null, 204, {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Max-Age": String(REMEMBERED_S),
      Vary: "Origin",
    });
  }
  await next();
  c.header("Vary", "Origin", { append: true });
  if (!welcome) return undefined;
  c.header("Access-Control-Allow-Origin", origin);
  c.header("Access-Control-Expose-Headers", "Retry-After");
  return undefined;
});

/**
 * A frame of ours that a page sandboxed without `allow-same-origin` has no origin to show, and could be anybody's. As
 * with sockets it counts by the player's token; that it gets for a partner's key, and what is read without one is
 * open to all.
 */
function isOpaqueWelcome(c: Context): boolean {
  const isQuestion = c.req.method === "OPTIONS";
  const method = isQuestion ? c.req.header("Access-Control-Request-Method") : c.req.method;
  const hasToken = isQuestion
    ? /\bauthorization\b/i.test(c.req.header("Access-Control-Request-Headers") ?? "")
    : c.req.header("Authorization") !== undefined;
  return method === "GET" || hasToken || c.req.path === SESSION;
}
