import { Hono } from "hono";
import { isId } from "../core/ids.ts";
import type { Env } from "../env.ts";
import { gameNamed } from "../games/registry.ts";
import { invitedPlan } from "../match/plan.ts";
import { bestRegion, placeOf } from "../match/regions.ts";
import { makeMatch } from "../objects/make-match.ts";
import { partnerBoard } from "../partners/board.ts";
import { claimKey, type Intent, newIntent, settleKey } from "../partners/idempotency.ts";
import { hashOf } from "../partners/keys.ts";
import { type Partner, partnerByKey } from "../partners/partners.ts";
import { isMatchOf, noteMatch, seatTicket } from "../partners/rooms.ts";
import { newRoomSchema, type RoomMade } from "../protocol/partners.ts";
import { readBody } from "./body.ts";
import { spendCall } from "./partner-limit.ts";
import { webhooks } from "./partner-webhooks.ts";
import { problem } from "./problem.ts";

/** What a partner's server may ask, with its secret key. Nothing here is for a browser. */
export interface PartnerEnv {
  Bindings: Env;
  Variables: { partner: Partner; intent: Intent };
}

export const partners = new Hono<PartnerEnv>();

const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;
const KEY_SHAPE = /^[\x21-\x7e]{1,128}$/;

partners.use("*", async (c, next) => {
  const key = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];
  const partner = key ? await partnerByKey(c.env.DB, "secret", key) : null;
  if (!partner)
    return problem(
      "secret-key-missing",
      "Send your secret key as Authorization: Bearer sk_… from your server.",
    );
  const { allowed, headers } = spendCall(c.env, partner, Date.now());
  if (!allowed) return problem("too-many-requests", `Try again in ${headers["Retry-After"]} s.`, headers);
  c.set("partner", partner);
  await next();
  c.res = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  return undefined;
});

/** POSTs that carry an Idempotency-Key have their effect once. */
partners.use("*", async (c, next) => {
  const key = c.req.header("Idempotency-Key");
  if (c.req.method !== "POST" || key === undefined) {
    c.set("intent", newIntent(Date.now()));
    return next();
  }
  if (!KEY_SHAPE.test(key))
    return problem("body-malformed", "Idempotency-Key: 1 to 128 printable characters without spaces");
  const partner = c.get("partner");
  const request = await hashOf(`${c.req.path}\n${await c.req.text()}`);
  const claim = await claimKey(c.env.DB, partner, key, request, Date.now());
  switch (claim.kind) {
    case "mismatch":
      return problem("idempotency-mismatch", "Use a new key for a new request.");
    case "pending":
      return problem("idempotency-pending", "Wait a moment, then send the same again.", {
        "Retry-After": "1",
      });
    case "again":
      return new Response(claim.body, {
        status: claim.status,
        headers: { "Content-Type": "application/json", "Idempotent-Replayed": "true" },
      });
    case "work": {
      c.set("intent", claim.intent);
      await next();
      const { status } = c.res;
      await settleKey(c.env.DB, partner, key, { status, body: await c.res.clone().text() });
      return undefined;
    }
  }
});

partners.get("/", (c) => {
  const { id, name, mode, origins } = c.get("partner");
  return c.json({ id, name, mode, origins });
});

/** A room whose every seat has a link of its own. It begins when the last person sits down. */
partners.post("/rooms", async (c) => {
  const partner = c.get("partner");
  const body = await readBody(c, newRoomSchema);
  if (!body.ok) return body.error;
  const { subject: id, at: now } = c.get("intent");
  const { game, expiresAt = now + DAY_MS } = body.value;
  const near = body.value.near ?? [c.req.raw.cf as IncomingRequestCfProperties | undefined];
  const region = bestRegion(near.map(placeOf));
  const plan = invitedPlan(id, body.value, region, expiresAt);
  if (!plan.ok) return problem(plan.error.code, plan.error.detail);
  if (expiresAt <= now || expiresAt > now + LONGEST_MS)
    return problem("body-malformed", "expiresAt: a time within the next 30 days, in milliseconds");
  // First whose it will be, then the room: asked again, both are what they are already.
  await noteMatch(c.env.DB, partner, id, now);
  const made = await makeMatch(c.env, plan.value);
  if (!made.ok) return problem("lexicon-unavailable", made.error.message, { "Retry-After": "5" });
  const origin = new URL(c.req.url).origin;
  const key = await publicKeyOf(c.env.DB, partner);
  const links = Array.from({ length: plan.value.seats - body.value.bots.length }, async (_, seat) => {
    const ticket = await seatTicket(c.env, id, seat, expiresAt);
    const query = new URLSearchParams({ mode: "room", match: id, seat: ticket });
    const embed = key && `${origin}/embed/v1/${game}?partner=${key}&${query}`;
    return { seat, url: `${origin}/m/${id}?seat=${ticket}`, embed };
  });
  const room: RoomMade = { id, expiresAt, region, seats: await Promise.all(links) };
  return c.json(room, 201);
});

partners.use("/matches/:id/*", async (c, next) => {
  const id = c.req.param("id");
  if (!isId(id) || !(await isMatchOf(c.env.DB, c.get("partner"), id)))
    return problem(
      "match-not-found",
      "This is no match of yours: neither a room you made nor one your people played.",
    );
  await next();
  return undefined;
});

partners.get("/matches/:id", async (c) => {
  const summary = await c.env.MATCHES.getByName(c.req.param("id")).summary();
  return summary ? c.json(summary) : problem("match-not-found", "The match is gone.");
});

partners.get("/matches/:id/replay", async (c) => {
  const replay = await c.env.MATCHES.getByName(c.req.param("id")).replay();
  if (replay.ok) return c.body(replay.value, 200, { "Content-Type": "application/json" });
  return problem(replay.error, "Come back when the match is over.");
});

partners.get("/leaderboard/:game", async (c) => {
  const game = c.req.param("game");
  if (!gameNamed(game)) return problem("not-found", "There is no such game: see GET /api/games.");
  return c.json(await partnerBoard(c.env.DB, c.get("partner"), game));
});

partners.route("/", webhooks);

async function publicKeyOf(db: D1Database, { id, mode }: Partner): Promise<string | null> {
  return db
    .prepare(
      "SELECT id FROM partner_keys WHERE partner = ? AND mode = ? AND kind = 'public' AND revoked_at IS NULL",
    )
    .bind(id, mode)
    .first<string>("id");
}
