import type { Context } from "hono";
import { fail, ok, type Result } from "../../core/result.ts";
import type { CeremonyFault, RelyingParty } from "../../players/ceremony.ts";
import { problem } from "./problem.ts";

/** Passkeys belong to a host by its name, and only its own pages may ask for them. */
export function partyOf(c: Context): Result<RelyingParty, Response> {
  const { hostname, origin } = new URL(c.req.url);
  const asking = c.req.header("Origin");
  if (asking !== undefined && asking !== origin) {
    return fail(problem("origin-not-allowed", `Sign in at ${origin}.`));
  }
  if (/^[\d.]+$|^\[/.test(hostname)) {
    return fail(
      problem("passkeys-unavailable", "Browsers give passkeys to names, not to numbers. Use localhost."),
    );
  }
  return ok({ id: hostname, origin });
}

export function fault(code: CeremonyFault): Response {
  switch (code) {
    case "challenge-over":
      return problem(code, "Ask for new options and answer once, within five minutes.");
    case "passkey-refused":
      return problem(code, "It was not signed by this passkey, on this page, for this request. Begin again.");
    case "passkey-unknown":
      return problem(code, "Its account was deleted, or it was removed. Choose another passkey.");
  }
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Only to tell one's own passkeys apart in a list. */
export const deviceOf = (userAgent: string): string | null =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
