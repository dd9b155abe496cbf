import type { Language } from "../../core/language.ts";
import { PLAYER } from "../alone.ts";
import { type Box, EMPTY_BOX } from "../buzzle-family/box.ts";
import { freshRace, type Race } from "../buzzle-family/race.ts";
import type { RaceRule } from "../buzzle-family/run.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import type { LeaveReason, Seal, Seat, Setup } from "../game.ts";
import { type Standing, targetsOf } from "./acting.ts";
import type { EndReason, Guessed, Passed, Positioned, Proposed, SideLeft, Started } from "./events.ts";
import { type BuzzleOptions, OPENING_LENGTH } from "./options.ts";

export const PHASES = ["opening", "choosing", "turn", "finished"] as const;
export type PhaseName = (typeof PHASES)[number];

export type Phase =
  | { readonly name: "opening"; readonly race: Race }
  /** The first words; `starts` is known when the opening was won. */
  | { readonly name: "choosing"; readonly starts: Seat | null }
  | { readonly name: "turn"; readonly seat: Seat }
  | { readonly name: "finished"; readonly winner: Seat; readonly reason: EndReason };

export interface BuzzleState {
  readonly language: Language;
  readonly options: BuzzleOptions;
  readonly sides: readonly Side[];
  readonly phase: Phase;
  /** How often somebody's turn began anew: tells one wait from the next. */
  readonly step: number;
  /** Sides that are out, the first one first. */
  readonly fallen: readonly { readonly seat: Seat; readonly by: LeaveReason }[];
  /** The last happening worth showing. All of these are public. */
  readonly last: Happening | null;
}

export interface Side {
  readonly score: number;
  /** Null while its owner chooses. */
  readonly secret: SecretWord | null;
  /** Words of the match that are over, with who found them; the opening's has nobody. */
  readonly past: readonly PastWord[];
  /** What the table knows of the word. */
  readonly boxes: readonly Box[];
  readonly wrong: readonly string[];
  /** How many words it may still be; null when that is to be counted anew, or is not counted at all. */
  readonly possible: number | null;
}

export interface SecretWord extends Seal {
  readonly word: string;
  readonly epoch: number;
  /** The server chose it, because the side did not in time. */
  readonly given: boolean;
}

export interface PastWord extends SecretWord {
  readonly by: Seat | null;
}

export type Happening = Started | Proposed | Positioned | Guessed | Passed | SideLeft;

export const isAlone = ({ options }: Pick<BuzzleState, "options">): boolean => options.daily === true;

export function init({ seats, language, options }: Setup<BuzzleOptions>): BuzzleState {
  const sides = options.daily ? seats + 1 : seats;
  return {
    language,
    options,
    sides: Array.from({ length: sides }, () => ({ score: 0, secret: null, past: [], ...blank(options) })),
    phase:
      options.opening === "quick-buzzle"
        ? { name: "opening", race: freshRace(seats) }
        : { name: "choosing", starts: null },
    step: 0,
    fallen: [],
    last: null,
  };
}

/** What is known of a word when nothing is. */
export const blank = ({ length }: BuzzleOptions): Pick<Side, "boxes" | "wrong" | "possible"> => ({
  boxes: Array.from({ length }, () => EMPTY_BOX),
  wrong: [],
  possible: null,
});

export const isOut = (state: BuzzleState, seat: Seat): boolean =>
  state.fallen.some((fallen) => fallen.seat === seat);

/** From the opening's deal on, or the first move after the words are chosen; a guess may come out of turn. */
export const counts = ({ phase, step, sides }: BuzzleState): boolean =>
  phase.name === "opening"
    ? phase.race.running
    : step > 1 || sides.some(({ past, wrong }) => past.length > 0 || wrong.length > 0);

export const living = (state: BuzzleState): Seat[] =>
  state.sides.map((_, seat) => seat).filter((seat) => !isOut(state, seat));

/** By which words the opening is played. */
export const openingRule = ({ language, options }: BuzzleState): RaceRule => ({
  language,
  length: OPENING_LENGTH,
  vocabulary: buzzleVocabulary(options),
});

/** The next living side to the left. */
export function leftOf(state: BuzzleState, seat: Seat): Seat {
  if (isAlone(state)) return PLAYER;
  const sides = living(state);
  return sides.find((each) => each > seat) ?? sides[0]!;
}

/** The number of the word that is sought, or being chosen: 1, 2 … */
export const wordNoOf = ({ past }: Side): number => 1 + past.filter(({ by }) => by !== null).length;

export const standingsOf = ({ options, sides, fallen }: BuzzleState): Standing[] =>
  sides.map(({ secret, boxes }, seat) => ({
    seat,
    // Who plays alone has nothing to hide, and may ask at once.
    ready: secret !== null || (options.daily === true && seat === PLAYER),
    out: fallen.find((each) => each.seat === seat)?.by ?? null,
    boxes,
  }));

/** Words may be guessed at any time, also out of turn. */
export function invited(state: BuzzleState): Seat[] {
  if (state.phase.name !== "turn" || isAlone(state)) return [];
  const standings = standingsOf(state);
  return living(state).filter((seat) => targetsOf(standings, seat).length > 0);
}
