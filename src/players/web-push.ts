import { fromBase64Url, toBase64Url } from "../core/bytes.ts";

/**
 * Web Push on Web Crypto alone: a message that only the subscribed browser can read (RFC 8291, one record of the
 * `aes128gcm` coding of RFC 8188), who sends it (VAPID, RFC 8292), and which addresses are push services at all.
 */
type Bytes = Uint8Array<ArrayBuffer>;

/** What a browser gave with its subscription, in base64url. */
export interface PushKeys {
  /** A point of P-256, uncompressed. */
  readonly p256dh: string;
  /** 16 random bytes. */
  readonly auth: string;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const RECORD = 4096;
const TAG_AND_DELIMITER = 17;
const HEAD = 16 + 4 + 1 + 65;
/** What one record of 4096 bytes takes, its head counted in: services need accept no more. */
export const MOST_PUSHED = RECORD - HEAD - TAG_AND_DELIMITER;

/** New for every message; given only by a test that compares with the RFC's own example. */
export interface Once {
  readonly pair: CryptoKeyPair;
  readonly salt: Bytes;
}

const once = async (): Promise<Once> => ({
  pair: (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair,
  salt: crypto.getRandomValues(new Uint8Array(16)),
});

/** Null for keys that are none. */
export async function encryptPush(text: string, keys: PushKeys, given?: Once): Promise<Bytes | null> {
  const [theirs, auth] = [decoded(keys.p256dh), decoded(keys.auth)];
  const plain = new TextEncoder().encode(text);
  if (plain.length > MOST_PUSHED) throw new Error(`A push has at most ${MOST_PUSHED} bytes`);
  if (theirs?.length !== 65 || auth?.length !== 16) return null;
  const { pair, salt } = given ?? (await once());
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const shared = await agree(pair.privateKey, theirs);
  if (!shared) return null;
  const secret = await derive(auth, shared, joined(utf8("WebPush: info\0"), theirs, ours), 32);
  const key = await derive(salt, secret, utf8("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derive(salt, secret, utf8("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  // The byte 2 says that this record is the last.
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, aes, joined(plain, Uint8Array.of(2)));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD);
  return joined(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

/** Null where the point is not on the curve. */
async function agree(own: CryptoKey, point: Bytes): Promise<Bytes | null> {
  try {
    const theirs = await crypto.subtle.importKey("raw", point, CURVE, false, []);
    // The platform's types call this field `$public`; every runtime reads `public`.
    const agreement = { name: "ECDH", public: theirs, $public: theirs };
    return new Uint8Array(await crypto.subtle.deriveBits(agreement, own, 256));
  } catch {
    return null;
  }
}

async function derive(salt: Bytes, secret: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8),
  );
}

/** The public half of `<public>:<private>`, which browsers subscribe with; null where there are none. */
export function pushKeyOf(keys: string | undefined): string | null {
  const [open = "", d = ""] = (keys ?? "").split(":");
  return decoded(open)?.length === 65 && d !== "" ? open : null;
}

/** So long a signature is good; services refuse more than a day. */
const VAPID_MS = 12 * 3_600_000;

/**
 * The `Authorization` of a message to this address. `keys` is `<public>:<private>` in base64url, the uncompressed
 * point and the number of a key of P-256; `contact` an address for the service's people, or empty.
 */
export async function vapidHeader(keys: string, to: URL, contact: string, now: number): Promise<string> {
  const open = pushKeyOf(keys);
  if (open === null) throw new Error("VAPID_KEYS is <public>:<private> in base64url");
  const [point, d] = [decoded(open)!, keys.split(":")[1]!];
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    d,
  };
  const signing = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("jwk", jwk, signing, false, ["sign"]);
  const claims = {
    aud: to.origin,
    exp: Math.floor((now + VAPID_MS) / 1000),
    ...(contact !== "" && { sub: contact }),
  };
  const said = [{ typ: "JWT", alg: "ES256" }, claims].map((part) => toBase64Url(utf8(JSON.stringify(part))));
  const text = said.join(".");
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, utf8(text));
  return `vapid t=${text}.${toBase64Url(new Uint8Array(signature))}, k=${open}`;
}

/**
 * The services of the browsers there are: Chrome and its kin; Firefox; Safari; Edge, which has a name for each of its
 * machines. What is in front of a name is one label, and nothing comes after it.
 */
const SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z\d-]+\.notify\.windows\.com)$/;
const LOOPBACK = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/;

/**
 * A subscription's address is a request that somebody else chose: only push services are ever called, by https at
 * its own port. Loopback where the whole service is a developer's. Null for any other.
 */
export function parsePushUrl(text: string, inDevelopment: boolean): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (inDevelopment && LOOPBACK.test(url.hostname) && /^https?:$/.test(url.protocol)) return url;
  return url.protocol === "https:" && url.port === "" && SERVICES.test(url.hostname) ? url : null;
}

const decoded = (text: string): Bytes | null => {
  const bytes = fromBase64Url(text);
  return bytes && Uint8Array.from(bytes);
};

const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
