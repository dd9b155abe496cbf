import * as z from "zod/mini";
import { AUTH_REASONS, LOCALES, NAMESPACE, PHASES, RESULTS, THEMES, VERSION } from "./messages.ts";

/** The same messages as schemas: those of the page are checked with them in the frame, those of the frame in tests. */

// Compiling schemas needs `eval`, which no page of ours allows.
z.config({ jitless: true });

const message = <T extends string, D extends z.ZodMiniType>(type: T, data: D) =>
  z.object({
    ns: z.literal(NAMESPACE),
    v: z.literal(VERSION),
    id: z.optional(z.string()),
    type: z.literal(type),
    data,
  });

export const frameMessageSchema = z.discriminatedUnion("type", [
  message("hello", z.strictObject({ versions: z.array(z.number()) })),
  message("ready", z.strictObject({})),
  message("resize", z.strictObject({ height: z.number() })),
  message("state", z.strictObject({ phase: z.enum(PHASES) })),
  message("turn", z.strictObject({ mine: z.boolean() })),
  message("match.started", z.strictObject({ matchId: z.string() })),
  message(
    "match.ended",
    z.strictObject({ matchId: z.string(), result: z.enum(RESULTS), replayUrl: z.string() }),
  ),
  message("auth.needed", z.strictObject({ reason: z.enum(AUTH_REASONS) })),
  message("error", z.strictObject({ code: z.string(), retryable: z.boolean() })),
  message("resume", z.strictObject({ token: z.string() })),
  message("answer", z.strictObject({ code: z.string() })),
]);

const shortText = z.string().check(z.maxLength(4096));

/** What a page may ask of the frame. All but `init` are commands and answered by their id. */
export const hostMessageSchema = z.discriminatedUnion("type", [
  message(
    "init",
    z.strictObject({
      /** Whether the page can say who its visitor is. */
      auth: z.boolean(),
      /** What the frame once gave it to keep, or nothing. */
      resume: shortText,
    }),
  ),
  /** A token that the partner signed; empty when its visitor is nobody in particular. */
  message("token", z.strictObject({ jwt: shortText })),
  message("theme", z.strictObject({ theme: z.enum(THEMES) })),
  message("locale", z.strictObject({ locale: z.enum(LOCALES) })),
  message("join", z.strictObject({ match: z.string().check(z.maxLength(64)) })),
  message("leave", z.strictObject({})),
]);

export type HostMessage = z.infer<typeof hostMessageSchema>;
export type HostCommand = Exclude<HostMessage, { type: "init" }>;
