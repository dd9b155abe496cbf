import * as node from "node:crypto";
import type { Dice } from "./dice.ts";

/**
 * Web Crypto, done at once and told by a promise: Node's own works on other threads, whose order nobody decides. What
 * it cannot do is refused by name, so that a program that begins to use more says so.
 */
type Bytes = ArrayBuffer | ArrayBufferView;
interface Algorithm {
  readonly name: string;
  readonly hash?: string | { readonly name: string };
  readonly namedCurve?: string;
  readonly length?: number;
  readonly iv?: Bytes;
  readonly salt?: Bytes;
  readonly info?: Bytes;
  readonly additionalData?: Bytes;
}
type Named = string | Algorithm;

export class SimCryptoKey {
  readonly type: "secret" | "private" | "public";
  readonly algorithm: Algorithm;
  readonly extractable: boolean;
  readonly usages: readonly string[];
  /** Bytes of a secret, or one half of a pair. */
  readonly held: Buffer | node.KeyObject;

  constructor(
    type: "secret" | "private" | "public",
    algorithm: Algorithm,
    extractable: boolean,
    usages: readonly string[],
    held: Buffer | node.KeyObject,
  ) {
    this.type = type;
    this.algorithm = algorithm;
    this.extractable = extractable;
    this.usages = usages;
    this.held = held;
  }

  get [Symbol.toStringTag](): string {
    return "CryptoKey";
  }

  get secret(): Buffer {
    if (!Buffer.isBuffer(this.held)) throw new DOMException("Not a secret key", "InvalidAccessError");
    return this.held;
  }

  get half(): node.KeyObject {
    if (Buffer.isBuffer(this.held)) throw new DOMException("Not half of a pair", "InvalidAccessError");
    return this.held;
  }
}

export const cryptoOf = (dice: Dice) => ({
  getRandomValues: <T extends ArrayBufferView>(view: T): T => dice.fill(view),
  randomUUID: (): string => {
    const bytes = dice.fill(Buffer.alloc(16));
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  },
  subtle,
});

const subtle = {
  async digest(algorithm: Named, data: Bytes): Promise<ArrayBuffer> {
    return freed(
      node
        .createHash(digestOf(nameOf(algorithm)))
        .update(bytesOf(data))
        .digest(),
    );
  },

  async importKey(
    format: string,
    data: Bytes | node.JsonWebKey,
    named: Named,
    extractable: boolean,
    usages: readonly string[],
  ): Promise<SimCryptoKey> {
    const algorithm = algorithmOf(named);
    if (format === "raw" && !isCurve(algorithm)) {
      return new SimCryptoKey("secret", algorithm, extractable, usages, Buffer.from(bytesOf(data as Bytes)));
    }
    if (format === "jwk" && (data as node.JsonWebKey).kty === "oct") {
      const secret = Buffer.from((data as { k: string }).k, "base64url");
      return new SimCryptoKey("secret", algorithm, extractable, usages, secret);
    }
    const half = halfOf(format, data, algorithm);
    return new SimCryptoKey(half.type as "private" | "public", algorithm, extractable, usages, half);
  },

  async exportKey(format: string, key: SimCryptoKey): Promise<unknown> {
    if (!key.extractable) throw new DOMException("The key is not extractable", "InvalidAccessError");
    if (format === "raw") return freed(Buffer.from(key.secret));
    if (format === "jwk") return key.half.export({ format: "jwk" });
    if (format === "spki" || format === "pkcs8")
      return freed(
        key.half.export({ format: "der", type: format } as node.KeyExportOptions<"der">) as Buffer,
      );
    return refused(`exportKey ${format}`);
  },

  async sign(named: Named, key: SimCryptoKey, data: Bytes): Promise<ArrayBuffer> {
    const { name } = key.algorithm;
    if (name === "HMAC") return freed(macOf(key, data));
    return freed(node.sign(signingHash(named, key), bytesOf(data), signingKey(key)));
  },

  async verify(named: Named, key: SimCryptoKey, signature: Bytes, data: Bytes): Promise<boolean> {
    if (key.algorithm.name === "HMAC") {
      const [given, right] = [bytesOf(signature), macOf(key, data)];
      return given.length === right.length && node.timingSafeEqual(given, right);
    }
    return node.verify(signingHash(named, key), bytesOf(data), signingKey(key), bytesOf(signature));
  },

  async deriveKey(
    named: Named,
    material: SimCryptoKey,
    wanted: Named,
    extractable: boolean,
    usages: readonly string[],
  ): Promise<SimCryptoKey> {
    const { name, hash, salt, info } = algorithmOf(named);
    const algorithm = algorithmOf(wanted);
    if (name !== "HKDF") refused(`deriveKey ${name}`);
    const length = (algorithm.length ?? 256) / 8;
    const derived = node.hkdfSync(
      digestOf(nameOf(hash!)),
      material.secret,
      bytesOf(salt ?? new Uint8Array()),
      bytesOf(info ?? new Uint8Array()),
      length,
    );
    return new SimCryptoKey("secret", algorithm, extractable, usages, Buffer.from(derived));
  },

  async encrypt(named: Named, key: SimCryptoKey, data: Bytes): Promise<ArrayBuffer> {
    const { name, iv, additionalData } = algorithmOf(named);
    if (name !== "AES-GCM" || !iv) return refused(`encrypt ${name}`);
    const cipher = node.createCipheriv(
      `aes-${key.secret.length * 8}-gcm` as "aes-256-gcm",
      key.secret,
      bytesOf(iv),
    );
    if (additionalData) cipher.setAAD(bytesOf(additionalData));
    return freed(Buffer.concat([cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag()]));
  },

  async decrypt(named: Named, key: SimCryptoKey, data: Bytes): Promise<ArrayBuffer> {
    const { name, iv, additionalData } = algorithmOf(named);
    if (name !== "AES-GCM" || !iv) return refused(`decrypt ${name}`);
    const bytes = bytesOf(data);
    const cipher = node.createDecipheriv(
      `aes-${key.secret.length * 8}-gcm` as "aes-256-gcm",
      key.secret,
      bytesOf(iv),
    );
    if (additionalData) cipher.setAAD(bytesOf(additionalData));
    cipher.setAuthTag(bytes.subarray(-16));
    try {
      return freed(Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]));
    } catch {
      throw new DOMException("Decryption failed", "OperationError");
    }
  },

  timingSafeEqual: (a: Bytes, b: Bytes): boolean => node.timingSafeEqual(bytesOf(a), bytesOf(b)),
};

const nameOf = (named: Named): string => (typeof named === "string" ? named : named.name);

function algorithmOf(named: Named): Algorithm {
  if (typeof named === "string") return { name: named };
  const { hash } = named;
  return typeof hash === "string" ? { ...named, hash: { name: hash } } : named;
}

const isCurve = ({ name }: Algorithm): boolean => name === "ECDSA" || name === "Ed25519" || name === "EdDSA";

function halfOf(format: string, data: Bytes | node.JsonWebKey, algorithm: Algorithm): node.KeyObject {
  if (format === "jwk") {
    const key = data as node.JsonWebKey;
    return "d" in key
      ? node.createPrivateKey({ key, format: "jwk" })
      : node.createPublicKey({ key, format: "jwk" });
  }
  const der = bytesOf(data as Bytes);
  if (format === "pkcs8") return node.createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  if (format === "spki") return node.createPublicKey({ key: der, format: "der", type: "spki" });
  return refused(`importKey ${format} ${algorithm.name}`);
}

function macOf(key: SimCryptoKey, data: Bytes): Buffer {
  return node
    .createHmac(digestOf(nameOf(key.algorithm.hash as Named)), key.secret)
    .update(bytesOf(data))
    .digest();
}

function signingHash(named: Named, key: SimCryptoKey): string | null {
  const { name, hash } = { ...key.algorithm, ...algorithmOf(named) };
  if (name === "Ed25519" || name === "EdDSA") return null;
  if (name === "ECDSA" || name === "RSASSA-PKCS1-v1_5") return digestOf(nameOf(hash as Named));
  return refused(`sign ${name}`);
}

const signingKey = ({ half }: SimCryptoKey): node.SignKeyObjectInput => ({
  key: half,
  dsaEncoding: "ieee-p1363",
});

function digestOf(name: string): string {
  const digest = { "SHA-1": "sha1", "SHA-256": "sha256", "SHA-384": "sha384", "SHA-512": "sha512" }[
    name.toUpperCase()
  ];
  return digest ?? refused(name);
}

function bytesOf(data: Bytes): Buffer {
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
}

const freed = (buffer: Buffer): ArrayBuffer => Uint8Array.from(buffer).buffer;

function refused(what: string): never {
  throw new Error(`crypto.subtle: ${what} is not simulated`);
}
