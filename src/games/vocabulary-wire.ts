import { z } from "zod";
import type { BuzzleVocabulary, LexiduelVocabulary } from "./vocabulary.ts";

/** The agreement on words, on the wire: in a view all switches, in options those that were said. */
export const buzzleVocabularySchema = z.strictObject({
  forms: z.boolean().describe("Inflected and conjugated forms"),
  firstNames: z.boolean(),
  places: z.boolean(),
  colloquial: z.boolean(),
  common: z.boolean().describe("Secrets are well-known words, or forms of such"),
}) satisfies z.ZodType<BuzzleVocabulary>;

export const lexiduelVocabularySchema = z.strictObject({
  conjugated: z.boolean().describe("Conjugated forms"),
  interjections: z.boolean(),
  loanWords: z.boolean(),
}) satisfies z.ZodType<LexiduelVocabulary>;

const said = z.boolean().exactOptional();

const ofFamily = { forms: said, firstNames: said, places: said, colloquial: said };

export const solitaireVocabularyOption = z
  .strictObject(ofFamily)
  .default({})
  .describe("Which words count. forms: on unless said otherwise; the others: off");

export const buzzleVocabularyOption = z
  .strictObject({ ...ofFamily, common: said })
  .default({})
  .describe("Which words count. forms: on unless said otherwise; the others: off. common: for secrets alone");

export const lexiduelVocabularyOption = z
  .strictObject({ conjugated: said, interjections: said, loanWords: said })
  .default({})
  .describe("Which words count. conjugated: on unless said otherwise; the others: off");
