import type { Env } from "./env.ts";
import { app } from "./http/app.ts";
import { keepDeadLetters } from "./players/dead-letters.ts";
import { type MatchResult, recordResults } from "./players/results.ts";

export { Bots } from "./objects/bots.ts";
export { Lobby } from "./objects/lobby.ts";
export { Match } from "./objects/match.ts";
export { Matchmaker } from "./objects/matchmaker.ts";
export { Player } from "./objects/player.ts";

export default {
  fetch: app.fetch,
  queue: (batch, env) =>
    batch.queue.endsWith("-dead")
      ? keepDeadLetters(batch, env)
      : recordResults(batch as MessageBatch<MatchResult>, env),
} satisfies ExportedHandler<Env>;
