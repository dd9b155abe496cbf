import { fail, ok, type Result } from "../core/result.ts";
import type { AnyGame } from "../games/game.ts";
import type { BotTurn } from "./bots.ts";
import { type MatchState, seatOf, waitsOf } from "./state.ts";

/** Why nobody helps here. Help is for practice: a match made as such, in which the only person is the one who asks. */
export const HINT_PROBLEMS = ["not-practice", "not-seated", "nothing-to-do"] as const;
export type HintProblem = (typeof HINT_PROBLEMS)[number];

/** The strongest bot there is gives the hint. */
const HINT_LEVEL = 3;

/** A turn of the asker's own seat, as if a bot sat there. It is asked of a bot with that seat's view and no more. */
export function hintTurn(rules: AnyGame, state: MatchState, player: string): Result<BotTurn, HintProblem> {
  const { header, seats, progress, at } = state;
  if (header.practice !== true) return fail("not-practice");
  const seat = seatOf(state, player);
  if (seat === null) return fail("not-seated");
  const isAlone = seats.every(({ members, bot }, i) =>
    i === seat ? members.length === 1 : bot !== null && members.length === 0,
  );
  if (!isAlone) return fail("not-practice");
  if (progress.stage !== "playing" || rules.isOut(progress.game, seat)) return fail("nothing-to-do");
  const awaited = waitsOf(state).flatMap((wait) => wait.seats);
  const invited = rules.invited?.(progress.game) ?? [];
  if (![...awaited, ...invited].includes(seat)) return fail("nothing-to-do");
  return ok({ seat, level: HINT_LEVEL, at });
}
