import { facts } from "../../../games/password/facts.ts";
import { clientGame } from "../game-entry.ts";
import { PasswordMiniature } from "./miniature.tsx";

export const password = clientGame({
  facts,
  accent: "ochre",
  Miniature: PasswordMiniature,
  loadTexts: () => import("./texts/index.ts").then((module) => module.passwordTexts.learn()),
  load: () => import("./client.ts").then((module) => module.password),
  loadSetup: () => import("./setup.tsx").then((module) => module.passwordSetup),
  loadAfter: () => import("./after.ts").then((module) => module.after),
  loadDayTable: () => import("../../daily/alone.tsx").then((module) => module.aloneDay(facts.id)),
  loadFirstMinute: () => import("./first-minute.ts").then((module) => module.firstMinute),
});
