import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { MEASURED_HINTS } from "../src/matchmaking/measured-hints.ts";
import { stop } from "./run.ts";

/**
 * Makes the table of where objects really are (`src/matchmaking/measured-places.ts`) from a file of measurements:
 * `node scripts/placement.ts measured.json "where they come from, and when"`. A measurement is what a point of presence
 * waits, in milliseconds, for an object that was made with each location hint.
 */
const TABLE = "src/matchmaking/measured-places.ts";
const DETAIL_BELOW_MS = 100;

const measured = z.array(
  z.object({
    colo: z.string().regex(/^[A-Z]{3}$/),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    regions: z.record(z.enum(MEASURED_HINTS), z.number().positive()),
  }),
);

const [file, source] = process.argv.slice(2);
if (!file || !source)
  stop('Say what was measured, and by whom: scripts/placement.ts <file> "<source, date>"');
const places = measured.parse(JSON.parse(readFileSync(file, "utf8")));
const short = (ms: number): string =>
  ms < DETAIL_BELOW_MS ? ms.toFixed(1).replace(/\.0$/, "") : ms.toFixed(0);
const lines = places
  .toSorted((a, b) => (a.colo < b.colo ? -1 : 1))
  .map(({ colo, latitude, longitude, regions }) =>
    [colo, latitude, longitude, ...MEASURED_HINTS.map((hint) => short(regions[hint]))].join(" "),
  );
writeFileSync(
  TABLE,
  `/**
 * Made by scripts/placement.ts; not to be edited. Source: ${source}.
 * A point of presence a line: its code, latitude, longitude, and the milliseconds to an object made with each of
 * \`MEASURED_HINTS\`.
 */
export const MEASURED_PLACES = \`
${lines.join("\n")}
\`;
`,
);
console.log(`${places.length} places in ${TABLE}`);
