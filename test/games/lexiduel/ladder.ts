import { chanceOf } from "../../../src/core/chance.ts";
import type { BotLevel, World } from "../../../src/games/game.ts";
import { lexiduelBot } from "../../../src/games/lexiduel/bot.ts";
import { lexiduel } from "../../../src/games/lexiduel/index.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { seedOf } from "../../contracts/play.ts";

export interface Played {
  readonly scores: readonly number[];
  /** Processor time of each choice, by seat. */
  readonly choiceMs: readonly [number[], number[]];
}

/** One match between two levels; the same seed gives the same match. */
export function playMatch(
  levels: readonly [BotLevel, BotLevel],
  seed: number,
  words: Lexicon,
  rounds = 16,
  clockMs: () => number = () => 0,
): Played {
  const options = optionsSchema.parse({ rounds });
  const world: World = {
    now: 0,
    words,
    lagMs: 0,
    chance: (purpose) => chanceOf(seedOf(seed), 0, purpose),
    seal: () => ({ commitment: "", nonce: "" }),
  };
  const choiceMs: [number[], number[]] = [[], []];
  let state = lexiduel.init({ seats: 2, language: words.language, options });
  for (let i = 0; lexiduel.outcome(state) === null; i++) {
    const seat = lexiduel.waits(state)[0]!.seats[0]!;
    const before = clockMs();
    const chance = chanceOf(seedOf(seed), i, `bot|${seat}`);
    const move = lexiduelBot.choose(lexiduel.view(state, seat), seat, levels[seat]!, chance, words)!;
    choiceMs[seat]!.push(clockMs() - before);
    const verdict = lexiduel.decide(state, seat, move, world);
    if (!verdict.ok) throw new Error(`seed ${seed}, move ${i}: ${verdict.error.message}`);
    for (const event of verdict.value) state = lexiduel.apply(state, event);
  }
  return { scores: lexiduel.outcome(state)!.scores!, choiceMs };
}

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly meanMargin: number;
  readonly choiceMs: readonly number[];
}

/** Matches of one level against another, each side beginning half of them; counted for the first. */
export function contest(
  [strong, weak]: readonly [BotLevel, BotLevel],
  seeds: readonly number[],
  words: Lexicon,
  rounds = 16,
  clockMs?: () => number,
): Tally {
  const margins: number[] = [];
  const choiceMs: number[] = [];
  for (const seed of seeds) {
    const begins = seed % 2 === 0;
    const played = playMatch(begins ? [strong, weak] : [weak, strong], seed, words, rounds, clockMs);
    const seat = begins ? 0 : 1;
    margins.push(played.scores[seat]! - played.scores[1 - seat]!);
    choiceMs.push(...played.choiceMs[seat]!);
  }
  return {
    won: margins.filter((margin) => margin > 0).length,
    drawn: margins.filter((margin) => margin === 0).length,
    lost: margins.filter((margin) => margin < 0).length,
    meanMargin: margins.reduce((sum, margin) => sum + margin, 0) / margins.length,
    choiceMs,
  };
}
