import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { fail, type Result } from "../../core/result.ts";
import type { PlayerMade } from "../../protocol/requests.ts";
import { type ApiProblem, call } from "../api.ts";
import { ensureGuest } from "../session.ts";

/** Passkeys, with the browser's own windows. Who closes one has changed their mind: that is no problem. */
export type Ceremony = Promise<Result<PlayerMade, ApiProblem | "cancelled">>;

/** Why passkeys do not work here, if they do not. Browsers give them to hosts with a name only. */
export function obstacle(): "unsupported" | "numbered" | null {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "numbered";
  return browserSupportsWebAuthn() ? null : "unsupported";
}

export async function makePasskey(token: string): Ceremony {
  const begun = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "POST",
    "/api/me/passkeys/options",
    { token },
  );
  if (!begun.ok) return begun;
  try {
    const credential = await startRegistration({ optionsJSON: begun.value.options });
    return await call("POST", "/api/me/passkeys", { token, body: { credential } });
  } catch (error) {
    return fail(faultOf(error));
  }
}

/** From nothing. Who changes their mind on the way stays a guest. */
export async function makeAccount(): Ceremony {
  const newcomer = await ensureGuest();
  return newcomer.ok ? makePasskey(newcomer.value.token) : newcomer;
}

export async function signIn(): Ceremony {
  const begun = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "POST",
    "/api/sign-in/options",
  );
  if (!begun.ok) return begun;
  try {
    const credential = await startAuthentication({ optionsJSON: begun.value.options });
    return await call("POST", "/api/sign-in", { body: { credential } });
  } catch (error) {
    return fail(faultOf(error));
  }
}

/** The library keeps the browser's own error as the name, or as the cause, of its own. */
function faultOf(error: unknown): ApiProblem | "cancelled" {
  const { name, cause } = error as Error;
  const names = [name, (cause as Error | undefined)?.name];
  if (names.includes("InvalidStateError")) return "passkey-taken"; // this device already has one for the account
  if (names.includes("NotAllowedError") || names.includes("AbortError")) return "cancelled";
  return "passkey-refused";
}
