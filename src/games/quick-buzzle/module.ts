import { defineGame } from "../define-game.ts";
import { quickBuzzleBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { quickBuzzle } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: quickBuzzle, bot: quickBuzzleBot, wire });
