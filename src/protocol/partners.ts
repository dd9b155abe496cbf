import { z } from "zod";
import { memberSchema } from "./frames.ts";
import { languageSchema } from "./requests.ts";

/** Bodies and answers of the calls that partners and their frames make. */

/** Who the visitor of a frame is: the bearer of a partner's token, a guest that came before, or somebody new. */
export const embedSessionSchema = z.strictObject({
  partner: z.string().max(80),
  language: languageSchema.optional(),
  /** A token that the partner signed. */
  token: z.string().max(4096).optional(),
  /** The origin of the page around the frame, as the browser names it. */
  origin: z.string().max(256).optional(),
  /** What an earlier session gave the page to keep. */
  resume: z.string().max(1024).optional(),
});

export const embedSessionMadeSchema = z.object({
  token: z.string(),
  player: memberSchema,
  /** When the token ends and another is needed; null for a guest's, which lasts. */
  expiresAt: z.int().nullable(),
  resume: z.string().nullable(),
});

export type EmbedSessionMade = z.infer<typeof embedSessionMadeSchema>;
