import { fromBase64Url } from "../../core/bytes.ts";
import { logLine } from "../../log-line.ts";
import type { ApiContext, Route } from "../route.ts";

/** Calls that let somebody in, or change who may come in: each is noted, whatever it was answered. */
const ACCOUNT_CALLS: readonly string[] = [
  "signIn",
  "confirm",
  "keepPasskey",
  "removePasskey",
  "beginRecovery",
  "recover",
  "renewRecoveryCodes",
  "signOutEverywhere",
  "signOutHere",
  "endSession",
  "deleteMe",
];
/** Not known, not allowed, too often. */
const REFUSED: readonly number[] = [401, 403, 429];

/** Serves a call, and writes a line of what whoever watches over the service would look for afterwards. */
export const noted =
  ({ id: call, serve }: Pick<Route, "id" | "serve">) =>
  async (c: ApiContext): Promise<Response> => {
    const answer = await serve(c);
    const { status } = answer;
    if (ACCOUNT_CALLS.includes(call)) {
      const player = answer.ok ? await playerIn(c, answer) : null;
      logLine("info", "account call", { call, status, code: await codeIn(answer), player });
    } else if (REFUSED.includes(status)) {
      logLine("info", "call refused", { call, status, code: await codeIn(answer) });
    }
    return answer;
  };

/** The code of a problem; null of what is none. */
async function codeIn(answer: Response): Promise<string | null> {
  if (answer.headers.get("Content-Type") !== "application/problem+json") return null;
  return ((await answer.clone().json()) as { code: string }).code;
}

/** Whose call it was: by the answer, or by a token that was good enough for it. */
async function playerIn(c: ApiContext, answer: Response): Promise<string | null> {
  if (answer.headers.get("Content-Type")?.startsWith("application/json")) {
    const { player } = (await answer.clone().json()) as { player?: { id?: string } };
    if (player?.id !== undefined) return player.id;
  }
  const payload = /^Bearer ([\w-]+)\./.exec(c.req.header("Authorization") ?? "")?.[1];
  const bytes = payload === undefined ? null : fromBase64Url(payload);
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as { id: string }).id;
}
