import { assertNever } from "../../core/result.ts";
import type { LeaveReason, Seat, Wait, World } from "../game.ts";
import { secretChosen, withConsequences } from "./consequences.ts";
import type { PasswordEvent } from "./events.ts";
import { living, type PasswordState } from "./state.ts";
import { lengthsOf, suggestions } from "./words.ts";

/** Whom the match waits for, what time does for them, and what follows when one of them leaves. */
export const CHOOSING_MS = 90_000;

export function waits(state: PasswordState): readonly Wait[] {
  const { phase } = state;
  switch (phase.name) {
    case "choosing":
      return choosing(state).map((seat) => ({
        key: choosingKey(seat),
        seats: [seat],
        limit: CHOOSING_MS,
        patient: true,
      }));
    case "turn":
    case "asking":
      return [{ key: turnKey(state), seats: [phase.seat], limit: "clock" }];
    case "finished":
      return [];
    default:
      return assertNever(phase);
  }
}

/** A key that no longer waits for anything gives nothing: what it was for has happened. */
export function expire(state: PasswordState, key: string, world: World): PasswordEvent[] {
  const { phase } = state;
  if (phase.name === "finished") return [];
  if (phase.name !== "choosing") {
    const passed = { type: "passed", seat: phase.seat, reason: "time" } as const;
    return key === turnKey(state) ? withConsequences(state, [passed], world) : [];
  }
  const seat = choosing(state).find((each) => choosingKey(each) === key);
  if (seat === undefined) return [];
  const { level, length } = state.options;
  const word = world.chance(`word|${seat}`).pick(suggestions(world.words, lengthsOf(level, length)));
  return withConsequences(state, [secretChosen(seat, word, true, world)], world);
}

export function leave(state: PasswordState, seat: Seat, reason: LeaveReason, world: World): PasswordEvent[] {
  const word = state.sides[seat]!.secret?.word ?? null;
  return withConsequences(state, [{ type: "side-left", seat, reason, word }], world);
}

const choosing = (state: PasswordState): Seat[] =>
  living(state).filter((seat) => state.sides[seat]!.secret === null);

const choosingKey = (seat: Seat): string => `secret-${seat}`;
const turnKey = (state: PasswordState): string => `turn-${state.step}`;
