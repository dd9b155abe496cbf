import { defineGame } from "../define-game.ts";
import { newGameBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { newGame } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: newGame, bot: newGameBot, wire });
