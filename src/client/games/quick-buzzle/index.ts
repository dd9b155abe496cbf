import { facts } from "../../../games/quick-buzzle/facts.ts";
import { clientGame } from "../game-entry.ts";
import { QuickBuzzleMiniature } from "./miniature.tsx";

export const quickBuzzle = clientGame({
  facts,
  accent: "lapis",
  Miniature: QuickBuzzleMiniature,
  loadTexts: () => import("../buzzle-family/texts/index.ts").then((module) => module.buzzleTexts.learn()),
  load: () => import("./client.ts").then((module) => module.quickBuzzle),
  loadSetup: () => import("./setup.tsx").then((module) => module.quickBuzzleSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadDayTable: () => import("./daily.tsx").then((module) => module.HeapsDay),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
});
