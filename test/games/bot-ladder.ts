import { type Chance, chanceOf } from "../../src/core/chance.ts";
import type { GameEntry } from "../../src/games/define-game.ts";
import type { BotLevel, GameEvent, GameView, Outcome, Seat, World } from "../../src/games/game.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { SHORTEST_MS } from "../../src/match/bots.ts";
import { seedOf } from "../contracts/play.ts";

/** Level 0 plays anything that is allowed: what a beginner is measured by. */
export type Player = BotLevel | 0;

export interface BotMatch {
  readonly outcome: Outcome;
  readonly events: readonly GameEvent[];
  readonly moves: number;
}

const LONGEST = 4000;

interface Turn {
  readonly at: number;
  /** Nobody: what time does where nobody acts. */
  readonly seat: Seat | null;
  readonly key: string;
}

/**
 * A whole match of any game between bots, by its rules and its bots' paces alone. Nobody resigns and no clock runs, but for
 * the times that the rules themselves give.
 */
export function botMatch(
  { rules, bot, wire }: GameEntry,
  players: readonly Player[],
  seed: number,
  words: Lexicon,
): BotMatch {
  const setup = { seats: players.length, language: words.language, options: wire.options.parse({}) };
  const events: GameEvent[] = [];
  let state = rules.init(setup);
  let now = 0;
  let changedAt = 0;
  let step = 0;
  let declined = new Set<Seat>();
  const since = new Map<string, number>();
  const world = (): World => ({
    now,
    words,
    lagMs: 0,
    chance: (purpose) => chanceOf(seedOf(seed), step, purpose),
    seal: () => ({ commitment: "", nonce: "" }),
  });
  const take = (facts: readonly GameEvent[]): void => {
    for (const fact of facts) state = rules.apply(state, fact);
    events.push(...facts);
    changedAt = now;
    declined = new Set();
    const keys = new Set(rules.waits(state).map(({ key }) => key));
    for (const key of since.keys()) if (!keys.has(key)) since.delete(key);
    for (const key of keys) if (!since.has(key)) since.set(key, now);
  };
  take(rules.begin(state, world()));
  let moves = 0;
  for (let outcome = rules.outcome(state); ; outcome = rules.outcome(state)) {
    if (outcome) return { outcome, events, moves };
    if (++step > LONGEST) throw new Error(`Seed ${seed} does not end`);
    const waits = rules.waits(state);
    const turns: Turn[] = waits.flatMap(({ key, limit }) =>
      typeof limit === "number" ? [{ at: since.get(key)! + limit, seat: null, key }] : [],
    );
    for (const seat of new Set([...waits.flatMap(({ seats }) => seats), ...(rules.invited?.(state) ?? [])])) {
      if (declined.has(seat)) continue;
      const key = waits.find(({ seats }) => seats.includes(seat))?.key ?? "invited";
      const view = rules.view(state, seat) as GameView;
      const pace = bot.paceMs?.(view, seat, players[seat]! || 1, chance(`pace|${seat}|${key}`, step)) ?? null;
      const at = pace === null ? changedAt + SHORTEST_MS : (since.get(key) ?? changedAt) + pace;
      turns.push({ at, seat, key });
    }
    if (turns.length === 0) throw new Error(`Seed ${seed} waits for nobody`);
    const next = turns.reduce((a, b) => (b.at < a.at ? b : a));
    now = Math.max(now, next.at);
    if (next.seat === null) {
      take(rules.expire(state, next.key, world()));
      continue;
    }
    const { seat } = next;
    const move = bot.choose(
      rules.view(state, seat),
      seat,
      players[seat]!,
      chance(`bot|${seat}`, step),
      words,
    );
    if (move === null) {
      declined.add(seat);
      continue;
    }
    const verdict = rules.decide(state, seat, move, world());
    if (!verdict.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(move)}: ${verdict.error.message}`);
    moves += 1;
    take(verdict.value);
  }

  function chance(purpose: string, n: number): Chance {
    return chanceOf(seedOf(seed), n, purpose);
  }
}

/**
 * Which share of so many matches the first wins against the second, seats changing; where more than two sit down every
 * other seat is the same player's. A shared win counts as much as each has of it.
 */
export function shareWon(
  game: GameEntry,
  [one, other]: readonly [Player, Player],
  matches: number,
  words: Lexicon,
  firstSeed = 1,
): number {
  const seats = Math.max(2, game.facts.seats.min + (game.facts.seats.min % 2));
  let won = 0;
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    const isOne = (seat: Seat): boolean => (seat + seed) % 2 === 0;
    const players = Array.from({ length: seats }, (_, seat) => (isOne(seat) ? one : other));
    const { winners } = botMatch(game, players, seed, words).outcome;
    won += winners.filter(isOne).length / winners.length;
  }
  return won / matches;
}
