import { defineGame } from "../define-game.ts";
import { passwordBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { password } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: password, bot: passwordBot, wire });
