import type { Language } from "../../core/language.ts";
import type { LeaveReason, Seat, Setup } from "../game.ts";
import { remembering } from "../remembering.ts";
import type { EndReason, QuickBuzzleEvent } from "./events.ts";
import type { QuickBuzzleOptions } from "./options.ts";
import { applyRace, freshRace, type Race } from "./race.ts";

export interface QuickBuzzleState {
  readonly language: Language;
  readonly options: QuickBuzzleOptions;
  readonly race: Race;
  /** Seats that are out, the first one first. */
  readonly fallen: readonly { readonly seat: Seat; readonly by: LeaveReason }[];
  /** The word that won. */
  readonly solution: string | null;
  readonly end: { readonly winner: Seat | null; readonly reason: EndReason } | null;
}

export const init = ({ seats, language, options }: Setup<QuickBuzzleOptions>): QuickBuzzleState => ({
  language,
  options,
  race: freshRace(seats),
  fallen: [],
  solution: null,
  end: null,
});

export const isOut = (state: QuickBuzzleState, seat: Seat): boolean =>
  state.fallen.some((fallen) => fallen.seat === seat);

/** From the deal on. */
export const counts = ({ race }: QuickBuzzleState): boolean => race.running;

export const living = (state: QuickBuzzleState): Seat[] =>
  state.race.runners.map((_, seat) => seat).filter((seat) => !isOut(state, seat));

export const apply = remembering(fold);

function fold(state: QuickBuzzleState, event: QuickBuzzleEvent): QuickBuzzleState {
  switch (event.type) {
    case "side-left":
      return { ...state, fallen: [...state.fallen, { seat: event.seat, by: event.reason }] };
    case "finished":
      return { ...state, end: { winner: event.winner, reason: event.reason } };
    case "solved":
      return { ...state, race: applyRace(state.race, event), solution: event.word };
    default:
      return { ...state, race: applyRace(state.race, event) };
  }
}
