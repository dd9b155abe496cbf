import { z } from "zod";

/** Answers of the calls that need the administrator's key. */

export const deadLetterSchema = z.object({
  queue: z.string(),
  /** The match that it is about, or else the message's id. */
  subject: z.string(),
  body: z.unknown(),
  times: z.int(),
  firstAt: z.int(),
  lastAt: z.int(),
});
export const deadLettersSchema = z.object({ letters: z.array(deadLetterSchema) });

export type DeadLetter = z.infer<typeof deadLetterSchema>;
