import type { Language } from "../../core/language.ts";
import type { Seat, Viewer } from "../game.ts";
import type { RingGiven, WordMade } from "./events.ts";
import { type Ground, ringsOf } from "./ground.ts";
import {
  type Departure,
  type GameResult,
  isAlone,
  type OverturnState,
  OWN_WORDS,
  type Phase,
} from "./state.ts";

/** What everybody sees: all but the lower layer. Players and spectators see the same. */
export interface OverturnView extends Ground {
  readonly phase: Phase["name"];
  readonly language: Language;
  readonly games: 1 | 2;
  readonly autoEnd: boolean;
  /** 1 or 2. */
  readonly game: number;
  readonly turn: Seat | null;
  /** The last move was a pass by choice: another one ends the game. */
  readonly passed: boolean;
  /** Rings on the board by colour. */
  readonly score: readonly [number, number];
  /** The games that have ended. */
  readonly past: readonly GameResult[];
  readonly last: WordMade | RingGiven | null;
  readonly left: Departure | null;
  /** The puzzle of the day: how many words are made, and of how many; only there. */
  readonly alone?: { readonly made: number; readonly of: number };
}

export function view(state: OverturnState, _viewer: Viewer): OverturnView {
  const { phase, language, options, mode, game, faces, rings, zx, qu, opened, passes, past, last } = state;
  return {
    phase: phase.name,
    language,
    mode,
    games: options.games,
    autoEnd: options.autoEnd,
    game,
    turn: phase.name === "turn" ? phase.seat : null,
    faces,
    rings,
    zx,
    qu,
    opened,
    passed: passes > 0,
    score: ringsOf(state),
    past,
    last,
    left: phase.name === "finished" ? phase.left : null,
    ...(isAlone(state) ? { alone: { made: state.made ?? 0, of: OWN_WORDS } } : {}),
  };
}
