/** Lists of the wire that need no schema: the match, its pages and the schemas all read them here. */
export const VISIBILITIES = ["private", "public"] as const;
export const STARTS = ["full", "host"] as const;

/** Why nobody's time runs: see `clocks-stopped`. */
export const STOP_REASONS = ["server-away", "everyone-lost", "everyone-left", "somebody-back"] as const;
/** How somebody lost a seat of a room. */
export const VACATED_REASONS = ["left", "removed"] as const;

/**
 * What gives a time its length: the rules, whatever the clock; the match's clock, for a turn or for all of them; or that
 * everybody has to come to the table.
 */
export const TIMED_BY = ["rules", "turn", "game", "arrival"] as const;
export type TimedBy = (typeof TIMED_BY)[number];

/** How much time strangers give each other, where the rules leave it to them. */
export const PACES = ["quick", "calm"] as const;
export type Pace = (typeof PACES)[number];

/** Where a match may be held: the platform's location hints. */
export const REGIONS = [
  "wnam",
  "enam",
  "sam",
  "weur",
  "eeur",
  "apac-ne",
  "apac-se",
  "oc",
  "afr",
  "me",
] as const;
export type Region = (typeof REGIONS)[number];

export const CONTINENTS = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"] as const;
export type Continent = (typeof CONTINENTS)[number];

/** What somebody can choose to be told of on their devices. */
export const PUSH_WISHES = ["turn", "reminders", "invitations", "found"] as const;
export type PushWish = (typeof PUSH_WISHES)[number];
