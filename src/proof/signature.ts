import { fromBase64Url } from "../core/bytes.ts";

/** The part of Web Crypto that checking a seal needs; browsers, Node and workerd all have it as `crypto.subtle`. */
export interface Subtle<Key> {
  importKey(
    format: "raw",
    key: Uint8Array<ArrayBuffer>,
    algorithm: { name: "Ed25519" },
    extractable: boolean,
    usages: ["verify"],
  ): Promise<Key>;
  verify(
    algorithm: "Ed25519",
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

/** Whether a signature is that of a public key, both in base64url. */
export async function isSignedBy<Key>(
  subtle: Subtle<Key>,
  publicKey: string,
  message: Uint8Array,
  signature: string,
): Promise<boolean> {
  const [raw, signed] = [fromBase64Url(publicKey), fromBase64Url(signature)];
  if (raw?.length !== 32 || signed === null) return false;
  try {
    const key = await subtle.importKey("raw", Uint8Array.from(raw), { name: "Ed25519" }, false, ["verify"]);
    return await subtle.verify("Ed25519", key, Uint8Array.from(signed), Uint8Array.from(message));
  } catch {
    return false; // no point of the curve, or a browser without Ed25519: nothing is proven
  }
}
