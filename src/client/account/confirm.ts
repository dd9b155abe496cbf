import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { fail, type Result } from "../../core/result.ts";
import { type Answer, type ApiProblem, call } from "../api.ts";
import { faultOf } from "./fault.ts";

/**
 * Whoever changes an account confirms with its passkey that it is really them; one window of the browser's serves for
 * five minutes. What is given for it stays in this page's memory, so that a token that was copied is worth less.
 */
const KEPT_MS = 4 * 60_000;
let kept: { readonly token: string; readonly confirmation: string; readonly until: number } | null = null;

/** Makes the call; where a confirmation is needed, asks for it (`asking` says so before the window opens) and repeats. */
export async function asOwner<T>(
  token: string,
  attempt: (confirmation?: string) => Promise<Result<T, ApiProblem | "cancelled">>,
  asking: () => void,
): Promise<Result<T, ApiProblem | "cancelled">> {
  const usable = kept?.token === token && Date.now() < kept.until ? kept.confirmation : undefined;
  const first = await attempt(usable);
  if (first.ok || first.error !== "confirmation-needed") return first;
  asking();
  const confirmed = await confirm(token);
  return confirmed.ok ? attempt(confirmed.value.confirmation) : confirmed;
}

async function confirm(token: string): Promise<Result<{ confirmation: string }, ApiProblem | "cancelled">> {
  const begun = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "POST",
    "/api/me/confirm/options",
    { token },
  );
  if (!begun.ok) return begun;
  try {
    const credential = await startAuthentication({ optionsJSON: begun.value.options });
    const answer: Awaited<Answer<{ confirmation: string }>> = await call("POST", "/api/me/confirm", {
      token,
      body: { credential },
    });
    if (answer.ok) kept = { token, confirmation: answer.value.confirmation, until: Date.now() + KEPT_MS };
    return answer;
  } catch (error) {
    return fail(faultOf(error));
  }
}
