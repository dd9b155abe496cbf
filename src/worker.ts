import type { Env } from "./env.ts";
import { app } from "./http/app.ts";
import { expire } from "./players/expiry.ts";
import { takeMessages } from "./queues.ts";

export { Bots } from "./objects/bots.ts";
export { Lobby } from "./objects/lobby.ts";
export { Match } from "./objects/match.ts";
export { Matchmaker } from "./objects/matchmaker.ts";
export { Player } from "./objects/player.ts";

export default {
  fetch: app.fetch,
  queue: takeMessages,
  scheduled: (_, env) => expire(env, Date.now()),
} satisfies ExportedHandler<Env>;
