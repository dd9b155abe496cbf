import type { Language } from "../../core/language.ts";
import { type BuzzleVocabulary, buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import type { GameView, Viewer } from "../game.ts";
import type { EndReason } from "./events.ts";
import { isExhausted, isSetting, type SolitaireState, scoreOf } from "./state.ts";

/** `setting`: the player gives the four words. */
export const PHASES = ["setting", "making", "finished"] as const;

export interface SolitaireView extends GameView {
  readonly phase: (typeof PHASES)[number];
  readonly language: Language;
  readonly length: number;
  readonly minutes: number;
  readonly vocabulary: BuzzleVocabulary;
  /** The day of a daily puzzle, `2026-11-16`. */
  readonly date: string | null;
  readonly lap: number;
  readonly score: number;
  readonly groups: readonly GroupView[];
  readonly end: EndReason | null;
}

export interface GroupView {
  readonly start: string;
  readonly pieces: string;
  readonly made: readonly string[];
  /** Has its word of this lap. */
  readonly done: boolean;
  /** No word is left to be found. */
  readonly exhausted: boolean;
  /** Every word there is beside the starting one; only at the end, and not of a puzzle that others still solve. */
  readonly solutions: readonly string[] | null;
}

export function view(state: SolitaireState, _viewer: Viewer): SolitaireView {
  const { language, options, date, lap, groups, end } = state;
  return {
    phase: end !== null ? "finished" : isSetting(state) ? "setting" : "making",
    language,
    length: options.length,
    minutes: options.minutes,
    vocabulary: buzzleVocabulary(options),
    date,
    lap,
    score: scoreOf(state),
    groups: groups.map((group) => ({
      start: group.start,
      pieces: group.pieces,
      made: group.made,
      done: group.done,
      exhausted: isExhausted(group),
      solutions:
        end === null || date !== null ? null : [...new Set([...group.solutions, ...group.made])].sort(),
    })),
    end,
  };
}
