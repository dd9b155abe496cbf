import { dayOf } from "../../core/day.ts";
import { assertNever, ok } from "../../core/result.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { compare, piecesOf } from "../buzzle-family/pieces.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { readWord } from "../buzzle-family/words.ts";
import type { Seat, Verdict, Wait, World } from "../game.ts";
import { drawSet, solutionsBeside } from "./draw.ts";
import type { EndReason, SolitaireEvent } from "./events.ts";
import { GROUPS } from "./options.ts";
import { refuse } from "./refusals.ts";
import { apply, isExhausted, isSetting, type SolitaireState } from "./state.ts";

export type SolitaireMove =
  | { readonly type: "make"; readonly group: number; readonly word: string }
  /** The player's own starting words. */
  | { readonly type: "set"; readonly words: readonly string[] }
  | { readonly type: "stop" };

const MINUTE_MS = 60_000;
const WAIT = "laps";
const SETTING = "words";

export function begin(state: SolitaireState, world: World): SolitaireEvent[] {
  return state.options.own ? [] : [drawn(state, world)];
}

function drawn(state: SolitaireState, world: World): SolitaireEvent {
  const set = drawSet(world.words, state.options, world.chance("start"));
  return { type: "set-drawn", date: state.options.daily ? dayOf(world.now) : null, ...set };
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
      return make(state, move, world.words);
    case "set":
      return give(state, move.words, world);
    default:
      return assertNever(move);
  }
}

/** The time of the game begins with the four words, however long it takes to give them. */
export function waits(state: SolitaireState): readonly Wait[] {
  const { options, end } = state;
  if (end !== null) return [];
  if (isSetting(state)) return [{ key: SETTING, seats: [0], limit: "clock" }];
  return [{ key: WAIT, seats: [0], limit: options.minutes === 0 ? "clock" : options.minutes * MINUTE_MS }];
}

export function expire(state: SolitaireState, key: string, world: World): SolitaireEvent[] {
  if (isSetting(state)) return key === SETTING ? [drawn(state, world)] : [];
  return state.end === null && key === WAIT ? finish("time") : [];
}

export const leave = (): SolitaireEvent[] => finish("left");

export function make(
  state: SolitaireState,
  { group: number, word: text }: SolitaireMove & { type: "make" },
  words: Pick<Lexicon, "classesOf">,
): Verdict<SolitaireEvent> {
  const { groups, language, options } = state;
  if (isSetting(state)) return refuse("buzzle-solitaire/set-first");
  const group = groups[number - 1];
  if (!group) return refuse("buzzle-solitaire/no-such-group", { group: number, groups: groups.length });
  if (group.done) return refuse("buzzle-solitaire/group-done", { group: number });
  const read = readWord(text, { language, length: null, vocabulary: buzzleVocabulary(options) }, words);
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

/** The player's own words: allowed ones of the right length, no two of the same pieces, each with more to build. */
function give(state: SolitaireState, texts: readonly string[], world: World): Verdict<SolitaireEvent> {
  const { language, options } = state;
  if (!isSetting(state)) return refuse("buzzle-solitaire/set-already");
  if (texts.length !== GROUPS) return refuse("buzzle-solitaire/four-words", { count: texts.length });
  const vocabulary = buzzleVocabulary(options);
  const words: string[] = [];
  for (const text of texts) {
    const read = readWord(text, { language, length: options.length, vocabulary }, world.words);
    if (!read.ok) return refuse(`buzzle-solitaire/${read.error.problem}`, read.error.detail);
    const word = read.value;
    const other = words.find((each) => piecesOf(each) === piecesOf(word));
    if (other !== undefined) return refuse("buzzle-solitaire/same-pieces", { word, other });
    words.push(word);
  }
  const solutions = words.map((word) => solutionsBeside(word, world.words, vocabulary));
  const barren = solutions.findIndex((found) => found.length === 0);
  if (barren >= 0) return refuse("buzzle-solitaire/nothing-else", { word: words[barren]! });
  return ok([{ type: "set-given", seat: 0, words, solutions }]);
}

const finish = (reason: EndReason): SolitaireEvent[] => [{ type: "finished", reason }];
