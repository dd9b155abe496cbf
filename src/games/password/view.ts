import type { Language } from "../../core/language.ts";
import { type AloneEnd, type AloneView, aloneView } from "../alone.ts";
import type { GameView, Seat, Viewer } from "../game.ts";
import { circleOf } from "./circles.ts";
import type { Dice } from "./events.ts";
import type { Level, WordRule } from "./options.ts";
import type { WordRecord } from "./record.ts";
import {
  type Fallen,
  type Happening,
  isAlone,
  type PasswordState,
  type PhaseName,
  pointsOf,
} from "./state.ts";

/**
 * All that one viewer knows. At level 1 no field of it grows or changes with the length of a word the viewer
 * may not know.
 */
export interface PasswordView extends GameView {
  /** `turn` is before the roll, `asking` after it. */
  readonly phase: PhaseName;
  readonly language: Language;
  readonly level: Level;
  readonly words: WordRule;
  /** The length all words share at level 2. */
  readonly length: number | null;
  /** Who has the hand. */
  readonly turn: Seat | null;
  /** The last throw, and the circle where the pawn stands since. */
  readonly dice: Dice | null;
  readonly circle: number | null;
  readonly sides: readonly SideView[];
  readonly last: Happening | null;
  readonly end: EndView | null;
  /** The puzzle of the day: what it has cost so far; only there. */
  readonly alone?: AloneView;
}

/** One side and what the table has heard about its word. */
export interface SideView extends WordRecord {
  readonly seat: Seat;
  /** Has chosen its word. */
  readonly ready: boolean;
  /** How it was eliminated. */
  readonly out: Fallen["by"] | null;
  readonly commitment: string | null;
  /** The viewer's own word, or one that has been shown. */
  readonly word: string | null;
  /** The server chose the viewer's word. */
  readonly given: boolean;
}

export interface EndView {
  readonly winner: Seat;
  /** The last one left. */
  readonly survivor: Seat;
  /** The survivor's word, taken on honour, did not conform: the side it guessed last wins. */
  readonly dishonoured: boolean;
  /** How the puzzle of the day ended; only there. */
  readonly alone?: AloneEnd;
}

export function view(state: PasswordState, viewer: Viewer): PasswordView {
  const { phase, language, options, dice, last } = state;
  return {
    phase: phase.name,
    language,
    level: options.level,
    words: options.words,
    length: options.level === 2 ? options.length : null,
    turn: "seat" in phase ? phase.seat : null,
    dice,
    circle: dice && circleOf(dice),
    sides: state.sides.map((_, seat) => sideView(state, seat, viewer)),
    last,
    end: endView(state),
    ...(isAlone(state) ? { alone: aloneView(pointsOf(state), endOfAlone(state)) } : {}),
  };
}

function sideView(state: PasswordState, seat: Seat, viewer: Viewer): SideView {
  const { secret, record } = state.sides[seat]!;
  const out = state.fallen.find((fallen) => fallen.seat === seat)?.by ?? null;
  const own = seat === viewer;
  // Others still look for the word of the day: only who has found it sees it.
  const shown = own || out !== null || (state.phase.name === "finished" && !isAlone(state));
  const { letters, positions, absent, noMore, circles, wrong } = record;
  return {
    seat,
    ready: secret !== null,
    out,
    commitment: secret?.commitment ?? null,
    word: shown ? (secret?.word ?? null) : null,
    given: own && secret?.given === true,
    letters,
    positions,
    absent,
    noMore,
    circles,
    wrong,
  };
}

const endOfAlone = ({ phase }: PasswordState): AloneEnd | null =>
  phase.name === "finished" ? (phase.alone ?? null) : null;

function endView({ phase }: PasswordState): EndView | null {
  if (phase.name !== "finished") return null;
  const { winner, survivor, dishonoured, alone } = phase;
  return { winner, survivor, dishonoured, ...(alone && { alone }) };
}
