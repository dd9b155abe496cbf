import { assertNever, ok } from "../../core/result.ts";
import { compare } from "../buzzle/pieces.ts";
import { readWord } from "../buzzle/words.ts";
import type { Seat, Verdict, Wait, World } from "../game.ts";
import { buzzleVocabulary } from "../vocabulary.ts";
import { dayOf, drawSet } from "./draw.ts";
import type { EndReason, SolitaireEvent } from "./events.ts";
import { refuse } from "./refusals.ts";
import { apply, isExhausted, type SolitaireState } from "./state.ts";

export type SolitaireMove =
  | { readonly type: "make"; readonly group: number; readonly word: string }
  | { readonly type: "stop" };

const MINUTE_MS = 60_000;
const WAIT = "laps";

export function begin(state: SolitaireState, world: World): SolitaireEvent[] {
  const set = drawSet(world.words, state.options, world.chance("start"));
  return [{ type: "set-drawn", date: state.options.daily ? dayOf(world.now) : null, ...set }];
}

export function decide(
  state: SolitaireState,
  _seat: Seat,
  move: SolitaireMove,
  world: World,
): Verdict<SolitaireEvent> {
  switch (move.type) {
    case "stop":
      return ok(finish("stopped"));
    case "make":
      return make(state, move, world);
    default:
      return assertNever(move);
  }
}

export const waits = ({ options, end }: SolitaireState): readonly Wait[] =>
  end === null
    ? [{ key: WAIT, seats: [0], limit: options.minutes === 0 ? "clock" : options.minutes * MINUTE_MS }]
    : [];

export const expire = (state: SolitaireState, key: string): SolitaireEvent[] =>
  state.end === null && key === WAIT ? finish("time") : [];

export const leave = (): SolitaireEvent[] => finish("left");

function make(
  state: SolitaireState,
  { group: number, word: text }: SolitaireMove & { type: "make" },
  world: World,
): Verdict<SolitaireEvent> {
  const { groups, language, options } = state;
  const group = groups[number - 1];
  if (!group) return refuse("buzzle-solitaire/no-such-group", { group: number, groups: groups.length });
  if (group.done) return refuse("buzzle-solitaire/group-done", { group: number });
  const read = readWord(text, { language, length: null, vocabulary: buzzleVocabulary(options) }, world.words);
  if (!read.ok) return refuse(`buzzle-solitaire/${read.error.problem}`, read.error.detail);
  const word = read.value;
  const { missing, left } = compare(group.pieces, word);
  if (missing !== "" || left !== "") {
    return refuse("buzzle-solitaire/does-not-fit", { word, missing, left });
  }
  if (word === group.start || group.made.includes(word)) {
    return refuse("buzzle-solitaire/used-word", { word });
  }
  const made: SolitaireEvent = { type: "word-made", seat: 0, group: number, word };
  const isComplete = apply(state, made).groups.every(isExhausted);
  return ok(isComplete ? [made, ...finish("complete")] : [made]);
}

const finish = (reason: EndReason): SolitaireEvent[] => [{ type: "finished", reason }];
