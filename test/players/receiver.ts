import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { toBase64Url } from "../../src/core/bytes.ts";

/** A browser as it reads what it is sent, by another implementation than ours (RFC 8291, RFC 8188). */
export interface Receiver {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Throws for what is not for it, or is not whole. */
  read(message: Uint8Array): string;
}

export function receiver(): Receiver {
  const ecdh = createECDH("prime256v1");
  const own = ecdh.generateKeys();
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    keys: { p256dh: toBase64Url(own), auth: toBase64Url(auth) },
    read(message) {
      const body = Buffer.from(message);
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      if (body.readUInt32BE(16) !== 4096 || body[20] !== 65)
        throw new Error("Another head than RFC 8188 has");
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]);
      const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
      const open = createDecipheriv("aes-128-gcm", key, nonce);
      open.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      if (plain.at(-1) !== 2) throw new Error("This is not the last record");
      return plain.subarray(0, -1).toString();
    },
  };
}
