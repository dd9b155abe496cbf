import type { Language } from "../../../../src/core/language.ts";
import type { BotLevel } from "../../../../src/games/game.ts";
import { deckOf } from "../../../../src/games/mot-a-mot/deck.ts";
import { mean, median, type Sought, seekAlone } from "../ladder.ts";
import { HELD_OUT_IN, heldOut, saidIn } from "./held-out.ts";

/**
 * How many clues by another hand a seeker needs: `node test/games/mot-a-mot/held-out/measure.ts [seen|kept|said] [all]`; with
 * `all`, every entry with what was said.
 */
const half = (["kept", "said"] as const).find((each) => process.argv.includes(each)) ?? "seen";
const MOST = 6;
const SEEDS = 3;

function measure(language: Language, level: BotLevel): Sought[] {
  const deck = new Map(deckOf(language).map((entry) => [entry.text, entry]));
  const all = half === "said" ? saidIn(language) : heldOut(language, half);
  return all.flatMap(({ text, clues: every }, n) => {
    const clues = every.slice(0, MOST);
    return Array.from({ length: SEEDS }, (_, seed) => {
      const sought = seekAlone(language, deck.get(text)!, clues, level, n * SEEDS + seed);
      if (seed === 0 && level === 3 && process.argv.includes("all"))
        console.log(`${sought.clues ?? "-"} ${text}: ${clues.join(" ")} → ${sought.wrong.join(", ")}`);
      return sought;
    });
  });
}

for (const language of HELD_OUT_IN)
  for (const level of [3, 2, 1] as const) {
    const all = measure(language, level);
    const found = all.filter(({ clues }) => clues !== null).length / all.length;
    const wrong = all.reduce((sum, each) => sum + each.wrong.length, 0) / all.length;
    console.log(
      `${language} ${half}, level ${level}: median ${median(all)}, mean ${mean(all).toFixed(2)}, found with six ${(found * 100).toFixed(0)} %, wrong answers ${wrong.toFixed(2)}`,
    );
  }
