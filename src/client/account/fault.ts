import type { ApiProblem } from "../api.ts";

/** What a browser's window for passkeys came to. The library keeps the browser's own error as name or cause of its own. */
export function faultOf(error: unknown): ApiProblem | "cancelled" {
  const { name, cause } = error as Error;
  const names = [name, (cause as Error | undefined)?.name];
  if (names.includes("InvalidStateError")) return "passkey-taken"; // this device already has one for the account
  if (names.includes("NotAllowedError") || names.includes("AbortError")) return "cancelled";
  return "passkey-refused";
}
