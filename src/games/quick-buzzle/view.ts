import type { Language } from "../../core/language.ts";
import type { GameView, LeaveReason, Outcome, Secret, Viewer } from "../game.ts";
import { type BuzzleVocabulary, buzzleVocabulary, hasNames } from "../vocabulary.ts";
import type { EndReason } from "./events.ts";
import { piecesFor } from "./race.ts";
import { type RaceView, raceView } from "./race-view.ts";
import { isOut, type QuickBuzzleState } from "./state.ts";

export const PHASES = ["choosing", "racing", "finished"] as const;

/** All that one viewer knows. */
export interface QuickBuzzleView extends GameView {
  readonly phase: (typeof PHASES)[number];
  readonly language: Language;
  readonly length: number;
  readonly names: boolean;
  readonly vocabulary: BuzzleVocabulary;
  readonly minutes: number;
  readonly race: RaceView;
  readonly out: readonly (LeaveReason | null)[];
  readonly end: EndView | null;
}

export interface EndView {
  readonly winner: number | null;
  readonly reason: EndReason;
  /** The word that won. */
  readonly solution: string | null;
  /** Everybody's heap. */
  readonly pieces: readonly (string | null)[];
}

export function view(state: QuickBuzzleState, viewer: Viewer): QuickBuzzleView {
  const { language, options, race, fallen, end, solution } = state;
  const vocabulary = buzzleVocabulary(options);
  const seats = race.runners.map((_, seat) => seat);
  return {
    phase: end ? "finished" : race.running ? "racing" : "choosing",
    language,
    length: options.length,
    names: hasNames(vocabulary),
    vocabulary,
    minutes: options.minutes,
    race: raceView(race, viewer, end !== null),
    out: seats.map((seat) => fallen.find((each) => each.seat === seat)?.by ?? null),
    end: end && { ...end, solution, pieces: seats.map((seat) => piecesFor(race, seat)) },
  };
}

/** A draw has no winner: everybody who is left shares the first rank. */
export function outcome(state: QuickBuzzleState): Outcome | null {
  const { race, end } = state;
  if (!end) return null;
  const seats = race.runners.map((_, seat) => seat);
  const { winner, reason } = end;
  const rank = (seat: number): number => {
    if (winner === null) return isOut(state, seat) ? 2 : 1;
    return seat === winner ? 1 : isOut(state, seat) ? 3 : 2;
  };
  const ranks = seats.map(rank);
  return {
    winners: winner === null ? [] : [winner],
    ranking: ranks.map((mine) => 1 + ranks.filter((other) => other < mine).length),
    reason,
    scores: null,
  };
}

export const secrets = ({ race }: QuickBuzzleState): Secret[] =>
  race.runners.flatMap(({ secret }, seat) => {
    if (!secret) return [];
    const { word, commitment, nonce } = secret;
    return [{ seat, epoch: 1, word, commitment, nonce }];
  });
