import { assertNever, ok, type Result } from "../../core/result.ts";
import { isKind, isPose, kindOf, POSES_OF } from "../buzzle-family/alphabet.ts";
import { hasLoose, hasPose, lacks } from "../buzzle-family/box.ts";
import { judgeRace, secretChosen } from "../buzzle-family/run.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { readSecret } from "../buzzle-family/words.ts";
import type { Refusal, Seat, Verdict, World } from "../game.ts";
import { mustChoose } from "./acting.ts";
import { finish, withConsequences } from "./consequences.ts";
import type { BuzzleEvent } from "./events.ts";
import type { Aimed, BuzzleMove, Guess, Position, Propose } from "./moves.ts";
import { GOAL } from "./options.ts";
import { refuse } from "./refusals.ts";
import { penalty, reward } from "./scoring.ts";
import { type BuzzleState, isAlone, isOut, openingRule, type Side, standingsOf, wordNoOf } from "./state.ts";

export function decide(state: BuzzleState, seat: Seat, move: BuzzleMove, world: World): Verdict<BuzzleEvent> {
  const facts = judge(state, seat, move, world);
  return facts.ok ? ok(withConsequences(state, facts.value, world)) : facts;
}

type Facts = Result<BuzzleEvent[], Refusal>;

function judge(state: BuzzleState, seat: Seat, move: BuzzleMove, world: World): Facts {
  switch (move.type) {
    case "secret":
      return state.phase.name === "opening"
        ? race(state, seat, move, world)
        : choose(state, seat, move.word, world);
    case "solve":
    case "give-up":
      return race(state, seat, move, world);
    case "propose":
      return inTurn(state, seat) ?? propose(state, seat, move);
    case "position":
      return inTurn(state, seat) ?? position(state, seat, move);
    case "guess":
      return inPlay(state, seat) ?? guess(state, seat, move, world);
    default:
      return assertNever(move);
  }
}

function race(
  state: BuzzleState,
  seat: Seat,
  move: BuzzleMove & { type: "secret" | "solve" | "give-up" },
  world: World,
): Facts {
  if (state.phase.name !== "opening") return refuse("buzzle/opening-over");
  const fact = judgeRace(state.phase.race, seat, move, openingRule(state), world);
  return fact.ok ? ok([fact.value]) : refuse(`buzzle/${fact.error.problem}`, fact.error.detail);
}

function choose(state: BuzzleState, seat: Seat, text: string, world: World): Facts {
  const side = state.sides[seat]!;
  // Who plays alone hides nothing.
  if (side.secret || isAlone(state)) return refuse("buzzle/already-chosen");
  const word = admitted(state, text, world);
  if (!word.ok) return word;
  if (side.past.some((past) => past.word === word.value)) {
    return refuse("buzzle/used-word", { word: word.value });
  }
  return ok([secretChosen(seat, side.past.length + 1, word.value, false, world)]);
}

function propose(state: BuzzleState, seat: Seat, move: Propose): Facts {
  const aim = aimed(state, seat, move);
  if (!aim.ok) return aim;
  const { target, box: number, piece } = move;
  const { boxes, secret } = aim.value;
  const box = boxes[number - 1];
  if (!box) return refuse("buzzle/no-such-box", { box: number, length: boxes.length });
  if (!isKind(piece)) return refuse("buzzle/no-such-piece");
  if (box.under.includes(piece)) return refuse("buzzle/known-no", { box: number, piece });
  const yes = lacks(secret.word[number - 1]!, box, piece);
  const scorer = yes || state.options.noPoint === "asker" ? seat : target;
  return ok([{ type: "proposed", seat, target, box: number, piece, yes, scorer }]);
}

function position(state: BuzzleState, seat: Seat, move: Position): Facts {
  const aim = aimed(state, seat, move);
  if (!aim.ok) return aim;
  const { target, box: number, piece, pose } = move;
  const { boxes, secret } = aim.value;
  const box = boxes[number - 1];
  if (!box) return refuse("buzzle/no-such-box", { box: number, length: boxes.length });
  if (!isKind(piece)) return refuse("buzzle/no-such-piece");
  if (!hasLoose(box, piece)) return refuse("buzzle/no-loose-piece", { box: number, piece });
  if (!isPose(pose) || kindOf(pose) !== piece) {
    return refuse("buzzle/other-pose", { pose, piece, poses: POSES_OF[piece].join(", ") });
  }
  if (box.barred.includes(pose)) return refuse("buzzle/known-wrong", { box: number, pose });
  const exact = hasPose(secret.word[number - 1]!, box, pose);
  return ok([{ type: "positioned", seat, target, box: number, pose, exact }]);
}

function guess(state: BuzzleState, seat: Seat, move: Guess, world: World): Facts {
  const aim = aimed(state, seat, move);
  if (!aim.ok) return aim;
  const word = admitted(state, move.word, world);
  if (!word.ok) return word;
  const { boxes, secret, wrong } = aim.value;
  if (wrong.includes(word.value)) return refuse("buzzle/already-wrong", { word: word.value });
  const right = word.value === secret.word;
  const points = right ? gain(state, word.value, boxes) : -penalty(word.value, boxes);
  const guessed = {
    type: "guessed",
    seat,
    target: move.target,
    word: word.value,
    right,
    points,
  } as const;
  const wins = right && (isAlone(state) || state.sides[seat]!.score >= GOAL);
  return ok(wins ? [guessed, finish(state, seat, "found")] : [guessed]);
}

/** What a right guess brings: alone it is the end, and points are what questions cost. */
const gain = (state: BuzzleState, word: string, boxes: Side["boxes"]): number =>
  isAlone(state) ? 0 : reward(word, boxes, state.options.fast);

/** A word that may be a secret here, and so may be guessed. */
function admitted(state: BuzzleState, text: string, world: World): Result<string, Refusal> {
  const { language, options } = state;
  const word = readSecret(
    text,
    { language, length: options.length, vocabulary: buzzleVocabulary(options) },
    world.words,
  );
  return word.ok ? word : refuse(`buzzle/${word.error.problem}`, word.error.detail);
}

function inPlay(state: BuzzleState, seat: Seat) {
  const { phase } = state;
  if (phase.name === "opening") return refuse("buzzle/opening-first");
  if (phase.name === "choosing") return refuse("buzzle/still-choosing");
  return mustChoose(standingsOf(state)[seat]!) ? refuse("buzzle/choose-first") : null;
}

const inTurn = (state: BuzzleState, seat: Seat) =>
  inPlay(state, seat) ??
  (state.phase.name === "turn" && state.phase.seat === seat ? null : refuse("buzzle/not-your-turn"));

type Target = Side & { readonly secret: NonNullable<Side["secret"]> };

/** The side that is aimed at. Before anything else the word must be the one that was meant. */
function aimed(state: BuzzleState, seat: Seat, { target, wordNo }: Aimed): Result<Target, Refusal> {
  const side = state.sides[target];
  if (!side) return refuse("buzzle/no-such-side", { target });
  if (target === seat) return refuse("buzzle/own-word");
  if (isOut(state, target)) return refuse("buzzle/side-out", { target });
  if (wordNo !== undefined && wordNo !== wordNoOf(side)) return refuse("buzzle/stale", { target, wordNo });
  const { secret } = side;
  return secret ? ok({ ...side, secret }) : refuse("buzzle/target-choosing", { target });
}
