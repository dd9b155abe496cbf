import { z } from "zod";
import type { Language } from "../../core/language.ts";
import { logLine } from "../../log-line.ts";
import { DEMO_KEY, ownOrigins } from "../../partners/demo.ts";
import { type IdentityFault, verifyIdentity } from "../../partners/identity.ts";
import type { Partner } from "../../partners/partners.ts";
import { noteGuest, resumedGuest, resumeVoucher, userOf } from "../../partners/visitors.ts";
import { standingChanged } from "../../players/bearer.ts";
import { createGuest } from "../../players/players.ts";
import { signIn, signNewcomer, signPartnerUser } from "../../players/sign.ts";
import {
  type EmbedSessionMade,
  embedSessionMadeSchema,
  embedSessionSchema,
} from "../../protocol/partners.ts";
import { nameSchema } from "../../protocol/requests.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { partnerOf } from "../pages/embed.ts";
import { type ApiContext, route } from "../route.ts";

const UNNAMED: Record<Language, string> = { fr: "Joueur", en: "Player", de: "Spieler" };

/** Who plays in a partner's frame. No cookie is set or read: what was given is kept by the frame or by the page. */
export const embedSession = [
  route(
    {
      method: "get",
      path: "/api/embed/demo",
      id: "embedDemo",
      summary: "Where the partners' page frames its demo from, and with which key",
      who: "anyone",
      answers: { 200: z.object({ key: z.string(), server: z.string() }) },
    },
    (c) => {
      const [here, other] = ownOrigins(c.env, c.req.url);
      return c.json({ key: DEMO_KEY, server: other ?? here });
    },
  ),

  // Only in a sandbox is this a call to another origin.
  route(
    {
      method: "post",
      path: "/api/embed/session",
      id: "embedSession",
      summary: "Who plays in a partner's frame",
      who: "anyone",
      pages: "sandboxes",
      limit: LIMITS.players,
      body: embedSessionSchema,
      answers: { 201: embedSessionMadeSchema },
      problems: [
        ...(["partner-unknown", "identity-malformed", "identity-algorithm", "identity-key-unknown"] as const),
        ...(["identity-keys-unreachable", "identity-signature", "identity-expired"] as const),
        ...(["identity-lifetime", "identity-audience", "identity-issuer"] as const),
        ...(["identity-origin", "identity-replayed"] as const),
      ],
      example: { body: { partner: DEMO_KEY, language: "fr" } },
    },
    async (c, { body }) => {
      const { partner: key, token, origin, resume, language = "fr" } = body;
      const partner = await partnerOf(c, key);
      if (!partner) return problem("partner-unknown", "Check the publishable key (pk_…) in the page.");
      return token === undefined
        ? guestSession(c, partner, resume, language)
        : userSession(c, partner, token, origin, language);
    },
  ),
];

async function guestSession(
  c: ApiContext,
  partner: Partner,
  resume: string | undefined,
  language: Language,
): Promise<Response> {
  const { DB, SIGNING_KEYS } = c.env;
  const now = Date.now();
  const known = resume ? await resumedGuest(c.env, partner, resume, now) : null;
  const guest = known ?? (await createGuest(c.env, undefined, language, now));
  if (!known) await noteGuest(DB, partner, guest.id, now);
  const token = known
    ? await signIn(c.env, { ...guest, kind: "guest" }, now)
    : await signNewcomer(c.env, guest, now);
  const made: EmbedSessionMade = {
    token,
    player: { id: guest.id, name: guest.name },
    expiresAt: null,
    resume: await resumeVoucher(SIGNING_KEYS, partner, guest.id, known?.epoch ?? 0, now),
  };
  return c.json(made, 201);
}

async function userSession(
  c: ApiContext,
  partner: Partner,
  token: string,
  origin: string | undefined,
  language: Language,
): Promise<Response> {
  const now = Date.now();
  const user = await verifyIdentity(c.env, partner, token, origin, now);
  if (!user.ok) {
    logLine("info", "identity refused", { partner: partner.id, code: user.error });
    return problem(user.error, ADVICE[user.error]);
  }
  const named = nameSchema.safeParse(user.value.name ?? "");
  const name = named.success ? named.data : UNNAMED[language];
  const { player, renamed } = await userOf(c.env.DB, partner, { sub: user.value.sub, name, language }, now);
  if (renamed) await standingChanged(c.env, player.id);
  const signed = await signPartnerUser(c.env, player, partner.id, now);
  const made: EmbedSessionMade = { token: signed.token, player, expiresAt: signed.endsAt, resume: null };
  return c.json(made, 201);
}

const ADVICE: Record<IdentityFault, string> = {
  "identity-malformed":
    "Sign a JWT with iss, sub, aud, iat, exp, jti and origin; sub and jti of 1 to 128 characters.",
  "identity-algorithm": "Sign with EdDSA, ES256 or HS256.",
  "identity-key-unknown":
    "Put the kid of a key that we know into the token's header: one in your JWKS, or one we gave you.",
  "identity-keys-unreachable":
    "We could not read your JWKS. It must answer 200 with JSON within 5 s, without redirects.",
  "identity-signature":
    "The signature does not belong to that key. Has the key been replaced under the same kid?",
  "identity-expired": "Sign a new token for every request of the page.",
  "identity-lifetime":
    "exp may be at most 600 s after iat, and iat not in the future. Is the server's clock right?",
  "identity-audience": "aud must be palabre-embed.",
  "identity-issuer": "iss must be your partner id.",
  "identity-origin": "origin must be the origin of the page around the frame, and registered with us.",
  "identity-replayed": "Each token counts once: sign a new one, with a new jti.",
};
