import { app } from "./http/app.ts";

export { Bots } from "./objects/bots.ts";
export { Match } from "./objects/match.ts";

export default app;
