import { fromBase64Url, toBase64Url } from "../core/bytes.ts";
import { parseKeys } from "./tokens.ts";

/**
 * Small promises of ours that others carry: `<payload>.<key id>.<signature>`, signed with the same keys as players'
 * tokens but over another text, so that none of them is ever taken for a player's token or for one another.
 */
export type VoucherPurpose = "resume" | "seat" | "confirm";

type Payload = { readonly exp: number; readonly [field: string]: string | number };

export async function signVoucher(
  keys: string,
  purpose: VoucherPurpose,
  fields: Record<string, string | number>,
  expiresAt: number,
): Promise<string> {
  const [kid, secret] = parseKeys(keys)[0] ?? fault();
  const payload = toBase64Url(utf8(JSON.stringify({ ...fields, exp: expiresAt })));
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), text(purpose, payload, kid));
  return `${payload}.${kid}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Null for anything that we did not sign for this purpose, or that is too old. */
export async function readVoucher(
  keys: string,
  purpose: VoucherPurpose,
  voucher: string,
  now: number,
): Promise<Payload | null> {
  const [payload = "", kid = "", signature = "", ...rest] = voucher.split(".");
  const secret = parseKeys(keys).find(([id]) => id === kid)?.[1];
  const bytes = fromBase64Url(signature);
  if (!secret || !bytes || rest.length > 0) return null;
  const isOurs = await crypto.subtle.verify(
    "HMAC",
    await hmacKey(secret),
    bytes as Uint8Array<ArrayBuffer>,
    text(purpose, payload, kid),
  );
  if (!isOurs) return null;
  const read = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)!)) as Payload;
  return read.exp > now ? read : null;
}

const utf8 = (written: string): Uint8Array => new TextEncoder().encode(written);
const text = (purpose: string, payload: string, kid: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`palabre-${purpose}|${payload}|${kid}`) as Uint8Array<ArrayBuffer>;

const hmacKey = (secret: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    secret as Uint8Array<ArrayBuffer>,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

function fault(): never {
  throw new Error("SIGNING_KEYS holds no key. Start with `npm start`, or set the secret before deploying.");
}
