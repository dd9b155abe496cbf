import type { Context } from "hono";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { readToken } from "../players/tokens.ts";
import { problem } from "./problem.ts";

/** Who calls: the bearer of a token that we signed. */
export async function caller(c: Context<{ Bindings: Env }>): Promise<Result<Member, Response>> {
  const header = c.req.header("Authorization");
  if (!header)
    return fail(
      problem("token-missing", "Get a token with POST /api/players and send it as Authorization: Bearer …"),
    );
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  const player = token ? await readToken(c.env.SIGNING_KEYS, token, Date.now()) : null;
  return player
    ? ok(player)
    : fail(
        problem(
          "token-invalid",
          "The token is forged, damaged or too old. Get a new one with POST /api/players.",
        ),
      );
}
