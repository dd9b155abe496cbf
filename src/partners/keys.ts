import { toBase64Url, toHex } from "../core/bytes.ts";

/** `pk_live_…` stands in pages for all to see; `sk_live_…` stays on the partner's server. */
export const KEY_MODES = ["test", "live"] as const;
export type KeyMode = (typeof KEY_MODES)[number];
export type KeyKind = "public" | "secret";

const PREFIX: Record<KeyKind, string> = { public: "pk", secret: "sk" };
const BYTES: Record<KeyKind, number> = { public: 12, secret: 32 };
const SHAPE = /^(pk|sk)_(test|live)_[A-Za-z0-9_-]{1,64}$/;
const HINT_LENGTH = 12;

export interface NewKey {
  /** Shown once, to whoever made it. */
  readonly key: string;
  /** What is stored: the key itself if it is public, its hash if it is secret. */
  readonly id: string;
  readonly hint: string;
}

export async function makeKey(kind: KeyKind, mode: KeyMode): Promise<NewKey> {
  const random = toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES[kind])));
  const key = `${PREFIX[kind]}_${mode}_${random}`;
  return { key, id: await keyId(key), hint: kind === "public" ? key : key.slice(0, HINT_LENGTH) };
}

export const isKeyOf = (kind: KeyKind, text: string): boolean => SHAPE.exec(text)?.[1] === PREFIX[kind];

/** A secret key has 256 random bits, so a plain hash of it cannot be searched for. */
export async function keyId(key: string): Promise<string> {
  return isKeyOf("public", key) ? key : hashOf(key);
}

export async function hashOf(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
