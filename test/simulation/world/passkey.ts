import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";
import type { Dice } from "../platform/dice.ts";

/**
 * A passkey in somebody's pocket. Ed25519, whose signatures hold no chance: another run of the same world sends the
 * same bytes.
 */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;
const ED25519 = 6;

export class Passkey {
  readonly id: string;
  private readonly key: KeyObject;
  private readonly origin: string;
  private counter = 0;

  constructor(dice: Dice, origin: string) {
    this.origin = origin;
    this.id = dice.fill(Buffer.alloc(16)).toString("base64url");
    const der = Buffer.concat([PKCS8_HEAD, dice.fill(Buffer.alloc(32))]);
    this.key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  }

  register(challenge: string): object {
    const { x } = createPublicKey(this.key).export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [cose.COSEKEYS.kty, cose.COSEKTY.OKP],
      [cose.COSEKEYS.alg, cose.COSEALG.EdDSA],
      [cose.COSEKEYS.crv, ED25519],
      [cose.COSEKEYS.x, Uint8Array.from(Buffer.from(x!, "base64url"))],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const authData = Buffer.concat([
      this.data(PRESENT_AND_VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", Uint8Array.from(authData)],
    ]);
    return this.credential({
      clientDataJSON: this.client("webauthn.create", challenge).toString("base64url"),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
      transports: ["internal"],
    });
  }

  answer(challenge: string): object {
    this.counter++;
    const data = this.data(PRESENT_AND_VERIFIED);
    const client = this.client("webauthn.get", challenge);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return this.credential({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign(null, signed, this.key).toString("base64url"),
    });
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const host = createHash("sha256").update(new URL(this.origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags]), counter]);
  }
}
