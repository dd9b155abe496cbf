import { fromHex, toHex } from "../core/bytes.ts";
import { chanceOf } from "../core/chance.ts";
import type { Language } from "../core/language.ts";
import type { AnyBot, AnyGame, BotLevel, GameView, Seat } from "../games/game.ts";
import { agreedOf } from "../games/vocabulary.ts";
import { gameOf, type MatchState, type SeatState, waitsOf } from "./state.ts";

/**
 * A bot takes its time like a person, and the same time when asked again: it is derived, not stored. Never less than it
 * takes to see what happened before.
 */
export const SHORTEST_MS = 1200;
export const LONGEST_MS = 2400;

export interface BotTurn {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** When it moves. */
  readonly at: number;
}

export const NONE_DECLINED: ReadonlySet<Seat> = new Set();

/** The bot that is asked next if nobody else moves. `declined` are those that had nothing to do here. */
export function nextBot(
  { rules, bot }: { readonly rules: AnyGame; readonly bot: AnyBot | null },
  state: MatchState,
  declined: ReadonlySet<Seat> = NONE_DECLINED,
): BotTurn | null {
  const { progress } = state;
  if (progress.stage !== "playing" || !progress.clocks.started) return null;
  if (!state.seats.some((seat) => levelOf(seat) !== undefined)) return null;
  const awaited = waitsOf(state).flatMap(({ seats }) => seats);
  const asked = new Set([...awaited, ...(rules.invited?.(progress.game) ?? [])]);
  let first: BotTurn | null = null;
  for (const seat of asked) {
    const level = levelOf(state.seats[seat]!);
    if (level === undefined || declined.has(seat)) continue;
    const at = paced(rules, bot, state, seat, level) ?? state.at + thinkingMs(state, seat);
    if (first === null || at < first.at) first = { seat, level, at };
  }
  return first;
}

const levelOf = ({ bot, standIn }: SeatState): BotLevel | undefined => bot ?? standIn;

/**
 * Counted from the wait, and by a chance of that wait: what others do meanwhile changes nothing. Who is only invited
 * counts from the last change.
 */
function paced(
  rules: AnyGame,
  bot: AnyBot | null,
  state: MatchState,
  seat: Seat,
  level: BotLevel,
): number | null {
  const { progress, header } = state;
  if (!bot?.paceMs || progress.stage !== "playing") return null;
  const wait = progress.clocks.waits.find(({ seats }) => seats.includes(seat)) ?? {
    key: `invited-${state.seq}`,
    since: state.at,
  };
  const chance = chanceOf(fromHex(header.seed), 0, `bot-pace|${seat}|${wait.key}|${wait.since}`);
  const ms = bot.paceMs(rules.view(progress.game, seat), seat, level, chance);
  return ms === null ? null : Math.max(state.at, wait.since + ms);
}

function thinkingMs(state: MatchState, seat: Seat): number {
  const chance = chanceOf(fromHex(state.header.seed), state.seq, `bot-delay|${seat}`);
  return SHORTEST_MS + chance.int(LONGEST_MS - SHORTEST_MS + 1);
}

/** The seed of a bot's own chance: it tells nothing of the match's. */
export function botSeed(state: MatchState, seat: Seat): string {
  const chance = chanceOf(fromHex(state.header.seed), state.seq, `bot|${seat}`);
  return toHex(Uint8Array.from({ length: 32 }, () => chance.int(256)));
}

export const botMoveId = (seat: Seat, seq: number): string => `bot:${seat}:${seq}`;

/** Everything a bot gets: what its seat sees, and nothing of the match. */
export interface BotRequest {
  readonly game: string;
  readonly language: Language;
  readonly lexicon: string;
  /** Words that its table agreed on: as public as what the table is set for. */
  readonly agreed: readonly string[];
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: GameView;
  readonly seed: string;
}

export function botRequest(
  rules: AnyGame,
  state: MatchState,
  { seat, level }: Pick<BotTurn, "seat" | "level">,
): BotRequest {
  const { game, language, lexicon, options } = state.header;
  const view = rules.view(gameOf(state), seat);
  return {
    game,
    language,
    lexicon,
    agreed: agreedOf(options),
    seat,
    level,
    view,
    seed: botSeed(state, seat),
  };
}
