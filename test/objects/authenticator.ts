import { cose, isoCBOR } from "@simplewebauthn/server/helpers";
import { toBase64Url } from "../../src/core/bytes.ts";

/** A passkey in software, to make answers with: right ones, and ones that are wrong in a single thing. */
export interface Lies {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly counter?: number;
  /** The device did not ask who holds it. */
  readonly unverified?: boolean;
  /** Signed by another key. */
  readonly forged?: boolean;
}

const PRESENT_AND_VERIFIED = 0x05;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const text = (value: string) => new TextEncoder().encode(value);
const ES256 = { name: "ECDSA", namedCurve: "P-256" } as const;

export class Authenticator {
  readonly id = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  private readonly keys: CryptoKeyPair;
  private counter = 0;
  private readonly origin: string;

  private constructor(keys: CryptoKeyPair, origin: string) {
    this.keys = keys;
    this.origin = origin;
  }

  static async make(origin = "http://palabre.test"): Promise<Authenticator> {
    const keys = (await crypto.subtle.generateKey(ES256, true, ["sign", "verify"])) as CryptoKeyPair;
    return new Authenticator(keys, origin);
  }

  async register(challenge: string, lies: Lies = {}): Promise<object> {
    const raw = new Uint8Array((await crypto.subtle.exportKey("raw", this.keys.publicKey)) as ArrayBuffer);
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, raw.slice(1, 33)],
      [cose.COSEKEYS.y, raw.slice(33)],
    ]);
    const id = Uint8Array.from(atob(this.id.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
      c.charCodeAt(0),
    );
    const authData = join(
      await this.authenticatorData(PRESENT_AND_VERIFIED | WITH_KEY, lies),
      new Uint8Array(16),
      Uint8Array.of(0, id.length),
      id,
      isoCBOR.encode(key),
    );
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]) as never,
    );
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(this.clientData("webauthn.create", challenge, lies)),
        attestationObject: toBase64Url(attestation),
        transports: ["internal"],
      },
    };
  }

  async signIn(challenge: string, lies: Lies = {}): Promise<object> {
    this.counter++;
    const data = await this.authenticatorData(PRESENT_AND_VERIFIED, lies);
    const client = this.clientData("webauthn.get", challenge, lies);
    const signed = join(data, new Uint8Array(await crypto.subtle.digest("SHA-256", client)));
    const keys = lies.forged
      ? ((await crypto.subtle.generateKey(ES256, true, ["sign", "verify"])) as CryptoKeyPair)
      : this.keys;
    const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(client),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(derOf(new Uint8Array(signature))),
      },
    };
  }

  private clientData(type: string, challenge: string, lies: Lies): Uint8Array<ArrayBuffer> {
    const data = { type: lies.type ?? type, challenge: lies.challenge ?? challenge };
    return new Uint8Array(text(JSON.stringify({ ...data, origin: lies.origin ?? this.origin })));
  }

  private async authenticatorData(flags: number, lies: Lies): Promise<Uint8Array<ArrayBuffer>> {
    const host = lies.rpId ?? new URL(this.origin).hostname;
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text(host)));
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, lies.counter ?? this.counter);
    return join(hash, Uint8Array.of(lies.unverified ? flags & ~VERIFIED : flags), counter);
  }
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** WebCrypto signs with two bare numbers, authenticators with the same two in ASN.1. */
function derOf(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const integer = (bytes: Uint8Array): number[] => {
    const digits = [...bytes];
    while (digits.length > 1 && digits[0] === 0) digits.shift();
    if (digits[0]! > 127) digits.unshift(0);
    return [2, digits.length, ...digits];
  };
  const body = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return Uint8Array.of(0x30, body.length, ...body);
}
