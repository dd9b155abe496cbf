import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import { apply } from "../../../src/games/lexiduel/apply.ts";
import { lexiduelBot } from "../../../src/games/lexiduel/bot.ts";
import { lexiduel } from "../../../src/games/lexiduel/index.ts";
import { eventsOf } from "../../../src/games/lexiduel/record.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";
import { seedOf } from "../../contracts/play.ts";
import { workedTurns } from "../../games/lexiduel/positions.ts";
import { cpuMsOf } from "../shared/cpu.ts";

/**
 * The first choice of level 3 in a process that has just read its words: nothing is compiled yet and nothing is
 * prepared. Prints what it took of the processor, all threads together, in milliseconds.
 *
 *     node test/bench/lexiduel/first-choice.ts <moves of the worked game made before>
 */
const made = Number(process.argv[2]);
const words = builtLexicon("fr");
const setup = { seats: 2, language: "fr", options: optionsSchema.parse({}) } as const;
const state = eventsOf(workedTurns().slice(0, made)).reduce(apply, lexiduel.init(setup));
const seat = made % 2;
const view = lexiduel.view(state, seat);
const ms = cpuMsOf(() => lexiduelBot.choose(view, seat, 3, chanceOf(seedOf(made), 0, "bot"), words));
console.log(ms.toFixed(1));
