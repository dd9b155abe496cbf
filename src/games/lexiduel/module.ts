import { defineGame } from "../define-game.ts";
import { analyse } from "./analysis.ts";
import { lexiduelBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { lexiduel } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: lexiduel, bot: lexiduelBot, wire, analyse });
