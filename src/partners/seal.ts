import { fromBase64Url, toBase64Url } from "../core/bytes.ts";
import { parseKeys } from "../players/tokens.ts";

/**
 * Secrets that we must be able to read again (what webhooks are signed with, what tokens of partners are checked
 * with) lie in D1 encrypted, under a key derived from the service's own, which is not in D1. Each names the key it
 * was sealed with, so that keys rotate as those of tokens do.
 */
const IV_BYTES = 12;

export async function seal(keys: string, secret: string): Promise<string> {
  const [kid] = parseKeys(keys)[0] ?? [""];
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(secret);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(keys, kid), plain);
  return [kid, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join(".");
}

export async function unseal(keys: string, sealed: string): Promise<string> {
  const [kid = "", iv = "", text = ""] = sealed.split(".");
  const plain = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: fromBase64Url(iv)! },
    await keyOf(keys, kid),
    fromBase64Url(text)!,
  );
  return new TextDecoder().decode(plain);
}

async function keyOf(keys: string, kid: string): Promise<CryptoKey> {
  const secret = parseKeys(keys).find(([id]) => id === kid)?.[1];
  if (!secret) throw new Error(`A secret is sealed with the key ${kid}, which SIGNING_KEYS does not hold`);
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const derived = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode("palabre-seal"),
  };
  return crypto.subtle.deriveKey(derived, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}
