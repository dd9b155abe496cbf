import type { Language } from "../../core/language.ts";
import { applyRace, freshRace, nextRace, type Race } from "../buzzle-family/race.ts";
import type { LeaveReason, Seat, Setup } from "../game.ts";
import type { EndReason, QuickBuzzleEvent } from "./events.ts";
import type { QuickBuzzleOptions } from "./options.ts";
import { applySolo, HEAP_MS, type Solo, timed } from "./solo.ts";

export interface QuickBuzzleState {
  readonly language: Language;
  readonly options: QuickBuzzleOptions;
  /** The race that is run now, or was the last. */
  readonly race: Race;
  /** The races before it. */
  readonly past: readonly PastRace[];
  /** Seats that are out, the first one first. */
  readonly fallen: readonly { readonly seat: Seat; readonly by: LeaveReason }[];
  /** The word that won this race. */
  readonly solution: string | null;
  /** Of the puzzle of the day, once it is drawn. */
  readonly solo?: Solo;
  readonly end: { readonly winner: Seat | null; readonly reason: EndReason } | null;
}

export interface PastRace {
  readonly race: Race;
  readonly solution: string | null;
}

export const init = ({ seats, language, options }: Setup<QuickBuzzleOptions>): QuickBuzzleState => ({
  language,
  options,
  race: freshRace(seats),
  past: [],
  fallen: [],
  solution: null,
  end: null,
});

export const isOut = (state: QuickBuzzleState, seat: Seat): boolean =>
  state.fallen.some((fallen) => fallen.seat === seat);

/** From the first deal on. */
export const counts = ({ race, past }: QuickBuzzleState): boolean => race.running || past.length > 0;

export const living = (state: QuickBuzzleState): Seat[] =>
  state.race.runners.map((_, seat) => seat).filter((seat) => !isOut(state, seat));

/** How many races each seat has won. */
export function winsOf({ race, past }: QuickBuzzleState): number[] {
  const winners = [...past.map((each) => each.race.winner), race.winner];
  return race.runners.map((_, seat) => winners.filter((winner) => winner === seat).length);
}

export function apply(state: QuickBuzzleState, event: QuickBuzzleEvent): QuickBuzzleState {
  switch (event.type) {
    case "side-left":
      return { ...state, fallen: [...state.fallen, { seat: event.seat, by: event.reason }] };
    case "finished":
      return { ...state, end: { winner: event.winner, reason: event.reason } };
    case "race-ended": {
      const { race, solution } = state;
      const past = [...state.past, { race, solution }];
      return { ...state, past, race: nextRace(race, event.offers), solution: null };
    }
    case "solved": {
      const { word, ms = 0 } = event;
      return { ...timed(state, ms), race: applyRace(state.race, event), solution: word };
    }
    case "gave-up":
      return { ...timed(state, HEAP_MS), race: applyRace(state.race, event) };
    case "heaps-drawn":
    case "heap-dealt":
      return applySolo(state, event);
    default:
      return { ...state, race: applyRace(state.race, event) };
  }
}
