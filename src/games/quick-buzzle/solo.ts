import { piecesOf } from "../buzzle-family/pieces.ts";
import { dealHeap, isDecided } from "../buzzle-family/race.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { suggestions } from "../buzzle-family/words.ts";
import type { Outcome, World } from "../game.ts";
import type { Finished, HeapDealt, HeapsDrawn } from "./events.ts";
import type { PastRace, QuickBuzzleState } from "./state.ts";

/**
 * The puzzle of the day: five heaps, one after the other against the clock. Each is a race that one runs alone, so
 * whatever a race refuses, answers and lets time do holds here too.
 */
export const HEAP_LENGTHS = [3, 3, 4, 4, 5] as const;
export const HEAP_MS = 60_000;
const SECOND_MS = 1000;
/** More than all heaps together can take, in seconds: whoever solves one more is always ahead. */
const A_HEAP = 1000;

export interface Solo {
  /** The words that the heaps were made of; nobody sees them while the day lasts. */
  readonly words: readonly string[];
  /** When the heap on the table was dealt. */
  readonly dealtAt: number;
  /** How long each heap that is over took. */
  readonly times: readonly number[];
}

export const isSolo = ({ options }: Pick<QuickBuzzleState, "options">): boolean => options.daily === true;

/** Common words whose pieces differ, so that no heap comes twice. */
export function drawHeaps({ options }: QuickBuzzleState, world: World): HeapsDrawn {
  const chance = world.chance("heaps");
  const words: string[] = [];
  for (const length of HEAP_LENGTHS) {
    const all = suggestions(world.words, length, buzzleVocabulary(options));
    const fresh = all.filter((word) => words.every((each) => piecesOf(each) !== piecesOf(word)));
    words.push(chance.pick(fresh.length > 0 ? fresh : all));
  }
  return { type: "heaps-drawn", words };
}

export const isStarted = ({ race }: QuickBuzzleState): boolean => race.running;

export function nextHeap({ race, solo }: QuickBuzzleState, now: number): HeapDealt {
  const no = race.running ? race.no + 1 : race.no;
  return { type: "heap-dealt", no, pieces: piecesOf(solo!.words[no - 1]!), at: now };
}

/** How long somebody who moves now has had the heap; what the way to us takes is no part of it. */
export const heldMs = ({ solo }: QuickBuzzleState, { now, lagMs }: World): number =>
  Math.min(HEAP_MS, Math.max(0, Math.round(now - lagMs - solo!.dealtAt)));

/** The next heap, or the end after the last one. */
export function afterHeap(state: QuickBuzzleState, world: World): HeapDealt | Finished | null {
  const { race, fallen } = state;
  if (fallen.length > 0) return over("left");
  if (!isDecided(race, [0])) return null;
  return race.no < HEAP_LENGTHS.length ? nextHeap(state, world.now) : over("heaps-over");
}

const over = (reason: "left" | "heaps-over"): Finished => ({
  type: "finished",
  winner: null,
  reason,
  words: [],
});

export function applySolo(state: QuickBuzzleState, event: HeapsDrawn | HeapDealt): QuickBuzzleState {
  if (event.type === "heaps-drawn") return { ...state, solo: { words: event.words, dealtAt: 0, times: [] } };
  const { race, solution, past } = state;
  return {
    ...state,
    race: dealHeap(race, event.no, event.pieces),
    past: race.running ? [...past, { race, solution }] : past,
    solution: null,
    solo: { ...state.solo!, dealtAt: event.at },
  };
}

/** A heap is over after so long. One that nobody solved has had its whole minute. */
export const timed = (state: QuickBuzzleState, ms: number): QuickBuzzleState =>
  state.solo ? { ...state, solo: { ...state.solo, times: [...state.solo.times, ms] } } : state;

/** The heaps that are over: their pieces, the word that was built and how long it took. */
export interface HeapView {
  readonly pieces: string;
  readonly word: string | null;
  readonly ms: number;
}
export interface SoloView {
  readonly heaps: readonly HeapView[];
  readonly of: number;
  readonly solved: number;
  readonly seconds: number;
}

export function soloView(state: QuickBuzzleState): SoloView {
  const { past, race, solution, end, solo } = state;
  const shown: PastRace[] = end && race.running ? [...past, { race, solution }] : [...past];
  const heaps = shown.map(
    (each, i): HeapView => ({
      pieces: each.race.runners[0]!.heap ?? "",
      word: each.solution,
      ms: solo?.times[i] ?? HEAP_MS,
    }),
  );
  const solved = heaps.filter(({ word }) => word !== null).length;
  const missed = (HEAP_LENGTHS.length - heaps.length) * HEAP_MS;
  const ms = heaps.reduce((sum, each) => sum + each.ms, end ? missed : 0);
  return { heaps, of: HEAP_LENGTHS.length, solved, seconds: Math.ceil(ms / SECOND_MS) };
}

/** One number for the day's table: the heaps solved, and among as many the quicker. */
export const scoreOf = ({ solved, seconds }: Pick<SoloView, "solved" | "seconds">): number =>
  solved * A_HEAP - seconds;

/** What that number says. */
export function readScore(score: number): Pick<SoloView, "solved" | "seconds"> {
  const solved = Math.ceil(score / A_HEAP);
  return { solved: Math.max(0, solved), seconds: Math.max(0, solved) * A_HEAP - score };
}

export function soloOutcome(state: QuickBuzzleState): Outcome | null {
  const { end } = state;
  return end && { winners: [0], ranking: [1], reason: end.reason, scores: [scoreOf(soloView(state))] };
}
