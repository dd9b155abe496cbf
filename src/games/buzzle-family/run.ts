import { ok, type Result } from "../../core/result.ts";
import type { Seat, World } from "../game.ts";
import { compare } from "./pieces.ts";
import { isChoosing, isSearching, piecesFor, type Race, REST_MS } from "./race.ts";
import type { GaveUp, PiecesDealt, RaceEvent, SecretChosen } from "./race-events.ts";
import { readSecret, readWord, type SecretProblem, suggestions, type WordRule } from "./words.ts";

/** The decisions of a round. Both games that have one say in their own words what they refuse. */
export interface RaceRule extends WordRule {
  /** Of the words chosen. */
  readonly length: number;
}

export type RaceMove =
  | { readonly type: "secret"; readonly word: string }
  | { readonly type: "solve"; readonly word: string }
  | { readonly type: "give-up" };

export const RACE_PROBLEMS = [
  "choosing-over",
  "already-chosen",
  "used-word",
  "not-dealt",
  "has-stopped",
  "resting",
] as const;
export type RaceProblem =
  | SecretProblem
  | {
      readonly problem: (typeof RACE_PROBLEMS)[number];
      readonly detail: Readonly<Record<string, string | number>>;
    };

type Run = Result<RaceEvent, RaceProblem>;

export function judgeRace(race: Race, seat: Seat, move: RaceMove, rule: RaceRule, world: World): Run {
  if (move.type === "secret") return choose(race, seat, move.word, rule, world);
  if (!race.running) return problem("not-dealt");
  if (!isSearching(race, seat)) return problem("has-stopped");
  if (move.type === "give-up") return ok(gaveUp(seat, "wish"));
  const { restUntil } = race.runners[seat]!;
  if (restUntil !== null && world.now < restUntil) {
    return problem("resting", { seconds: Math.ceil((restUntil - world.now) / 1000) });
  }
  const word = readWord(move.word, { ...rule, length: null }, world.words);
  if (!word.ok) return word;
  const { missing, left } = compare(piecesFor(race, seat)!, word.value);
  if (missing === "" && left === "") return ok({ type: "solved", seat, word: word.value });
  return ok({ type: "tried", seat, word: word.value, missing, left, restUntil: world.now + REST_MS });
}

function choose(race: Race, seat: Seat, text: string, rule: RaceRule, world: World): Run {
  if (race.running) return problem("choosing-over");
  if (!isChoosing(race, seat)) return problem("already-chosen");
  const word = readSecret(text, rule, world.words);
  if (!word.ok) return word;
  if (race.runners[seat]!.used.includes(word.value)) return problem("used-word", { word: word.value });
  return ok(secretChosen(seat, race.no, word.value, false, world));
}

export const secretChosen = (
  seat: Seat,
  epoch: number,
  word: string,
  given: boolean,
  world: World,
): SecretChosen => {
  const { commitment, nonce } = world.seal(seat, epoch, word);
  return { type: "secret-chosen", seat, epoch, word, commitment, nonce, given };
};

/** The word that was filled in, or a common one, for somebody who chose none. */
export function giveWord(
  race: Race,
  seat: Seat,
  { length, vocabulary }: RaceRule,
  world: World,
): SecretChosen {
  const any = (): string => world.chance(`word|${seat}`).pick(suggestions(world.words, length, vocabulary));
  return secretChosen(seat, race.no, race.runners[seat]!.offer ?? any(), true, world);
}

export const gaveUp = (seat: Seat, reason: GaveUp["reason"]): GaveUp => ({ type: "gave-up", seat, reason });

/** The deal once everybody who plays has a word; each gets the pieces of the next one on the right. */
export function deal(race: Race, living: readonly Seat[]): PiecesDealt | null {
  if (race.running || living.some((seat) => isChoosing(race, seat))) return null;
  const rightOf = (seat: Seat): Seat => living.at(living.indexOf(seat) - 1)!;
  const from = race.runners.map((_, seat) => (living.includes(seat) ? rightOf(seat) : null));
  return { type: "pieces-dealt", from };
}

const problem = (
  problem: (typeof RACE_PROBLEMS)[number],
  detail: Readonly<Record<string, string | number>> = {},
): Run => ({ ok: false, error: { problem, detail } });
