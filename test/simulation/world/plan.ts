import { Dice } from "../platform/dice.ts";

interface Lasting {
  readonly at: number;
  readonly forMs: number;
}

/** Something that goes wrong, or is done to everybody. `at` and times are milliseconds since the world began. */
export type Trouble =
  /** The process on a machine dies, with all objects that live in it. */
  | { readonly kind: "kill"; readonly at: number; readonly machine: number }
  /** The same, in the middle of what it does: within moments of the so-manieth write or call from then on. */
  | { readonly kind: "ambush"; readonly at: number; readonly machine: number; readonly steps: number }
  /**
   * A process dies within moments of the next step of one kind, whichever process takes it. The kind is drawn among all
   * that were seen until then (`draw`, below one), so that what is rare is hit as often as what happens all the time.
   */
  | { readonly kind: "waylay"; readonly at: number; readonly draw: number }
  /** Every machine gets another version, one after the other, and after a while the one of before. */
  | ({ readonly kind: "deploy" } & Lasting)
  /** Somebody's line is cut without a word, and is back after a while. */
  | ({ readonly kind: "cut"; readonly person: number } & Lasting)
  /** The same in the moment after they next send something: it arrives, and its answer does not. */
  | ({ readonly kind: "blink"; readonly person: number } & Lasting)
  /** Everything between machines takes longer. */
  | ({ readonly kind: "slow"; readonly times: number } & Lasting)
  /** The lines of a continent's people take longer. */
  | ({ readonly kind: "far"; readonly continent: Continent; readonly times: number } & Lasting)
  /** So many calls of one fail. */
  | ({ readonly kind: "lossy"; readonly share: number } & Lasting)
  /** So many messages and alarms of one come twice; alarms come early or late. */
  | ({ readonly kind: "twice"; readonly share: number } & Lasting)
  /** A partner's server takes no webhooks, or is disabled. */
  | ({ readonly kind: "hooks-fail" | "partner-off"; readonly partner: number } & Lasting)
  | ({ readonly kind: "d1-away" | "kv-away" | "queues-away" } & Lasting)
  /** A new edition of the dictionary is published. */
  | { readonly kind: "new-words"; readonly at: number };

export const CONTINENTS = ["EU", "NA", "AS"] as const;
export type Continent = (typeof CONTINENTS)[number];
export const PARTNERS = 2;

/** All that a seed decides beforehand. Whoever shrinks a failure leaves things out of it. */
export interface Plan {
  readonly seed: number;
  readonly ms: number;
  /** By their number. */
  readonly people: readonly number[];
  readonly troubles: readonly Trouble[];
  readonly games?: readonly string[];
  /** Between two matches of one person, on average. */
  readonly restMs: number;
  readonly machines: number;
  /** How many partners there are. */
  readonly partners: number;
  /** How likely somebody's device, or their tablet, is on another continent than most people's. */
  readonly abroad: number;
  /** How likely who looks for strangers does so on the tablet, too. */
  readonly elsewhere: number;
  /** They only ever look for strangers and play: for a measure of speed. */
  readonly isPlain?: boolean;
  /** What they do instead of what most people do. */
  readonly pastimes?: Pastimes;
}

/** What somebody who rests does next: of each how much, whatever the sum. */
export const PASTIMES = ["strangers", "host", "join", "watch", "errand"] as const;
export type Pastimes = Readonly<Record<(typeof PASTIMES)[number], number>>;
export const USUAL_PASTIMES: Pastimes = { strangers: 55, host: 12, join: 10, watch: 10, errand: 13 };

export interface PlanOptions {
  readonly seed: number;
  readonly hours: number;
  /** How many, or which by their numbers: those decide who comes as what. */
  readonly people?: number | readonly number[];
  readonly isCalm?: boolean;
  readonly isPlain?: boolean;
  /** How many times as often as usual something goes wrong. */
  readonly storm?: number;
  /** The same for some kinds of trouble, beside that. */
  readonly often?: Partial<Readonly<Record<Trouble["kind"], number>>>;
  /** Beside those that the seed makes. */
  readonly further?: readonly Trouble[];
  readonly games?: readonly string[];
  readonly restMs?: number;
  readonly machines?: number;
  readonly partners?: number;
  readonly abroad?: number;
  readonly elsewhere?: number;
  readonly pastimes?: Pastimes;
}

const MINUTE_MS = 60_000;

/** What goes wrong how often, on average. */
const EVERY_MS: Readonly<Record<Trouble["kind"], number>> = {
  kill: 15 * MINUTE_MS,
  ambush: 4 * MINUTE_MS,
  waylay: 6 * MINUTE_MS,
  deploy: 90 * MINUTE_MS,
  cut: 3 * MINUTE_MS,
  blink: 2 * MINUTE_MS,
  slow: 60 * MINUTE_MS,
  far: 60 * MINUTE_MS,
  lossy: 12 * MINUTE_MS,
  twice: 40 * MINUTE_MS,
  "hooks-fail": 60 * MINUTE_MS,
  "partner-off": 45 * MINUTE_MS,
  "d1-away": 120 * MINUTE_MS,
  "kv-away": 60 * MINUTE_MS,
  "queues-away": 120 * MINUTE_MS,
  "new-words": 30 * MINUTE_MS,
};

/** Once in so many times that a store is away, it is for an hour. */
const LONG_ONE_IN = 8;
const HOUR_MS = 60 * MINUTE_MS;

export function planOf(options: PlanOptions): Plan {
  const { seed, hours, isCalm = false, isPlain = false, storm = 1 } = options;
  const { people: named = 40 } = options;
  const people = typeof named === "number" ? Array.from({ length: named }, (_, i) => i + 1) : named;
  const { games, restMs = MINUTE_MS, machines = 3, often = {}, further = [], pastimes } = options;
  const { partners = isPlain ? 0 : PARTNERS, abroad = 0, elsewhere = 0.12 } = options;
  const ms = hours * HOUR_MS;
  const kinds = isCalm ? [] : (Object.keys(EVERY_MS) as Trouble["kind"][]);
  const troubles = kinds.flatMap((kind) => {
    const dice = new Dice(seed, `trouble ${kind}`);
    const everyMs = EVERY_MS[kind] / storm / (often[kind] ?? 1);
    const found: Trouble[] = [];
    for (let at = dice.until(everyMs); at < ms; at += dice.until(everyMs)) {
      found.push(troubleOf(kind, Math.round(at), people.length, machines, dice));
      // Who has the words in memory does not miss them.
      if (kind === "kv-away")
        for (let machine = 0; machine < machines; machine++)
          found.push({ kind: "kill", at: Math.round(at) + machine, machine });
    }
    return found;
  });
  return {
    ...{ seed, ms, restMs, machines, partners, abroad, elsewhere, people },
    troubles: [...troubles, ...further].sort((a, b) => a.at - b.at),
    ...(isPlain && { isPlain }),
    ...(games && { games }),
    ...(pastimes && { pastimes }),
  };
}

function troubleOf(kind: Trouble["kind"], at: number, people: number, machines: number, dice: Dice): Trouble {
  const lasting = (mean: number): number => Math.round(dice.until(mean));
  switch (kind) {
    case "kill":
      return { kind, at, machine: dice.int(machines) };
    case "ambush":
      return { kind, at, machine: dice.int(machines), steps: dice.int(40) };
    case "waylay":
      return { kind, at, draw: dice.next() };
    case "deploy":
      return { kind, at, forMs: lasting(5 * MINUTE_MS) };
    case "cut":
      return { kind, at, person: 1 + dice.int(people), forMs: lasting(dice.happens(0.3) ? 120_000 : 15_000) };
    case "blink":
      return { kind, at, person: 1 + dice.int(people), forMs: 1000 + lasting(12_000) };
    case "slow":
      return { kind, at, times: Math.round(dice.between(3, 60)), forMs: lasting(2 * MINUTE_MS) };
    case "far":
      return {
        ...{ kind, at, continent: dice.pick(CONTINENTS) },
        ...{ times: Math.round(dice.between(3, 20)), forMs: lasting(4 * MINUTE_MS) },
      };
    case "lossy":
      return { kind, at, share: dice.between(0.01, 0.25), forMs: lasting(MINUTE_MS) };
    case "twice":
      return { kind, at, share: dice.between(0.05, 0.5), forMs: lasting(5 * MINUTE_MS) };
    case "hooks-fail":
    case "partner-off":
      return { kind, at, partner: dice.int(PARTNERS), forMs: lasting(4 * MINUTE_MS) };
    case "new-words":
      return { kind, at };
    default: {
      const isLong = dice.int(LONG_ONE_IN) === 0;
      return { kind, at, forMs: isLong ? HOUR_MS : lasting(3 * MINUTE_MS) };
    }
  }
}
