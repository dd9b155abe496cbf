import { type Rating as Estimate, rate } from "openskill";
import { plackettLuce } from "openskill/models";
import { lacking } from "../protocol/place.ts";

/**
 * How strong somebody is at a game: a mean and how sure we are of it, after Weng and Lin. Of openskill's models we
 * take Plackett–Luce: a match is one ranking and counts as one observation, whatever its number of seats. With two
 * seats it is Bradley–Terry; with eight, Bradley–Terry in full would take the same evening for seven duels a seat
 * and throw a newcomer across half the scale. A seat that is shared is a team, ties share a rank, and `tau` keeps a
 * rating from ever setting hard.
 */
export type { Estimate };

export const NEWCOMER: Estimate = { mu: 25, sigma: 25 / 3 };
const TAU = 25 / 300;
/** So that between players we know well, 400 points are about ten to one, as chess players expect. */
const POINTS = 30;
const MIDDLE = 1500;
/** The number that people see. A newcomer's is 1500. */
export const shownRating = ({ mu }: Estimate): number => Math.round(MIDDLE + (mu - NEWCOMER.mu) * POINTS);

/** Shown, but without a place on a board. */
export function isProvisional(played: Parameters<typeof lacking>[0]): boolean {
  const { matches, opponents } = lacking(played);
  return matches > 0 || opponents > 0;
}

export interface Ranked {
  readonly id: string;
  readonly seat: number;
  readonly rank: number;
  /** Walked out: comes after everybody who stayed, wherever their seat ended. */
  readonly left?: true;
}

/** Everybody's estimate after a match; unchanged where fewer than two seats had people on them. */
export function rateMatch(
  players: readonly Ranked[],
  before: ReadonlyMap<string, Estimate>,
): ReadonlyMap<string, Estimate> {
  const seats = [...new Set(players.map(({ seat }) => seat))].sort((a, b) => a - b);
  const teams = seats.map((seat) => players.filter((player) => player.seat === seat));
  const estimates = teams.map((team) => team.map(({ id }) => before.get(id) ?? NEWCOMER));
  const after =
    teams.length < 2
      ? estimates
      : rate(estimates, { model: plackettLuce, tau: TAU, rank: teams.map(rankOf) });
  return new Map(teams.flatMap((team, i) => team.map(({ id }, j) => [id, after[i]![j]!] as const)));
}

function rankOf([first]: readonly Ranked[]): number {
  return first!.left ? Number.MAX_SAFE_INTEGER : first!.rank;
}
