import type { BotLevel } from "../../../src/games/game.ts";
import { overturnBot } from "../../../src/games/overturn/bot.ts";
import type { OverturnEvent } from "../../../src/games/overturn/events.ts";
import { overturn } from "../../../src/games/overturn/index.ts";
import { optionsSchema } from "../../../src/games/overturn/wire.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { chanceFor } from "./positions.ts";

/** A whole match between bots, one level a seat, without the match layer around it. */
export function botMatch(
  levels: readonly [BotLevel | 0, BotLevel | 0],
  seed: number,
  words: Lexicon,
  wish = {},
) {
  const setup = { seats: 2, language: words.language, options: optionsSchema.parse(wish) };
  const log: OverturnEvent[] = [];
  let state = overturn.init(setup);
  const world = (step: number) => ({
    now: 0,
    lagMs: 0,
    words,
    chance: (purpose: string) => chanceFor(seed, `${step}|${purpose}`),
    seal: () => ({ commitment: "", nonce: "" }),
  });
  const take = (events: readonly OverturnEvent[]) => {
    log.push(...events);
    state = events.reduce(overturn.apply, state);
  };
  take(overturn.begin(state, world(0)));
  for (let step = 1; overturn.outcome(state) === null; step++) {
    const view = overturn.view(state, null);
    const seat = view.turn!;
    const move = overturnBot.choose(view, seat, levels[seat]!, chanceFor(seed, `bot|${step}`), words);
    if (move === null) throw new Error(`Seed ${seed}, step ${step}: no move`);
    const verdict = overturn.decide(state, seat, move, world(step));
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.error.message}`);
    take(verdict.value);
  }
  return { setup, log, outcome: overturn.outcome(state)! };
}

/** How many of so many matches `strong` wins against `weak`, changing sides; a draw counts half. */
export function ladder(strong: BotLevel, weak: BotLevel, matches: number, words: Lexicon): number {
  let won = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const seat = seed % 2;
    const { outcome } = botMatch(seat === 0 ? [strong, weak] : [weak, strong], seed, words);
    if (outcome.winners.includes(seat)) won += 1 / outcome.winners.length;
  }
  return won;
}
