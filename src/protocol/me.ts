import { z } from "zod";
import { languageSchema } from "./requests.ts";

/** What waits for a player: open matches, invitations, and the frames of the socket that tells of them. */
const time = z.int();
const match = z.string();

export const openMatchSchema = z.object({
  match,
  game: z.string(),
  language: languageSchema,
  /** Everybody else: names of people, levels of bots. */
  with: z.array(z.union([z.string(), z.int()])),
  stage: z.enum(["waiting", "playing"]),
  yourTurn: z.boolean(),
  deadline: time.nullable(),
  /** Played by correspondence. */
  days: z.boolean(),
  /** A page of the player's is at that table. */
  here: z.boolean(),
  /** When this became so. */
  at: time,
});

/** To play the same again: `match` is the one that is over. */
export const invitationSchema = z.object({
  match,
  game: z.string(),
  language: languageSchema,
  by: z.string(),
  until: time,
  at: time,
});

export const waitingForMeSchema = z.object({
  now: time,
  /** The newest news first. */
  matches: z.array(openMatchSchema),
  invitations: z.array(invitationSchema),
  /** Until when no stranger is looked for, after walking out on several; null when one is. */
  restsUntil: time.nullable(),
  /** How many notices of an administrator's decisions were not read: `GET /api/me/notices`. */
  notices: z.int().min(0),
});

/** The page says whether somebody sees it: then nothing is said on their devices. Once at first, and when it changes. */
export const meClientFrameSchema = z.strictObject({ type: z.literal("visible"), visible: z.boolean() });

export const HEADLINES = ["turn", "begun", "invited"] as const;

export const meServerFrameSchema = z.discriminatedUnion("type", [
  /** On every connection, and whenever something changed; `headline` is what is worth an interruption. */
  waitingForMeSchema.extend({
    type: z.literal("matches"),
    headline: z.object({ kind: z.enum(HEADLINES), match }).nullable(),
  }),
  z.strictObject({ type: z.literal("pong") }),
  z.strictObject({ type: z.literal("error"), code: z.string(), message: z.string() }),
]);

export type MeClientFrame = z.infer<typeof meClientFrameSchema>;

/** Null for what is no such frame. */
export function readMeFrame(raw: string | ArrayBuffer): MeClientFrame | null {
  try {
    return meClientFrameSchema.safeParse(JSON.parse(typeof raw === "string" ? raw : "")).data ?? null;
  } catch {
    return null;
  }
}
export type OpenMatch = z.infer<typeof openMatchSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type WaitingForMe = z.infer<typeof waitingForMeSchema>;
export type MeServerFrame = z.infer<typeof meServerFrameSchema>;
export type Headline = (MeServerFrame & { type: "matches" })["headline"];
