import { defineGame } from "../define-game.ts";
import { solitaireBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { buzzleSolitaire } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: buzzleSolitaire, bot: solitaireBot, wire });
