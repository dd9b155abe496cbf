import { CLASS } from "../../lexicon/lexicon.ts";
import { afterFact, type Foretold } from "../foretold.ts";
import type { Seat } from "../game.ts";
import { make, type SolitaireMove, waits } from "./decide.ts";
import type { SolitaireTypes } from "./index.ts";
import { GROUPS, LENGTHS } from "./options.ts";
import { apply, type SolitaireState } from "./state.ts";
import { type SolitaireView, view } from "./view.ts";

/**
 * A word of these pieces. It may be none: then the server says so. Whether it was the last that the group has, nobody
 * but the server knows.
 */
export function foretell(
  shown: SolitaireView,
  seat: Seat,
  move: SolitaireMove,
): Foretold<SolitaireView> | null {
  const state = stateOf(shown);
  if (move.type !== "make" || state === null) return null;
  const facts = make(state, move, TRUSTING);
  const fact = facts.ok ? facts.value[0] : undefined;
  return fact ? afterFact<SolitaireTypes>({ apply, view, waits }, state, fact, seat) : null;
}

const TRUSTING = { classesOf: (): number => CLASS.lemma };
/** No word is this one, so that a group that still has some is never without. */
const UNKNOWN = [""];

function stateOf(shown: SolitaireView): SolitaireState | null {
  const { language, minutes, vocabulary, date, lap, end } = shown;
  const length = LENGTHS.find((each) => each === shown.length);
  if (length === undefined || shown.groups.length !== GROUPS) return null;
  const groups = shown.groups.map(({ start, pieces, made, done, exhausted }) => ({
    start,
    pieces,
    made,
    done,
    solutions: exhausted ? [] : UNKNOWN,
  }));
  const daily = date !== null;
  const options = { length, minutes, vocabulary, daily, clock: { kind: "none" }, teams: false } as const;
  return { language, options, date, groups, lap, end };
}
