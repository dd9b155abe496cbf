import { z } from "zod";
import type { RaceView } from "./race-view.ts";

/** A race on the wire: Quick Buzzle itself, and the opening of Buzzle. */

const MOST_SEATS = 4;
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const word = z.string().regex(/^[A-ZÄÖÜ]{2,}$/);
export const pieces = z.string().regex(/^I*i*C*u*$/);

export const raceSchema = z.strictObject({
  running: z.boolean(),
  runners: z.array(
    z.strictObject({
      seat,
      ready: z.boolean(),
      stopped: z.boolean(),
      from: seat.nullable().describe("Whose pieces it got"),
      commitment: z.string().nullable(),
      word: word.nullable(),
      given: z.boolean(),
    }),
  ),
  winner: seat.nullable(),
  pieces: pieces.nullable().describe("The viewer's own heap"),
  tries: z.array(z.strictObject({ word, missing: pieces, left: pieces })),
  restUntil: z.int().nullable(),
  offer: word.nullable().describe("A word filled in for the viewer, to take or to replace"),
}) satisfies z.ZodType<RaceView>;
