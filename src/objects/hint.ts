import { fail, ok, type Result } from "../core/result.ts";
import { type HintProblem, hintTurn } from "../match/practice.ts";
import type { Hint } from "../protocol/requests.ts";
import { askBot, type Bots, botRequest } from "./bots.ts";
import type { Live } from "./ledger.ts";

/** What a bot would do on the asker's seat. It thinks apart from the match and sees what that seat sees. */
export async function hintFor(
  bots: Service<Bots>,
  { entry, state }: Live,
  player: string,
): Promise<Result<string, HintProblem>> {
  const turn = hintTurn(entry.rules, state, player);
  if (!turn.ok) return turn;
  const answer = await askBot(bots, botRequest(entry.rules, state, turn.value));
  if (!answer.ok) return fail("nothing-to-do");
  const hint: Hint = { seq: state.seq, move: answer.value };
  return ok(JSON.stringify(hint));
}
