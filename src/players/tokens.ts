import { fromBase64Url, toBase64Url } from "../core/bytes.ts";
import type { Member } from "../match/events.ts";
import type { PlayerKind } from "./standing.ts";

/**
 * A player's token: `<payload>.<key id>.<signature>`, payload and signature in base64url, signed with
 * HMAC-SHA-256. Only characters that a WebSocket subprotocol may have. Several keys can be live: the first
 * signs, all verify, so that keys rotate without throwing anyone out.
 */
export const LIFETIME_MS = 400 * 86_400_000;
/** So long a partner's word for its user is good; then its page is asked again. */
export const PARTNER_LIFETIME_MS = 15 * 60_000;

/** What of a token outlives the call that brought it: it is kept with a socket that the token opened. */
export interface Session {
  readonly epoch: number;
  /** From then on the token is nobody's. */
  readonly endsAt: number;
  /** Whose word it rests on, where it is a partner's user who plays. */
  readonly partner?: string;
  /** The passkey it was begun with, by a short name of it: the session ends when that is removed. */
  readonly passkey?: string;
  /** Its own name, through every renewal: by it one session is ended. Older tokens have none. */
  readonly sid?: string;
}

/** What a token says of its bearer. The name and the kind are those of the day it was signed. */
export interface Claims extends Member, Session {
  readonly kind: PlayerKind;
}

type Payload = Member & Partial<Claims> & { readonly exp: number };

/** What is kept with a socket. */
export const sessionOf = ({ epoch, endsAt, partner, passkey, sid }: Claims): Session => ({
  epoch,
  endsAt,
  ...(partner === undefined ? {} : { partner }),
  ...(passkey === undefined ? {} : { passkey }),
  ...(sid === undefined ? {} : { sid }),
});

export async function signToken(keys: string, claims: Claims): Promise<string> {
  const [kid, secret] = parseKeys(keys)[0] ?? fault();
  const { id, name, kind } = claims;
  const { endsAt: exp, ...session } = sessionOf(claims);
  const payload: Payload = { id, name, kind, ...session, exp };
  const body = `${toBase64Url(new TextEncoder().encode(JSON.stringify(payload)))}.${kid}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), new TextEncoder().encode(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Null for anything that we did not sign, or that is too old. Whether it was voided, its bearer's standing tells. */
export async function readToken(keys: string, token: string, now: number): Promise<Claims | null> {
  const [payload, kid, signature, ...rest] = token.split(".");
  const secret = parseKeys(keys).find(([id]) => id === kid)?.[1];
  if (!payload || !signature || !secret || rest.length > 0) return null;
  const bytes = fromBase64Url(signature);
  const signed = new TextEncoder().encode(`${payload}.${kid}`);
  if (!bytes || !(await crypto.subtle.verify("HMAC", await importKey(secret), bytes, signed))) return null;
  const claims = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)!)) as Payload;
  // Older tokens say less: the first ones had neither kind nor epoch.
  const { id, name, kind = "guest", epoch = 0, exp } = claims;
  if (exp <= now) return null;
  return { id, name, kind, ...sessionOf({ ...claims, kind, epoch, endsAt: exp }) };
}

/** Key ids with their secrets, the one that signs first. */
export function parseKeys(keys: string): [string, Uint8Array][] {
  return keys.split(" ").flatMap((entry): [string, Uint8Array][] => {
    const [kid, key] = entry.split(":");
    const secret = key && fromBase64Url(key);
    return kid && secret ? [[kid, secret]] : [];
  });
}

function importKey(secret: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function fault(): never {
  throw new Error("SIGNING_KEYS holds no key. Start with `npm start`, or set the secret before deploying.");
}
