import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { GameEvent, Seat, Setup } from "../game.ts";
import { apply } from "./apply.ts";
import type { OverturnEvent, RingGiven, WordMade } from "./events.ts";
import { PASS_SWING, type Placed, swingOf } from "./ground.ts";
import type { OverturnOptions } from "./options.ts";
import { bestWord } from "./search.ts";
import { init, type OverturnState } from "./state.ts";

/** One move of a finished match, beside the best word that was there. Swings are differences in rings. */
export interface JudgedMove {
  readonly game: number;
  readonly seat: Seat;
  /** Null for a pass. */
  readonly word: string | null;
  readonly cells: readonly number[];
  readonly swing: number;
  /** Null when there was none. */
  readonly best: (Placed & { readonly swing: number }) | null;
  /** How much more the best word would have swung; 0 when nothing better was there. */
  readonly missed: number;
}

/** Judges every move of a match from all its events, in their order; those of other kinds are passed over. */
export function analyse(
  setup: Setup<OverturnOptions>,
  events: readonly GameEvent[],
  words: Lexicon,
): JudgedMove[] {
  const judged: JudgedMove[] = [];
  let state = init(setup);
  for (const event of events) {
    if (!isOurs(event)) continue;
    if (event.type === "word-made" || event.type === "ring-given") judged.push(judge(state, event, words));
    state = apply(state, event);
  }
  return judged;
}

function judge(state: OverturnState, event: WordMade | RingGiven, words: Lexicon): JudgedMove {
  const { seat } = event;
  const isWord = event.type === "word-made";
  const swing = isWord ? swingOf(event) : PASS_SWING;
  const found = bestWord(state, seat, words, true);
  const best = found && {
    word: found.word,
    cells: found.cells,
    zx: found.zx,
    qu: found.qu,
    swing: found.swing,
  };
  return {
    game: state.game,
    seat,
    word: isWord ? event.word : null,
    cells: isWord ? event.cells : [event.cell],
    swing,
    best,
    missed: Math.max(0, (best?.swing ?? swing) - swing),
  };
}

const OURS: Readonly<Record<OverturnEvent["type"], true>> = {
  "tiles-laid": true,
  "position-set": true,
  "word-made": true,
  "ring-given": true,
  "game-ended": true,
  "side-left": true,
};

const isOurs = (event: GameEvent): event is OverturnEvent => Object.hasOwn(OURS, event.type);
