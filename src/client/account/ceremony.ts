import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { fail, type Result } from "../../core/result.ts";
import type { AccountChanged } from "../../protocol/accounts.ts";
import { type ApiProblem, call } from "../api.ts";
import { ensureGuest } from "../session.ts";
import { faultOf } from "./fault.ts";

/** Passkeys, with the browser's own windows. Who closes one has changed their mind: that is no problem. */
export type Ceremony = Promise<Result<AccountChanged, ApiProblem | "cancelled">>;

/** Why passkeys do not work here, if they do not. Browsers give them to hosts with a name only. */
export function obstacle(): "unsupported" | "numbered" | null {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "numbered";
  return browserSupportsWebAuthn() ? null : "unsupported";
}

export async function makePasskey(token: string, confirmation?: string): Ceremony {
  const begun = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "POST",
    "/api/me/passkeys/options",
    { token, confirmation },
  );
  if (!begun.ok) return begun;
  try {
    const credential = await startRegistration({ optionsJSON: begun.value.options });
    return await call("POST", "/api/me/passkeys", { token, confirmation, body: { credential } });
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

/** With a recovery code: a new passkey for the account that the code belongs to. */
export async function recover(code: string): Ceremony {
  const begun = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "POST",
    "/api/recovery/options",
    { body: { code } },
  );
  if (!begun.ok) return begun;
  try {
    const credential = await startRegistration({ optionsJSON: begun.value.options });
    return await call("POST", "/api/recovery", { body: { code, credential } });
  } catch (error) {
    return fail(faultOf(error));
  }
}
