import { ERAS, KINDS, REGIONS, type WrittenEntry } from "./entry.ts";

/** The shares that a whole deck keeps, so that nobody's world is missing from it and no kind can be counted on. */
export const FEWEST_ENTRIES = 800;
const MOST_OF_A_KIND = 0.3;
const FEWEST_WOMEN = 0.45;
const MOST_OF_A_REGION = 0.45;
const FEWEST_OF_A_REGION = 0.08;
const ASKED_REGIONS = ["africa", "asia", "south-america"] as const;
const FEWEST_OF_AN_ERA = 0.1;
/** Entries that an eight-year-old knows. */
const FEWEST_FOR_ALL = 0.7;

export interface Quota {
  readonly what: string;
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

export function quotasOf(deck: readonly WrittenEntry[]): Quota[] {
  const people = deck.filter(({ kind }) => kind === "person");
  const ofTheWorld = deck.filter(({ kind }) => kind === "person" || kind === "place" || kind === "work");
  const share = (
    what: string,
    of: readonly WrittenEntry[],
    test: (entry: WrittenEntry) => boolean,
    { least = 0, most = 1 }: { least?: number; most?: number },
  ): Quota => ({ what, share: of.length === 0 ? 0 : of.filter(test).length / of.length, least, most });
  return [
    ...KINDS.map((kind) => share(kind, deck, (each) => each.kind === kind, { most: MOST_OF_A_KIND })),
    share("women among people", people, ({ gender }) => gender === "f", { least: FEWEST_WOMEN }),
    ...REGIONS.map((region) =>
      share(`${region} among people, places and works`, ofTheWorld, (each) => each.region === region, {
        least: (ASKED_REGIONS as readonly string[]).includes(region) ? FEWEST_OF_A_REGION : 0,
        most: MOST_OF_A_REGION,
      }),
    ),
    ...ERAS.map((era) =>
      share(`${era} among people`, people, (each) => each.era === era, { least: FEWEST_OF_AN_ERA }),
    ),
    share("known at eight", deck, ({ age }) => age === 8, { least: FEWEST_FOR_ALL }),
  ];
}

export const isKept = ({ share, least, most }: Quota): boolean => share >= least && share <= most;

export const describeQuota = ({ what, share, least, most }: Quota): string =>
  `${what}: ${(share * 100).toFixed(1)} % (${least * 100} to ${most * 100})`;
