import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { gameNamed } from "../../games/registry.ts";
import { isMatchEvent } from "../../match/events.ts";
import type { Replay } from "../../match/log.ts";
import { wordsFor } from "../../objects/match/words.ts";
import { problem } from "../middleware/problem.ts";

/**
 * What could have been played, from a finished match's replay: JSON text, or the answer to give. Searched for here and
 * not in the match, which others may be asking for; the match keeps what was found.
 */
export async function analysisOf(c: Context<{ Bindings: Env }>, replay: string): Promise<string | Response> {
  const { header, log } = JSON.parse(replay) as Replay;
  const entry = gameNamed(header.game);
  if (!entry?.analyse) return problem("not-found", "There is no analysis of this game.");
  const words = await wordsFor(c.env.LEXICONS, header);
  if (!words.ok) return problem("lexicon-unavailable", words.error.message, { "Retry-After": "5" });
  const events = log.flatMap((commit) => commit.events.filter((event) => !isMatchEvent(event)));
  return JSON.stringify(entry.analyse(header, events, words.value));
}
