import { assertNever, ok, type Result } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import type { Refusal, Seat, Verdict, World } from "../game.ts";
import { circleOf, lettersOf } from "./circles.ts";
import { secretChosen, throwDice, withConsequences } from "./consequences.ts";
import type { Asked, PasswordEvent } from "./events.ts";
import type { PasswordMove } from "./moves.ts";
import { circleBar, letterBar } from "./questions.ts";
import { refuse } from "./refusals.ts";
import { circlesOf, isOut, type PasswordState } from "./state.ts";
import { conforming, readWord } from "./words.ts";

export function decide(
  state: PasswordState,
  seat: Seat,
  move: PasswordMove,
  world: World,
): Verdict<PasswordEvent> {
  const fact = judge(state, seat, move, world);
  return fact.ok ? ok(withConsequences(state, [fact.value], world)) : fact;
}

type Fact = Result<PasswordEvent, Refusal>;

function judge(state: PasswordState, seat: Seat, move: PasswordMove, world: World): Fact {
  if (move.type === "secret") return choose(state, seat, move.word, world);
  if (state.phase.name === "choosing") return refuse("password/still-choosing");
  if (state.phase.name === "finished" || state.phase.seat !== seat) return refuse("password/not-your-turn");
  const rolled = state.phase.name === "asking";
  switch (move.type) {
    case "roll":
      return rolled ? refuse("password/already-rolled") : roll(state, seat, world);
    case "guess":
      return rolled ? refuse("password/guess-before-roll") : guess(state, seat, move, world);
    case "ask":
      return rolled ? ask(state, seat, state.phase.circle, move, world) : refuse("password/roll-first");
    default:
      return assertNever(move);
  }
}

function choose(state: PasswordState, seat: Seat, text: string, world: World): Fact {
  if (state.phase.name !== "choosing") return refuse("password/choosing-over");
  if (state.sides[seat]!.secret !== null) return refuse("password/already-chosen");
  const word = admitted(state, text, world);
  return word.ok ? ok(secretChosen(seat, word.value, false, world)) : word;
}

/** A word that may be a secret here, and so may be guessed. */
function admitted(state: PasswordState, text: string, world: World): Result<string, Refusal> {
  const word = readWord(text, state.options);
  return word.ok && state.options.words === "checked" ? conforming(word.value, world.words) : word;
}

function roll({ alone }: PasswordState, seat: Seat, world: World): Fact {
  const dice = alone?.throws[alone.rolled] ?? throwDice(world.chance("dice"));
  return ok({ type: "rolled", seat, dice, circle: circleOf(dice) });
}

function guess(
  state: PasswordState,
  seat: Seat,
  { target, word: text }: PasswordMove & { type: "guess" },
  world: World,
): Fact {
  const side = opponent(state, seat, target);
  if (!side.ok) return side;
  const word = admitted(state, text, world);
  if (!word.ok) return word;
  if (state.options.words === "checked" && side.value.record.wrong.includes(word.value)) {
    return refuse("password/already-wrong", { word: word.value, target });
  }
  const right = side.value.word === word.value;
  return ok({ type: "guessed", seat, target, word: word.value, right });
}

function ask(
  state: PasswordState,
  seat: Seat,
  circle: number,
  move: PasswordMove & { type: "ask" },
  world: World,
): Fact {
  const { target } = move;
  const side = opponent(state, seat, target);
  if (!side.ok) return side;
  const { word, record } = side.value;
  const circles = circlesOf(state);
  const asked = { type: "asked", seat, target, circle } as const;
  const letters = lettersOf(circles, circle);
  if (move.letter === undefined) {
    const bar = circleBar(circles, circle, record);
    if (bar) return refuse(`password/${bar}`, { circle, target });
    const yes = [...letters].some((each) => word.includes(each) && !record.letters.includes(each));
    const another = [...letters].some((each) => record.letters.includes(each));
    return ok({ ...asked, letter: null, yes, position: null, ...(another && { another }) });
  }
  const letter = foldWord(move.letter);
  if (letter?.length !== 1) return refuse("password/not-a-letter");
  const bar = letterBar(circles, circle, record, letter);
  if (bar) return refuse(`password/${bar}`, { letter, letters, circle, target });
  const another = record.letters.includes(letter);
  return ok({ ...asked, letter, ...answer(state, word, target, letter, world), ...(another && { another }) });
}

/** Is there a letter like this that has not been told yet, and at level 1, where is one? */
function answer(
  { sides, options, alone }: PasswordState,
  word: string,
  target: Seat,
  letter: string,
  world: World,
): Pick<Asked, "yes" | "position"> {
  const { letters, positions } = sides[target]!.record;
  const places = [...word].flatMap((each, i) => (each === letter ? [i + 1] : []));
  if (options.level === 2) {
    const told = [...letters].filter((each) => each === letter).length;
    return { yes: places.length > told, position: null };
  }
  const untold = places.filter((place) => !positions.includes(String(place)));
  if (untold.length === 0) return { yes: false, position: null };
  if (alone) return { yes: true, position: alone.places.find((place) => untold.includes(place))! };
  // Also when one place is left: what chance gives later must not depend on the secret.
  return { yes: true, position: world.chance("position").pick(untold) };
}

function opponent(state: PasswordState, seat: Seat, target: Seat) {
  const side = state.sides[target];
  if (!side) return refuse("password/no-such-side", { target });
  if (target === seat) return refuse("password/own-word");
  if (isOut(state, target)) return refuse("password/side-out", { target });
  if (!side.secret) throw new Error(`Side ${target} plays without a word`);
  return ok({ word: side.secret.word, record: side.record });
}
