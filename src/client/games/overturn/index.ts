import { facts } from "../../../games/overturn/facts.ts";
import { clientGame } from "../game-entry.ts";
import { OverturnMiniature } from "./miniature.tsx";

export const overturn = clientGame({
  facts,
  accent: "moss",
  Miniature: OverturnMiniature,
  loadTexts: () => import("./texts/index.ts").then((module) => module.overturnTexts.learn()),
  load: () => import("./client.ts").then((module) => module.overturn),
  loadSetup: () => import("./setup.tsx").then((module) => module.overturnSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadDayTable: () => import("./daily.tsx").then((module) => module.PositionDay),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
});
