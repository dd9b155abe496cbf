import { app } from "./http/app.ts";

export { Bots } from "./objects/bots.ts";
export { Match } from "./objects/match.ts";
export { Matchmaker } from "./objects/matchmaker.ts";
export { Player } from "./objects/player.ts";

export default app;
