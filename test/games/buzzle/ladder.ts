import { chanceOf } from "../../../src/core/chance.ts";
import { buzzleBot } from "../../../src/games/buzzle/bot.ts";
import type { BuzzleView } from "../../../src/games/buzzle/index.ts";
import type { BotLevel, Seat } from "../../../src/games/game.ts";
import type { MatchOptions } from "../../../src/games/options.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { buzzleKit } from "../../contracts/kits/buzzle.ts";
import { seedOf, Table } from "../../contracts/play.ts";

/** A match between bots: after each commit whoever may act is asked, in an order that chance gives. */
export interface BotMatch {
  readonly winner: Seat;
  readonly scores: readonly number[];
  readonly moves: number;
}

const LONGEST = 2000;

export function playBots(
  levels: readonly BotLevel[],
  seed: number,
  words: Lexicon,
  options: MatchOptions,
  watch: (view: BuzzleView, seat: Seat, cpuMs: number) => void = () => {},
): BotMatch {
  const kit = { ...buzzleKit, words };
  const table = new Table(
    kit,
    { name: "ladder", seats: levels.length, options: buzzleKit.wire.options.safeParse(options) && options },
    seedOf(seed),
  );
  const order = chanceOf(seedOf(seed), 0, "ladder");
  let moves = 0;
  while (!table.over && moves++ < LONGEST) {
    table.now += 1000;
    if (table.passTime()) continue;
    const { awaiting } = table.view(null);
    const asked = new Set([...awaiting, ...(kit.rules.invited?.(table.game) ?? [])]);
    for (const seat of order.shuffle([...asked])) {
      const view = table.view(seat) as unknown as BuzzleView;
      const chance = chanceOf(seedOf(seed), table.state.seq, `bot|${seat}`);
      const began = process.cpuUsage();
      const move = buzzleBot.choose(view, seat, levels[seat]!, chance, words);
      const { user, system } = process.cpuUsage(began);
      watch(view, seat, (user + system) / 1000);
      if (move === null) continue;
      const verdict = table.move(seat, move);
      if (!verdict.ok) throw new Error(`seed ${seed}: ${JSON.stringify(move)}: ${verdict.error.message}`);
      break;
    }
  }
  const { outcome } = table.view(null);
  if (!outcome) throw new Error(`seed ${seed} does not end`);
  return { winner: outcome.winners[0]!, scores: outcome.scores!, moves };
}

/** How many of `matches` seeded duels the first level wins; the seats change from match to match. */
export function ladder(
  first: BotLevel,
  second: BotLevel,
  matches: number,
  words: Lexicon,
  options: MatchOptions,
): { readonly wins: number; readonly moves: number } {
  let wins = 0;
  let moves = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const seat = seed % 2;
    const levels = seat === 0 ? [first, second] : [second, first];
    const match = playBots(levels, seed, words, options);
    if (match.winner === seat) wins++;
    moves += match.moves;
  }
  return { wins, moves: moves / matches };
}
