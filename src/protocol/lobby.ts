import { z } from "zod";
import { clockSchema } from "../games/options.ts";

/** The lobby of a language: public rooms that wait, and public matches to watch, live. */
export const lobbyEntrySchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  language: z.string(),
  state: z.enum(["waiting", "playing"]),
  /** Who may begin; empty once it has begun. */
  host: z.string(),
  /** Names of the people who sit here, in the order of seats. */
  people: z.array(z.string()),
  seats: z.int().min(1),
  /** Seats nobody has taken. */
  free: z.int().min(0),
  bots: z.int().min(0),
  clock: clockSchema,
  teams: z.boolean(),
  watchers: z.int().min(0),
});
export type LobbyEntry = z.infer<typeof lobbyEntrySchema>;

export const lobbyFrameSchema = z.discriminatedUnion("type", [
  /** First of all, on every connection. */
  z.strictObject({ type: z.literal("lobby"), entries: z.array(lobbyEntrySchema) }),
  /** New, or changed. */
  z.strictObject({ type: z.literal("listed"), entry: lobbyEntrySchema }),
  z.strictObject({ type: z.literal("gone"), id: z.string() }),
]);
export type LobbyFrame = z.infer<typeof lobbyFrameSchema>;
export const lobbySchema = z.object({ entries: z.array(lobbyEntrySchema) });
