import type { Language } from "../../core/language.ts";
import { piecesFor, type Race, wordsOf } from "../buzzle-family/race.ts";
import { type RaceView, raceView } from "../buzzle-family/race-view.ts";
import { type BuzzleVocabulary, buzzleVocabulary, hasNames } from "../buzzle-family/vocabulary.ts";
import type { GameView, LeaveReason, Outcome, Seat, Secret, Viewer } from "../game.ts";
import type { EndReason } from "./events.ts";
import { MOST_RACES } from "./options.ts";
import { isSolo, type SoloView, soloOutcome, soloView } from "./solo.ts";
import { isOut, type QuickBuzzleState, winsOf } from "./state.ts";

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
  readonly series: boolean;
  /** Which race of the series it is. */
  readonly round: number;
  /** Races won by each seat. */
  readonly wins: readonly number[];
  /** The races before this one, laid open. */
  readonly past: readonly PastRaceView[];
  readonly out: readonly (LeaveReason | null)[];
  readonly end: EndView | null;
  /** The puzzle of the day so far; only there. */
  readonly solo?: SoloView;
}

export interface PastRaceView {
  readonly winner: Seat | null;
  readonly solution: string | null;
  readonly words: readonly (string | null)[];
  readonly pieces: readonly (string | null)[];
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
    series: options.series === true,
    round: race.no,
    wins: winsOf(state),
    past: state.past.map((each) => ({
      winner: each.race.winner,
      solution: each.solution,
      words: wordsOf(each.race),
      pieces: heapsOf(each.race),
    })),
    out: seats.map((seat) => fallen.find((each) => each.seat === seat)?.by ?? null),
    end: end && { ...end, solution, pieces: heapsOf(race) },
    ...(isSolo(state) ? { solo: soloView(state) } : {}),
  };
}

const heapsOf = (race: Race): (string | null)[] => race.runners.map((_, seat) => piecesFor(race, seat));

/** The winner first, then by races won, those who left last. A draw has no winner. */
export function outcome(state: QuickBuzzleState): Outcome | null {
  const { end, options } = state;
  if (isSolo(state)) return soloOutcome(state);
  if (!end) return null;
  const { winner, reason } = end;
  const wins = winsOf(state);
  const worth = wins.map((won, seat) => (seat === winner ? MOST_RACES + 1 : isOut(state, seat) ? -1 : won));
  return {
    winners: winner === null ? [] : [winner],
    ranking: worth.map((mine) => 1 + worth.filter((other) => other > mine).length),
    reason,
    scores: options.series ? wins : null,
  };
}

export const secrets = ({ past, race }: QuickBuzzleState): Secret[] =>
  [...past.map((each) => each.race), race].flatMap(({ no, runners }) =>
    runners.flatMap(({ secret }, seat) => {
      if (!secret) return [];
      const { word, commitment, nonce } = secret;
      return [{ seat, epoch: no, word, commitment, nonce }];
    }),
  );
