import { type CryptoKey, importJWK, importPKCS8, type JWK, SignJWT } from "jose";
import { isSignedBy } from "../webhook-signature.ts";

/** What a partner's own server needs: saying who its visitor is, and knowing our webhooks from forgeries. */

/** A key to sign with: the secret that Palabre gave (HS256), or one's own private key (EdDSA, ES256). */
export type SigningKey =
  | { readonly kid: string; readonly secret: string }
  | { readonly kid: string; readonly alg: "EdDSA" | "ES256"; readonly privateKey: JWK | string };

export interface VisitorClaims {
  /** The partner's id at Palabre. */
  readonly partner: string;
  /** The visitor's id at the partner: never shown to other players. */
  readonly user: string;
  /** The origin of the page around the frame. */
  readonly origin: string;
  /** The name that other players see. */
  readonly name?: string;
  readonly lifetimeS?: number;
}

const AUDIENCE = "palabre-embed";
const LIFETIME_S = 300;
const TOLERANCE_S = 300;

/** A token for one visit of one visitor; answer it at the page's `token-url` as `{"token": "…"}`. */
export async function signVisitor(key: SigningKey, visitor: VisitorClaims): Promise<string> {
  const { partner, user, origin, name, lifetimeS = LIFETIME_S } = visitor;
  const alg = "secret" in key ? "HS256" : key.alg;
  return new SignJWT({ origin, ...(name === undefined ? {} : { name }) })
    .setProtectedHeader({ alg, kid: key.kid })
    .setIssuer(partner)
    .setSubject(user)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeS}s`)
    .setJti(crypto.randomUUID())
    .sign(await importKey(key));
}

async function importKey(key: SigningKey): Promise<CryptoKey | Uint8Array> {
  if ("secret" in key) return new TextEncoder().encode(key.secret);
  return typeof key.privateKey === "string"
    ? importPKCS8(key.privateKey, key.alg)
    : importJWK(key.privateKey, key.alg);
}

/** A webhook that did not come from Palabre, or came too late. */
export class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
}

export interface WebhookMessage {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

/**
 * Checks a webhook and reads it. `body` is the text as it came, byte for byte. The same `id` may come again: do the
 * work once. Throws `WebhookRefused`; answer 4xx then.
 */
export async function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string,
  now = Date.now(),
): Promise<WebhookMessage> {
  const read = (name: string): string =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? "");
  const id = read("webhook-id");
  const timestamp = Number(read("webhook-timestamp"));
  if (id === "" || !Number.isInteger(timestamp)) throw new WebhookRefused("The webhook headers are missing");
  if (Math.abs(now / 1000 - timestamp) > TOLERANCE_S)
    throw new WebhookRefused("The webhook is too old or too new");
  if (!(await isSignedBy(secret, read("webhook-signature"), id, timestamp, body)))
    throw new WebhookRefused("The signature does not fit");
  return { id, ...(JSON.parse(body) as Omit<WebhookMessage, "id">) };
}
