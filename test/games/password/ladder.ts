import { chanceOf } from "../../../src/core/chance.ts";
import type { BotLevel, Seat, World } from "../../../src/games/game.ts";
import { passwordBot } from "../../../src/games/password/bot.ts";
import { type PasswordOptions, password } from "../../../src/games/password/index.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { options } from "./sitting.ts";

/** Bots against bots on the pure rules, as often as wanted, each match from its number alone. */
export type Player = BotLevel | 0;

const LONGEST = 5000;

export function playOut(
  players: readonly Player[],
  seed: number,
  words: Lexicon,
  given: Partial<PasswordOptions> = {},
): { winner: Seat; moves: number; slowestMs: number } {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => (seed >> ((i % 4) * 8)) & 255);
  let state = password.init({ seats: players.length, language: words.language, options: options(given) });
  let slowestMs = 0;
  for (let commit = 1; commit <= LONGEST; commit++) {
    const [wait] = password.waits(state);
    if (!wait) return { winner: password.outcome(state)!.winners[0]!, moves: commit - 1, slowestMs };
    const seat = wait.seats[0]!;
    const world: World = {
      now: 0,
      lagMs: 0,
      words,
      chance: (purpose) => chanceOf(bytes, commit, purpose),
      seal: () => ({ commitment: "sealed", nonce: "00" }),
    };
    const begun = performance.now();
    const move = passwordBot.choose(
      password.view(state, seat),
      seat,
      players[seat]!,
      world.chance("bot"),
      words,
    );
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    if (!move) throw new Error(`Match ${seed}: the side to move declined`);
    const verdict = password.decide(state, seat, move, world);
    if (!verdict.ok) throw new Error(`Match ${seed}: ${JSON.stringify(move)} refused: ${verdict.error.code}`);
    state = verdict.value.reduce(password.apply, state);
  }
  throw new Error(`Match ${seed} does not end`);
}

export interface Score {
  /** Share of matches that the first player won. */
  readonly won: number;
  readonly movesPerMatch: number;
  readonly slowestMs: number;
}

/** Both sit on either seat in half of the matches. */
export function duel(
  one: Player,
  other: Player,
  matches: number,
  words: Lexicon,
  given: Partial<PasswordOptions> = {},
): Score {
  let won = 0;
  let moves = 0;
  let slowestMs = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const seat = seed % 2;
    const match = playOut(seat === 0 ? [one, other] : [other, one], seed, words, given);
    if (match.winner === seat) won++;
    moves += match.moves;
    slowestMs = Math.max(slowestMs, match.slowestMs);
  }
  return { won: won / matches, movesPerMatch: moves / matches, slowestMs };
}
