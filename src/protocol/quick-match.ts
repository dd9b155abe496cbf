import { z } from "zod";
import { fail, ok, type Result } from "../core/result.ts";
import { pingFrameSchema } from "./frames.ts";
import { parseJson } from "./parse.ts";
import { languageSchema } from "./requests.ts";
import type { FrameErrorCode } from "./socket.ts";

/** Every frame of the quick match's socket: waiting for strangers, until there is a match to go to. */

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const time = z.int();
const counts = z.record(z.string(), z.int().min(1));
/** What is played. Absent only in what was found before the queue held several games. */
const played = { game: z.string().optional(), language: languageSchema.optional() };

export const quickMatchClientFrameSchema = z.discriminatedUnion("type", [
  /** `later`: I am at another table, and come within a minute or not at all. */
  z.strictObject({ type: z.literal("confirm"), offer: id, later: z.boolean().optional() }),
  pingFrameSchema,
]);

export const quickMatchServerFrameSchema = z.discriminatedUnion("type", [
  /**
   * Since when you wait, and how many wait with you for something that you would play, yourself included; and how many
   * in your language and region would play each game. Also after an offer that came to nothing.
   */
  z.strictObject({ type: z.literal("waiting"), since: time, players: z.int().min(1), games: counts }),
  /** You walked out on strangers before, and are not paired until then. Stay, and it goes on by itself. */
  z.strictObject({ type: z.literal("resting"), until: time }),
  /** Somebody is there: confirm before `until`. */
  z.strictObject({ type: z.literal("offer"), offer: id, until: time, ...played }),
  /** The match is made and you sit at it. The last frame: the socket is closed with 1000. */
  z.strictObject({ type: z.literal("matched"), match: z.string(), seat: z.int().min(0), ...played }),
  z.strictObject({ type: z.literal("pong") }),
  /** `until`: when what was refused may be asked for again, where that is known. */
  z.strictObject({
    type: z.literal("error"),
    code: z.string(),
    message: z.string(),
    until: time.optional(),
  }),
]);

/** Who waits where one would: by language, how many, and how many would play each game. */
export const queuesSchema = z.object({
  languages: z.record(languageSchema, z.object({ players: z.int().min(0), games: counts })),
});
export type Queues = z.infer<typeof queuesSchema>;

export type QuickMatchClientFrame = z.infer<typeof quickMatchClientFrameSchema>;
export type QuickMatchServerFrame = z.infer<typeof quickMatchServerFrameSchema>;

export const QUICK_MATCH_ERRORS = {
  "quick-match/no-such-offer": "This was not offered to you. Confirm the offer that you were sent last.",
  "quick-match/barred":
    "Because of how you behaved, you play no strangers until the time in `until`. See GET /api/me/notices.",
  "quick-match/offer-over": "This offer is over. Confirm an offer before its time is up.",
} as const;
export type QuickMatchErrorCode = keyof typeof QUICK_MATCH_ERRORS;

export function parseQuickMatchFrame(
  raw: string | ArrayBuffer,
): Result<QuickMatchClientFrame, FrameErrorCode> {
  const json = parseJson(raw);
  if (!json.ok) return json;
  const parsed = quickMatchClientFrameSchema.safeParse(json.value);
  return parsed.success ? ok(parsed.data) : fail("frame/unknown");
}
