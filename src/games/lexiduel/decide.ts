import { assertNever, ok, type Result } from "../../core/result.ts";
import type { Refusal, Seat, Verdict, World } from "../game.ts";
import type { LettersPlaced, LexiduelEvent, TurnPassed } from "./events.ts";
import { hasReply } from "./generate.ts";
import type { LexiduelMove } from "./moves.ts";
import { placed } from "./placed.ts";
import { refuse } from "./refusals.ts";
import { blueOf, gameEnd, type LexiduelState, leaderOf, seatScores, turnOf } from "./state.ts";
import { classesOf, wordTest } from "./words.ts";

export function decide(
  state: LexiduelState,
  seat: Seat,
  move: LexiduelMove,
  world: World,
): Verdict<LexiduelEvent> {
  if (move.type === "concede") return ok(conceded(state, seat));
  if (turnOf(state) !== seat) return refuse("lexiduel/not-your-turn");
  const fact = factOf(state, seat, move, world);
  return fact.ok ? ok(withEnd(state, fact.value)) : fact;
}

type Fact = Result<LettersPlaced | TurnPassed, Refusal>;

function factOf(
  state: LexiduelState,
  seat: Seat,
  move: Exclude<LexiduelMove, { type: "concede" }>,
  world: World,
): Fact {
  switch (move.type) {
    case "place":
      return placed(state, seat, move, wordTest(world.words, state.options));
    case "pass": {
      const bar = passBar(state, world);
      return bar ? refuse(bar) : ok({ type: "turn-passed", seat, reason: "chosen" });
    }
    default:
      return assertNever(move);
  }
}

/** Why the side to move may not pass. */
export function passBar(
  { position, options }: LexiduelState,
  { words }: Pick<World, "words">,
): "lexiduel/pass-first" | "lexiduel/pass-reply" | null {
  if (position.turn === 0) return "lexiduel/pass-first";
  const isOwed = position.pending && hasReply(position, { words, classes: classesOf(options) });
  return isOwed ? "lexiduel/pass-reply" : null;
}

function conceded(state: LexiduelState, seat: Seat): LexiduelEvent[] {
  const scores = seatScores(state.position.board, blueOf(state));
  return [
    { type: "game-conceded", seat },
    { type: "game-ended", game: state.played.length + 1, reason: "conceded", scores, winner: 1 - seat },
  ];
}

/** A move that ends its game says so in the same commit. */
export function withEnd(state: LexiduelState, fact: LettersPlaced | TurnPassed): LexiduelEvent[] {
  const { position, options, played } = state;
  const hasPassed = fact.type === "turn-passed" && fact.reason === "chosen";
  const reason = gameEnd(options, position.turn + 1, hasPassed ? position.passes + 1 : 0);
  if (!reason) return [fact];
  const scores = "scores" in fact ? fact.scores : seatScores(position.board, blueOf(state));
  const winner = leaderOf(scores);
  return [fact, { type: "game-ended", game: played.length + 1, reason, scores, winner }];
}
