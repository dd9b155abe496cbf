import { defineGame } from "../define-game.ts";
import { motAMotBot } from "./bot.ts";
import { facts } from "./facts.ts";
import { motAMot } from "./index.ts";
import * as wire from "./wire.ts";

export const game = defineGame({ facts, rules: motAMot, bot: motAMotBot, wire });
