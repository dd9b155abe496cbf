import type { Context } from "hono";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Env } from "../../env.ts";
import type { Member } from "../../match/events.ts";
import { type Bearer, bearerOf, type Purpose } from "../../players/bearer.ts";
import { signRenewed } from "../../players/sign.ts";
import { RENEWED_HEADER } from "../../protocol/accounts.ts";
import { problem } from "./problem.ts";

const READING = ["GET", "HEAD"];

/** Who calls: the bearer of a token that we signed, by the name they have today. */
export async function caller(c: Context<{ Bindings: Env }>): Promise<Result<Member, Response>> {
  const bearer = await callerInFull(c);
  return bearer.ok ? ok(bearer.value.player) : bearer;
}

/** What is only read may be answered from memory, unless the call says otherwise. */
export async function callerInFull(
  c: Context<{ Bindings: Env }>,
  purpose: Purpose = READING.includes(c.req.method) ? "read" : "write",
): Promise<Result<Bearer, Response>> {
  const header = c.req.header("Authorization");
  if (!header)
    return fail(
      problem("token-missing", "Get a token with POST /api/players and send it as Authorization: Bearer …"),
    );
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  const now = Date.now();
  const bearer = token ? await bearerOf(c.env, token, now, purpose) : null;
  const renewed = bearer && (await signRenewed(c.env, bearer.claims, now));
  if (renewed) c.header(RENEWED_HEADER, renewed);
  return bearer
    ? ok(bearer)
    : fail(
        problem(
          "token-invalid",
          "The token is forged, damaged, too old or void. Get a new one with POST /api/players, or sign in.",
        ),
      );
}
