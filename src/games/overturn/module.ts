import { defineGame } from "../define-game.ts";
import { analyse } from "./analysis.ts";
import { overturnBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { overturn } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: overturn, bot: overturnBot, wire, analyse });
