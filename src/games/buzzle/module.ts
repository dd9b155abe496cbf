import { defineGame } from "../define-game.ts";
import { buzzleBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { buzzle } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: buzzle, bot: buzzleBot, wire });
