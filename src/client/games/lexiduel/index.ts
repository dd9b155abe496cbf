import { facts } from "../../../games/lexiduel/facts.ts";
import { clientGame } from "../game-entry.ts";
import { LexiduelMiniature } from "./miniature.tsx";

export const lexiduel = clientGame({
  facts,
  accent: "vermilion",
  Miniature: LexiduelMiniature,
  loadTexts: () => import("./texts/index.ts").then((module) => module.lexiduelTexts.learn()),
  load: () => import("./client.ts").then((module) => module.lexiduel),
  loadSetup: () => import("./setup.tsx").then((module) => module.lexiduelSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
  loadExample: () => import("./worked.ts").then((module) => module.workedReplay()),
});
