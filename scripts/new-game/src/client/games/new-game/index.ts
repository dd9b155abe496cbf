import { facts } from "../../../games/new-game/facts.ts";
import { clientGame } from "../game-entry.ts";
import { NewGameMiniature } from "./miniature.tsx";

export const newGame = clientGame({
  facts,
  accent: "ochre",
  Miniature: NewGameMiniature,
  loadTexts: () => import("./texts/index.ts").then((module) => module.newGameTexts.learn()),
  load: () => import("./client.ts").then((module) => module.newGame),
  loadSetup: () => import("./setup.tsx").then((module) => module.newGameSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
});
