import { facts } from "../../../games/buzzle/facts.ts";
import { clientGame } from "../game-entry.ts";
import { BuzzleMiniature } from "./miniature.tsx";

export const buzzle = clientGame({
  facts,
  accent: "lapis",
  Miniature: BuzzleMiniature,
  loadTexts: () => import("../buzzle-family/texts/index.ts").then((module) => module.buzzleTexts.learn()),
  load: () => import("./client.ts").then((module) => module.buzzle),
  loadSetup: () => import("./setup.tsx").then((module) => module.buzzleSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadDayTable: () => import("../../daily/alone.tsx").then((module) => module.aloneDay(facts.id)),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
});
