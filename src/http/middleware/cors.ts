import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../../env.ts";
import type { Facts } from "../route.ts";
import { isWelcome } from "./origin.ts";
import { problem } from "./problem.ts";

/**
 * A partner's own page may make the calls that say so, with the SDK: those of a player, and none of an administrator, of
 * a partner's server or of an account. The answer names the one registered origin that asked, never all of them, and
 * never allows credentials: a player is a bearer token, which no browser sends by itself. A call may also be open to
 * sandboxed frames alone: where a frame becomes somebody, with its partner's key.
 */
const OPAQUE = "null";
const REMEMBERED_S = 600;

export function partnerPages(routes: readonly Facts[]) {
  const open = pathsOf(routes, "partners");
  const sandboxed = pathsOf(routes, "sandboxes");
  return createMiddleware<{ Bindings: Env }>(async (c, next) => {
    const origin = c.req.header("Origin");
    const isForFrames = sandboxed.test(c.req.path);
    const isOpen = open.test(c.req.path) || (origin === OPAQUE && isForFrames);
    // An upgrade is judged where sockets are opened; browsers ask no permission for it.
    if (!isOpen || c.req.header("Upgrade") !== undefined) return next();
    const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
    const welcome =
      isForeign && (origin === OPAQUE ? isForFrames || isOpaqueWelcome(c) : await isWelcome(c, origin));
    if (isForeign && c.req.method === "OPTIONS") {
      if (!welcome)
        return problem(
          "origin-not-allowed",
          "Register this page's origin as a partner's, exactly as it is.",
          {
            Vary: "Origin",
          },
        );
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
}

/** Fits the paths of the calls that are open so, whatever the method: a browser asks before it calls. */
function pathsOf(routes: readonly Facts[], pages: NonNullable<Facts["pages"]>): RegExp {
  const paths = routes.filter((route) => route.pages === pages).map(({ path }) => path);
  const patterns = [...new Set(paths)].map((path) =>
    path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+"),
  );
  return new RegExp(`^(?:${patterns.join("|")})$`);
}

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
  return method === "GET" || hasToken;
}
