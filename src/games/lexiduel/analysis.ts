import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Seat, Setup } from "../game.ts";
import { apply } from "./apply.ts";
import { bestGain } from "./best.ts";
import type { LettersPlaced, LexiduelEvent, SeatScores, TurnPassed } from "./events.ts";
import { formatMove } from "./notation.ts";
import type { LexiduelOptions } from "./options.ts";
import { init, type LexiduelState, matchScores } from "./state.ts";
import { swingOn } from "./weigh.ts";
import { classesOf } from "./words.ts";

/** A finished match looked at again: how the points went, and what could have been played. Plain JSON. */
export interface Analysis {
  readonly turns: readonly AnalysedTurn[];
}

export interface AnalysedTurn {
  /** From 1. */
  readonly game: number;
  readonly round: number;
  readonly seat: Seat;
  /** As text; null for a pass. */
  readonly played: string | null;
  /** What the mover gained plus what the other side lost. */
  readonly gain: number;
  /** The move that would have gained most, where it gains more than the one played. */
  readonly best: { readonly move: string; readonly gain: number } | null;
  /** The match's points after the turn. */
  readonly scores: SeatScores;
}

/** A function of the log alone: `events` are the game's own, in their order. */
export function analyse(
  setup: Setup<LexiduelOptions>,
  events: readonly LexiduelEvent[],
  words: Lexicon,
): Analysis {
  const turns: AnalysedTurn[] = [];
  let state = init(setup);
  for (const event of events) {
    const after = apply(state, event);
    if (event.type === "letters-placed" || event.type === "turn-passed") {
      turns.push(analyseTurn(state, event, after, words));
    }
    state = after;
  }
  return { turns };
}

function analyseTurn(
  { position, played, options }: LexiduelState,
  event: LettersPlaced | TurnPassed,
  after: LexiduelState,
  words: Lexicon,
): AnalysedTurn {
  const isPlaced = event.type === "letters-placed";
  const gain = isPlaced ? swingOn(position)(event.squares, event.line, event.captures) : 0;
  const best = bestGain(position, { words, classes: classesOf(options), polite: true }, gain);
  return {
    game: played.length + 1,
    round: Math.floor(position.turn / 2) + 1,
    seat: event.seat,
    played: isPlaced ? formatMove(position.board, event) : null,
    gain,
    best: best && { move: formatMove(position.board, best.move), gain: best.swing },
    scores: matchScores(after),
  };
}
