import { Hono } from "hono";
import type { Env } from "../env.ts";
import type { Member } from "../match/events.ts";
import { noteGuest, resumedGuest, resumeTicket } from "../partners/visitors.ts";
import { createGuest } from "../players/players.ts";
import { signToken } from "../players/tokens.ts";
import { type EmbedSessionMade, embedSessionSchema } from "../protocol/partners.ts";
import { readBody } from "./body.ts";
import { partnerOf } from "./embed.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";

/** Who plays in a partner's frame. No cookie is set or read: what was given is kept by the frame or by the page. */
export const embedSession = new Hono<{ Bindings: Env }>();

embedSession.post("/session", limited(LIMITS.players), async (c) => {
  const body = await readBody(c, embedSessionSchema);
  if (!body.ok) return body.error;
  const { partner: key, resume, language = "fr" } = body.value;
  const partner = await partnerOf(c, key);
  if (!partner) return problem("partner-unknown", "Check the publishable key (pk_…) in the page.");
  const { DB, SIGNING_KEYS } = c.env;
  const now = Date.now();
  let guest: Member | null = resume ? await resumedGuest(DB, SIGNING_KEYS, partner, resume, now) : null;
  if (!guest) {
    guest = await createGuest(DB, undefined, language, now);
    await noteGuest(DB, partner, guest.id, now);
  }
  const made: EmbedSessionMade = {
    token: await signToken(SIGNING_KEYS, guest, now),
    player: guest,
    expiresAt: null,
    resume: await resumeTicket(SIGNING_KEYS, partner, guest.id, now),
  };
  return c.json(made, 201);
});
