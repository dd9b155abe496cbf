import { toHex } from "../core/bytes.ts";
import { makeId } from "../core/ids.ts";
import type { AnyGame } from "../games/game.ts";
import type { MatchOptions } from "../games/options.ts";
import { agreedOf } from "../games/vocabulary.ts";
import type { MatchHeader } from "./events.ts";
import { seedCommitmentOf } from "./seal.ts";

const SEED_BYTES = 32;

/** What somebody decides about a match before it is made; the rest follows from its rules and from chance. */
export type MatchPlan = Omit<MatchHeader, "id" | "rules" | "seed" | "seedCommitment" | "chain"> & {
  /** Given where the id was promised before the match could be made. */
  readonly id?: string;
  /** Given where several matches must draw alike. */
  readonly seed?: Uint8Array;
};

/** Whether a match set up so may count for ratings; the one place to say what makes a table unrated. */
export function mayBeRated({
  practice,
  options,
}: Pick<MatchHeader, "practice"> & { readonly options: Pick<MatchOptions, "agreed" | "open"> }): boolean {
  // Words agreed on at the table are none of the dictionary's; and who plays on and on waits for the other to tire.
  const { agreed = [], open = false } = options;
  return practice !== true && agreed.length === 0 && !open;
}

/** `random` fills an array with random bytes, as the platform's `crypto.getRandomValues` does. */
export function headerOf(
  rules: AnyGame,
  plan: MatchPlan,
  random: (bytes: Uint8Array) => unknown,
): MatchHeader {
  const { seed = new Uint8Array(SEED_BYTES), ...rest } = plan;
  if (!plan.seed) random(seed);
  return {
    ...rest,
    ...(plan.rated === undefined ? {} : { rated: plan.rated && mayBeRated(plan) }),
    id: plan.id ?? makeId(random),
    // Words of one table's own are no measure between strangers.
    ...(plan.rated && agreedOf(plan.options).length > 0 ? { rated: false } : {}),
    rules: rules.version,
    seedCommitment: seedCommitmentOf(seed),
    seed: toHex(seed),
    chain: 1,
  };
}
