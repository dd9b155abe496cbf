import type { Language } from "../../core/language.ts";
import { type AloneView, aloneView, PLAYER } from "../alone.ts";
import type { Box } from "../buzzle-family/box.ts";
import { type RaceView, raceView } from "../buzzle-family/race-view.ts";
import { type BuzzleVocabulary, buzzleVocabulary, hasNames } from "../buzzle-family/vocabulary.ts";
import type { GameView, LeaveReason, Seat, Viewer } from "../game.ts";
import type { EndReason } from "./events.ts";
import type { NoPoint } from "./options.ts";
import { endOf } from "./outcome.ts";
import { type BuzzleState, type Happening, isAlone, type PhaseName, standingsOf, wordNoOf } from "./state.ts";

/** All that one viewer knows. */
export interface BuzzleView extends GameView {
  readonly phase: PhaseName;
  readonly language: Language;
  readonly length: number;
  readonly fast: boolean;
  readonly noPoint: NoPoint;
  readonly names: boolean;
  readonly vocabulary: BuzzleVocabulary;
  readonly notebook: boolean;
  readonly turn: Seat | null;
  readonly sides: readonly SideView[];
  /** The round of Quick Buzzle, while it lasts. */
  readonly race: RaceView | null;
  readonly last: Happening | null;
  readonly end: { readonly winner: Seat; readonly reason: EndReason } | null;
  /** The puzzle of the day: what it has cost so far; only there. */
  readonly alone?: AloneView;
}

/** One side and what the table knows of its word. */
export interface SideView {
  readonly seat: Seat;
  readonly score: number;
  /** The number of the word that is sought, or being chosen: 1, 2 … */
  readonly wordNo: number;
  /** Has a word. */
  readonly ready: boolean;
  readonly out: LeaveReason | null;
  readonly commitment: string | null;
  /** The viewer's own word, or one that has been shown. */
  readonly word: string | null;
  /** The server chose the viewer's word. */
  readonly given: boolean;
  readonly boxes: readonly Box[];
  readonly wrong: readonly string[];
  /** Earlier words; `by` is null for the word of the opening. */
  readonly past: readonly { readonly word: string; readonly by: Seat | null }[];
  /** The notebook: how many words it may still be. */
  readonly possible: number | null;
}

export function view(state: BuzzleState, viewer: Viewer): BuzzleView {
  const { phase, language, options, last } = state;
  const { length, fast, noPoint, notebook } = options;
  const vocabulary = buzzleVocabulary(options);
  return {
    phase: phase.name,
    language,
    length,
    fast,
    noPoint,
    names: hasNames(vocabulary),
    vocabulary,
    notebook,
    turn: phase.name === "turn" ? phase.seat : null,
    sides: state.sides.map((_, seat) => sideView(state, seat, viewer)),
    race: phase.name === "opening" ? raceView(phase.race, viewer, false) : null,
    last,
    end: phase.name === "finished" ? { winner: phase.winner, reason: phase.reason } : null,
    ...(isAlone(state) ? { alone: aloneView(state.sides[PLAYER]!.score, endOf(state)) } : {}),
  };
}

function sideView(state: BuzzleState, seat: Seat, viewer: Viewer): SideView {
  const side = state.sides[seat]!;
  const { score, secret, past, boxes, wrong, possible } = side;
  const { ready, out } = standingsOf(state)[seat]!;
  const own = seat === viewer;
  const shown = own || (!isAlone(state) && (out !== null || state.phase.name === "finished"));
  return {
    seat,
    score,
    wordNo: wordNoOf(side),
    ready,
    out,
    commitment: secret?.commitment ?? null,
    word: shown ? (secret?.word ?? null) : null,
    given: own && secret?.given === true,
    boxes: boxes.map(({ laid, under, fixed, wrong, barred }) => ({ laid, under, fixed, wrong, barred })),
    wrong,
    past: past.map(({ word, by }) => ({ word, by })),
    possible,
  };
}
