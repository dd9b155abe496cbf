import { z } from "zod";

/** Whom somebody blocked: the two are not paired, sit down at no table of each other's, and are not invited. */
export const MOST_BLOCKED = 200;

export const newBlockSchema = z.strictObject({ player: z.string().min(1).max(64) });

export const blockSchema = z.object({
  player: z.string(),
  /** Their name today; null when they have deleted their account. */
  name: z.string().nullable(),
  at: z.int(),
});
export const blocksSchema = z.object({ blocks: z.array(blockSchema), most: z.int() });

export type BlocksAnswer = z.infer<typeof blocksSchema>;
