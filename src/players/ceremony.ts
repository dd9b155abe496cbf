import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { fromBase64Url } from "../core/bytes.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Member } from "../match/events.ts";
import type { NewPasskey, SignIn } from "../protocol/accounts.ts";
import { CHALLENGE_MS, issueChallenge, spendChallenge } from "./challenges.ts";
import {
  type FreshPasskey,
  findPasskey,
  notePasskeyUse,
  passkeysOf,
  type StoredPasskey,
} from "./passkeys.ts";

/**
 * The ceremonies of WebAuthn: making a passkey, signing in with one, and confirming with one that it is still its owner
 * who calls. The device verifies its user in all of them. Passkeys are discoverable, so signing
 * in needs no name: the authenticator shows its owner what it has. The user handle is the player's id. A passkey
 * belongs to the host it was made on; what was signed anywhere else does not verify.
 */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string;
  readonly origin: string;
}

export type CeremonyFault = "challenge-over" | "passkey-refused" | "passkey-unknown";

export async function beginPasskey(db: D1Database, party: RelyingParty, player: Member, now: number) {
  const known = await passkeysOf(db, player.id);
  return generateRegistrationOptions({
    rpName: "Palabre",
    rpID: party.id,
    userName: player.name,
    userDisplayName: player.name,
    userID: new Uint8Array(new TextEncoder().encode(player.id)),
    challenge: await issueChallenge(db, player.id, now),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export async function finishPasskey(
  db: D1Database,
  party: RelyingParty,
  player: Member,
  credential: NewPasskey,
  now: number,
): Promise<Result<Omit<FreshPasskey, "device">, CeremonyFault>> {
  const challenge = challengeOf(credential);
  if (challenge === null) return fail("passkey-refused");
  if (!(await spendChallenge(db, challenge, player.id, now))) return fail("challenge-over");
  const verified = await verifiedOrNull(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return fail("passkey-refused");
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  const { id, publicKey, counter } = made;
  return ok({ id, publicKey, counter, transports: made.transports ?? [], synced: credentialBackedUp });
}

export async function beginSignIn(db: D1Database, party: RelyingParty, now: number) {
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: await issueChallenge(db, null, now),
    timeout: CHALLENGE_MS,
    userVerification: "required",
  });
}

/** Only the account's own passkeys are asked for. */
export async function beginConfirmation(db: D1Database, party: RelyingParty, player: string, now: number) {
  const own = await passkeysOf(db, player);
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: await issueChallenge(db, player, now),
    timeout: CHALLENGE_MS,
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
}

/** `player`: whose challenge it is, where somebody who is signed in confirms; the passkey must be theirs then. */
export async function finishSignIn(
  db: D1Database,
  party: RelyingParty,
  credential: SignIn,
  player: string | null,
  now: number,
): Promise<Result<StoredPasskey, CeremonyFault>> {
  const challenge = challengeOf(credential);
  if (challenge === null) return fail("passkey-refused");
  if (!(await spendChallenge(db, challenge, player, now))) return fail("challenge-over");
  const passkey = await findPasskey(db, credential.id);
  if (!passkey || (player !== null && passkey.player.id !== player)) return fail("passkey-unknown");
  const verified = await verifiedOrNull(() =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: passkey,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return fail("passkey-refused");
  await notePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter, now);
  return ok(passkey);
}

/** What the browser says was signed; null for something that no browser writes. */
function challengeOf({ response }: NewPasskey | SignIn): string | null {
  try {
    const text = new TextDecoder().decode(fromBase64Url(response.clientDataJSON) ?? new Uint8Array());
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws for every way in which an answer can be wrong; to the caller they are all the same. */
async function verifiedOrNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
