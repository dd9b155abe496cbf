import { facts } from "../../../games/mot-a-mot/facts.ts";
import { clientGame } from "../game-entry.ts";
import { MotAMotMiniature } from "./miniature.tsx";

export const motAMot = clientGame({
  facts,
  accent: "plum",
  Miniature: MotAMotMiniature,
  loadTexts: () => import("./texts/index.ts").then((module) => module.motAMotTexts.learn()),
  load: () => import("./client.ts").then((module) => module.motAMot),
  loadSetup: () => import("./setup.tsx").then((module) => module.motAMotSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
});
