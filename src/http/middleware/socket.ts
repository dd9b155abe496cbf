import type { Context } from "hono";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Env } from "../../env.ts";
import { logLine } from "../../log-line.ts";
import type { Member } from "../../match/events.ts";
import type { Visitor } from "../../objects/sockets.ts";
import { requestWith, upgradedTo } from "../../objects/upgrade.ts";
import { type Bearer, bearerOf } from "../../players/bearer.ts";
import type { SocketPlace } from "../../players/revocation.ts";
import { sessionOf } from "../../players/tokens.ts";
import { CLOSE } from "../../protocol/close.ts";
import { PARTS_SUBPROTOCOL, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../protocol/socket.ts";
import type { ApiContext } from "../route.ts";
import { isWelcome } from "./origin.ts";
import { problem } from "./problem.ts";

/** Hands a socket to the match that will hold it. */
export const openMatchSocket = (c: ApiContext, match: string, bearer: Bearer | null): Promise<Response> =>
  c.env.MATCHES.getByName(match).fetch(
    requestWith(c.req.url, SUBPROTOCOL, {
      ...factsOf(bearer),
      parts: offersOf(c).includes(PARTS_SUBPROTOCOL),
    }),
  );

const offersOf = (c: Context): string[] =>
  (c.req.header("Sec-WebSocket-Protocol") ?? "").split(",").map((each) => each.trim());

/** What an object is told of whoever connects. */
export function factsOf(bearer: Bearer | null): { visitor?: Visitor } {
  if (!bearer) return {};
  const { restrictions, blocks = [] } = bearer.standing;
  const { silencedUntil = null, barredUntil = null } = restrictions ?? {};
  return {
    visitor: {
      player: bearer.player,
      session: sessionOf(bearer.claims),
      ...(silencedUntil !== null && { silencedUntil }),
      ...(barredUntil !== null && { barredUntil }),
      ...(blocks.length > 0 && { blocks }),
    },
  };
}

/**
 * Who wants to connect (null: somebody without a token), or the answer to give. The token comes as a second
 * subprotocol, so that it stands in no URL and no log; only the first one is ever answered. Once upgraded, a
 * refusal is a close code that a browser can read. `place`: the object that will hold the socket, noted with the player
 * by the same call that judges the token.
 */
export async function admit(
  c: Context<{ Bindings: Env }>,
  place: SocketPlace | "write",
): Promise<Result<Bearer | null, Response>> {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    return fail(
      problem("upgrade-required", `Connect with a WebSocket, subprotocol ${SUBPROTOCOL}.`, {
        Upgrade: "websocket",
      }),
    );
  }
  const offered = offersOf(c);
  const token = offered.find((each) => each.startsWith(TOKEN_SUBPROTOCOL))?.slice(TOKEN_SUBPROTOCOL.length);
  const bearer = token === undefined ? null : await bearerOf(c.env, token, Date.now(), place);
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
  logLine("info", "call refused", { call: "socket", status: code, code: null });
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return upgradedTo(client, SUBPROTOCOL);
}
