import type { Seat, Viewer } from "../game.ts";
import { isChoosing, piecesFor, type Race, type Try } from "./race.ts";

/** What one viewer knows of a round. */
export interface RaceView {
  readonly running: boolean;
  readonly runners: readonly RunnerView[];
  readonly winner: Seat | null;
  /** The viewer's own heap; null before the deal and for a spectator. */
  readonly pieces: string | null;
  readonly tries: readonly Try[];
  readonly restUntil: number | null;
  /** A word filled in for the viewer, who may take it or choose another. */
  readonly offer: string | null;
}

export interface RunnerView {
  readonly seat: Seat;
  readonly ready: boolean;
  readonly stopped: boolean;
  readonly from: Seat | null;
  readonly commitment: string | null;
  /** The viewer's own word, or all words once the round is over. */
  readonly word: string | null;
  readonly given: boolean;
}

export function raceView(race: Race, viewer: Viewer, over: boolean): RaceView {
  const own = viewer === null ? null : race.runners[viewer]!;
  return {
    running: race.running,
    runners: race.runners.map(({ secret, stopped, from }, seat) => ({
      seat,
      ready: secret !== null,
      stopped,
      from,
      commitment: secret?.commitment ?? null,
      word: over || seat === viewer ? (secret?.word ?? null) : null,
      given: seat === viewer && secret?.given === true,
    })),
    winner: race.winner,
    pieces: viewer === null ? null : piecesFor(race, viewer),
    tries: own ? own.tries : [],
    restUntil: own ? own.restUntil : null,
    offer: viewer !== null && isChoosing(race, viewer) ? own!.offer : null,
  };
}
