import { z } from "zod";
import type { BuzzleVocabulary, LexiduelVocabulary } from "./vocabulary.ts";

/** The agreement on words, on the wire: in a view all switches, in options those that were said. */
export const buzzleVocabularySchema = z.strictObject({
  forms: z.boolean().describe("Inflected and conjugated forms"),
  firstNames: z.boolean(),
  places: z.boolean(),
  colloquial: z.boolean(),
}) satisfies z.ZodType<BuzzleVocabulary>;

export const lexiduelVocabularySchema = z.strictObject({
  conjugated: z.boolean().describe("Conjugated forms"),
  interjections: z.boolean(),
  loanWords: z.boolean(),
}) satisfies z.ZodType<LexiduelVocabulary>;

const said = z.boolean().exactOptional();

export const buzzleVocabularyOption = z
  .strictObject({ forms: said, firstNames: said, places: said, colloquial: said })
  .default({})
  .describe("Which words count. forms: on unless said otherwise; the others: off");

export const lexiduelVocabularyOption = z
  .strictObject({ conjugated: said, interjections: said, loanWords: said })
  .default({})
  .describe("Which words count. conjugated: on unless said otherwise; the others: off");
