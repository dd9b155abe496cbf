import type { Context } from "hono";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { requestWith, upgradedTo } from "../objects/upgrade.ts";
import { type Bearer, bearerOf } from "../players/bearer.ts";
import { CLOSE } from "../protocol/close.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../protocol/socket.ts";
import { isWelcome } from "./origin.ts";
import { problem } from "./problem.ts";

/** Opens a match's socket. */
export async function openSocket(c: Context<{ Bindings: Env }, "/:id/socket">): Promise<Response> {
  const player = await admit(c);
  if (!player.ok) return player.error;
  const facts = player.value ? { player: player.value } : {};
  return c.env.MATCHES.getByName(c.req.param("id")).fetch(requestWith(c.req.url, SUBPROTOCOL, facts));
}

/**
 * Who wants to connect (null: somebody without a token), or the answer to give. The token comes as a second
 * subprotocol, so that it stands in no URL and no log; only the first one is ever answered. Once upgraded, a
 * refusal is a close code that a browser can read.
 */
export async function admit(c: Context<{ Bindings: Env }>): Promise<Result<Member | null, Response>> {
  const bearer = await admitInFull(c);
  return bearer.ok ? ok(bearer.value?.player ?? null) : bearer;
}

export async function admitInFull(c: Context<{ Bindings: Env }>): Promise<Result<Bearer | null, Response>> {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    return fail(
      problem("upgrade-required", `Connect with a WebSocket, subprotocol ${SUBPROTOCOL}.`, {
        Upgrade: "websocket",
      }),
    );
  }
  const offered = (c.req.header("Sec-WebSocket-Protocol") ?? "").split(",").map((each) => each.trim());
  const token = offered.find((each) => each.startsWith(TOKEN_SUBPROTOCOL))?.slice(TOKEN_SUBPROTOCOL.length);
  const bearer = token === undefined ? null : await bearerOf(c.env, token, Date.now());
  if (!(await mayConnect(c, bearer?.player ?? null))) {
    return fail(problem("origin-not-allowed", "Play on our own page, or register your site as a partner."));
  }
  if (!offered.includes(SUBPROTOCOL))
    return fail(closed(CLOSE.reload, `Offer the subprotocol ${SUBPROTOCOL}`));
  if (token !== undefined && !bearer) return fail(closed(CLOSE.badToken, "The token is not valid"));
  return ok(bearer);
}

/** No origin is no browser. An opaque one (a sandboxed frame) needs a token, since it could be anybody's. */
async function mayConnect(c: Context<{ Bindings: Env }>, player: Member | null): Promise<boolean> {
  const origin = c.req.header("Origin");
  if (origin === undefined) return true;
  if (origin === "null") return player !== null;
  return isWelcome(c, origin);
}

/** Upgrades only to say why not. */
export function closed(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return upgradedTo(client, SUBPROTOCOL);
}
