import {
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  importJWK,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { parseHookUrl } from "./origins.ts";
import type { Partner } from "./partners.ts";
import { unseal } from "./seal.ts";

/**
 * A partner's word for who its visitor is: a short token that its server signed, with EdDSA or ES256 under a public
 * key that it gave or serves (JWKS), or with HS256 under a secret that we gave it. It is for us (`aud`), from this
 * partner (`iss`), for a page of one registered origin, lives at most ten minutes and counts once (`jti`).
 */
export const AUDIENCE = "palabre-embed";
const ALGORITHMS = ["EdDSA", "Ed25519", "ES256", "HS256"];
const LIFETIME_S = 600;
const TOLERANCE_S = 30;

export type IdentityFault =
  | "identity-malformed"
  | "identity-algorithm"
  | "identity-key-unknown"
  | "identity-keys-unreachable"
  | "identity-signature"
  | "identity-expired"
  | "identity-lifetime"
  | "identity-audience"
  | "identity-issuer"
  | "identity-origin"
  | "identity-replayed";

export interface SignedUser {
  readonly sub: string;
  readonly name: string | null;
}

export async function verifyIdentity(
  env: Env,
  partner: Partner,
  token: string,
  origin: string | undefined,
  now: number,
): Promise<Result<SignedUser, IdentityFault>> {
  const head = readHeader(token);
  if (!head.ok) return head;
  try {
    const key = await keyFor(env, partner, head.value);
    if (!key) return fail("identity-key-unknown");
    const { payload } = await jwtVerify(token, key, {
      algorithms: [head.value.alg],
      audience: AUDIENCE,
      issuer: partner.id,
      clockTolerance: TOLERANCE_S,
      currentDate: new Date(now),
      requiredClaims: ["iat", "exp", "jti", "sub"],
    });
    const user = userOf(payload, partner, origin, now);
    if (!user.ok) return user;
    const isNew = await useOnce(env.DB, partner.id, payload.jti!, payload.exp! * 1000, now);
    return isNew ? user : fail("identity-replayed");
  } catch (error) {
    return fail(faultOf(error));
  }
}

function readHeader(token: string): Result<{ alg: string; kid: string }, IdentityFault> {
  try {
    const { alg = "", kid = "" } = decodeProtectedHeader(token);
    return ALGORITHMS.includes(alg) ? ok({ alg, kid }) : fail("identity-algorithm");
  } catch {
    return fail("identity-malformed");
  }
}

function userOf(
  { sub = "", iat = 0, exp = 0, jti = "", ...claims }: JWTPayload,
  partner: Partner,
  origin: string | undefined,
  now: number,
): Result<SignedUser, IdentityFault> {
  const isShaped = (text: unknown): boolean =>
    typeof text === "string" && text.length > 0 && text.length <= 128;
  if (!isShaped(sub) || !isShaped(jti)) return fail("identity-malformed");
  if (exp - iat > LIFETIME_S || iat * 1000 > now + TOLERANCE_S * 1000) return fail("identity-lifetime");
  if (claims.origin !== origin || !partner.origins.includes(String(claims.origin)))
    return fail("identity-origin");
  return ok({ sub, name: typeof claims.name === "string" ? claims.name : null });
}

/** A secret serves HS256 alone and a public key never does, whatever the token says of itself. */
async function keyFor(
  env: Env,
  partner: Partner,
  { alg, kid }: { alg: string; kid: string },
): Promise<CryptoKey | Uint8Array | JWTVerifyGetKey | null> {
  const row = await env.DB.prepare("SELECT jwk, sealed FROM partner_signers WHERE partner = ? AND kid = ?")
    .bind(partner.id, kid)
    .first<{ jwk: string | null; sealed: string | null }>();
  if (alg === "HS256")
    return row?.sealed ? new TextEncoder().encode(await unseal(env.SIGNING_KEYS, row.sealed)) : null;
  if (row?.jwk) return importJWK(JSON.parse(row.jwk) as JWK, alg);
  const url = partner.jwksUrl === null ? null : parseHookUrl(partner.jwksUrl, env.DEVELOPMENT === "1");
  return url?.ok ? servedKeys(url.value) : null;
}

/** Kept by address: a key that is not among them makes us look again, but not more often than every 30 s. */
const MOST_SETS = 100;
const sets = new Map<string, JWTVerifyGetKey>();

function servedKeys(url: URL): JWTVerifyGetKey {
  let set = sets.get(url.href);
  if (!set) {
    if (sets.size >= MOST_SETS) sets.clear();
    set = createRemoteJWKSet(url, {
      timeoutDuration: 5000,
      cooldownDuration: 30_000,
      cacheMaxAge: 300_000,
      [customFetch]: (address, init) => fetch(address, { ...init, redirect: "manual" } as RequestInit),
    });
    sets.set(url.href, set);
  }
  return set;
}

async function useOnce(
  db: D1Database,
  partner: string,
  jti: string,
  expiresAt: number,
  now: number,
): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .prepare("INSERT OR IGNORE INTO partner_tokens (partner, jti, expires_at) VALUES (?, ?, ?)")
      .bind(partner, jti, expiresAt + TOLERANCE_S * 1000),
    db.prepare("DELETE FROM partner_tokens WHERE partner = ? AND expires_at < ?").bind(partner, now),
  ]);
  return inserted!.meta.changes > 0;
}

function faultOf(error: unknown): IdentityFault {
  if (error instanceof errors.JWTExpired) return "identity-expired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud") return "identity-audience";
    return error.claim === "iss" ? "identity-issuer" : "identity-malformed";
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return "identity-signature";
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return "identity-key-unknown";
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return "identity-algorithm";
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return "identity-malformed";
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JOSEError)
    return "identity-keys-unreachable";
  return "identity-keys-unreachable";
}
