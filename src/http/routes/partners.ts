import { z } from "zod";
import { isId } from "../../core/ids.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { gameNamed } from "../../games/registry.ts";
import { invitedPlan } from "../../matchmaking/plan.ts";
import { bestRegion, placeOf } from "../../matchmaking/regions.ts";
import { makeMatch } from "../../objects/make-match.ts";
import { partnerBoard } from "../../partners/board.ts";
import type { Partner } from "../../partners/partners.ts";
import { isMatchOf, noteMatch, seatVoucher } from "../../partners/rooms.ts";
import { newRoomSchema, partnerBoardSchema, type RoomMade, roomMadeSchema } from "../../protocol/partners.ts";
import { replaySchema, summarySchema } from "../../protocol/requests.ts";
import type { PartnerCaller } from "../middleware/partner-key.ts";
import { problem } from "../middleware/problem.ts";
import { noReplay } from "../middleware/refused.ts";
import { EXAMPLE_GAME } from "../openapi/example-game.ts";
import { type ApiContext, route } from "../route.ts";

const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;

const partnerOfKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(["test", "live"]),
  origins: z.array(z.string()),
});

/** What a partner's server may ask of matches. */
export const partners = [
  route(
    {
      method: "get",
      path: "/api/partner",
      id: "partner",
      summary: "Which partner this key is",
      who: "partner",
      answers: { 200: partnerOfKeySchema },
    },
    (c, { caller }) => {
      const { id, name, mode, origins } = caller.partner;
      return c.json({ id, name, mode, origins });
    },
  ),

  route(
    {
      method: "post",
      path: "/api/partner/rooms",
      id: "makeRoom",
      summary: "A room with a link a seat; takes an Idempotency-Key, as every POST here",
      who: "partner",
      body: newRoomSchema,
      answers: { 201: roomMadeSchema },
      problems: ["game-unknown", "seats-out-of-range", "lexicon-unavailable"],
      example: { body: { game: EXAMPLE_GAME, language: "fr", near: [{ continent: "EU" }] } },
    },
    async (c, { caller: { partner, intent }, body }) => {
      const { subject: id, at: now } = intent;
      const { game, expiresAt = now + DAY_MS } = body;
      const near = body.near ?? [c.req.raw.cf as IncomingRequestCfProperties | undefined];
      const region = bestRegion(near.map(placeOf));
      const plan = invitedPlan(id, body, region, expiresAt);
      if (!plan.ok) return problem(plan.error.code, plan.error.detail);
      if (expiresAt <= now || expiresAt > now + LONGEST_MS)
        return problem("body-malformed", "expiresAt: a time within the next 30 days, in milliseconds");
      // First whose it will be, then the room: asked again, both are what they are already.
      await noteMatch(c.env.DB, partner, id, now);
      const made = await makeMatch(c.env, plan.value);
      if (!made.ok) return problem("lexicon-unavailable", made.error.message, { "Retry-After": "5" });
      const origin = new URL(c.req.url).origin;
      const key = await publicKeyOf(c.env.DB, partner);
      const links = Array.from({ length: plan.value.seats - body.bots.length }, async (_, seat) => {
        const voucher = await seatVoucher(c.env, id, seat, expiresAt);
        const query = new URLSearchParams({ mode: "room", match: id, seat: voucher });
        const embed = key && `${origin}/embed/v1/${game}?partner=${key}&${query}`;
        return { seat, url: `${origin}/m/${id}?seat=${voucher}`, embed };
      });
      const room: RoomMade = { id, expiresAt, region, seats: await Promise.all(links) };
      return c.json(room, 201);
    },
  ),

  route(
    {
      method: "get",
      path: "/api/partner/matches/{id}",
      id: "partnerMatch",
      summary: "A match of one's own",
      who: "partner",
      guard: isOwn,
      answers: { 200: summarySchema },
      problems: ["match-not-found"],
    },
    async (c, { params: { id } }) => {
      const summary = await c.env.MATCHES.getByName(id).summary();
      return summary ? c.json(summary) : problem("match-not-found", "The match is gone.");
    },
  ),

  route(
    {
      method: "get",
      path: "/api/partner/matches/{id}/replay",
      id: "partnerReplay",
      summary: "All of it, once it is over",
      who: "partner",
      guard: isOwn,
      answers: { 200: replaySchema },
      problems: ["match-not-found", "match-not-finished", "puzzle-open"],
    },
    async (c, { params: { id } }) => {
      const replay = await c.env.MATCHES.getByName(id).replay();
      if (replay.ok) return c.body(replay.value, 200, { "Content-Type": "application/json" });
      return noReplay(replay.error);
    },
  ),

  route(
    {
      method: "get",
      path: "/api/partner/leaderboard/{game}",
      id: "partnerBoard",
      summary: "One's own users by rating",
      who: "partner",
      answers: { 200: partnerBoardSchema },
      problems: ["not-found"],
      example: { params: { game: EXAMPLE_GAME } },
    },
    async (c, { caller, params: { game } }) => {
      if (!gameNamed(game)) return problem("not-found", "There is no such game: see GET /api/games.");
      return c.json(await partnerBoard(c.env.DB, caller.partner, game));
    },
  ),
];

async function isOwn(
  c: ApiContext,
  { partner }: PartnerCaller,
  { id }: { readonly id: string },
): Promise<Result<undefined, Response>> {
  if (isId(id) && (await isMatchOf(c.env.DB, partner, id))) return ok(undefined);
  return fail(
    problem(
      "match-not-found",
      "This is no match of yours: neither a room you made nor one your people played.",
    ),
  );
}

async function publicKeyOf(db: D1Database, { id, mode }: Partner): Promise<string | null> {
  return db
    .prepare(
      "SELECT id FROM partner_keys WHERE partner = ? AND mode = ? AND kind = 'public' AND revoked_at IS NULL",
    )
    .bind(id, mode)
    .first<string>("id");
}
