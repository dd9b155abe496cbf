import { facts } from "../../../games/buzzle-solitaire/facts.ts";
import { clientGame } from "../game-entry.ts";
import { SolitaireMiniature } from "./miniature.tsx";

export const buzzleSolitaire = clientGame({
  facts,
  accent: "lapis",
  Miniature: SolitaireMiniature,
  loadTexts: () => import("../buzzle-family/texts/index.ts").then((module) => module.buzzleTexts.learn()),
  load: () => import("./client.ts").then((module) => module.buzzleSolitaire),
  loadSetup: () => import("./setup.tsx").then((module) => module.solitaireSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
  loadDayTable: () => import("./day-table.tsx").then((module) => module.SolitaireDay),
  loadSolo: () => import("./solo/page.tsx").then((module) => module.SoloPage),
});
