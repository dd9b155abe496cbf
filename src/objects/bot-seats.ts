import type { Result } from "../core/result.ts";
import type { Seat, World } from "../games/game.ts";
import { type BotTurn, botMoveId, NONE_DECLINED, nextBot } from "../match/bots.ts";
import * as decide from "../match/decide.ts";
import type { AnyEvent } from "../match/events.ts";
import type { MatchState } from "../match/state.ts";
import { quickReader } from "../protocol/quick-reader.ts";
import { askBot, botRequest } from "./bots.ts";
import type { Author, Live } from "./ledger.ts";
import type { LogLine } from "./log-line.ts";

/**
 * The seats that bots play: whose turn is next, what it chose, and what that comes to. It changes nothing itself:
 * the match asks (and awaits), looks whether it is still where it was, and commits what `judge` says.
 */
export interface BotChoice extends BotTurn {
  /** A move as it came, or why there is none. */
  readonly answer: Result<unknown, string>;
}

export class BotSeats {
  private readonly ctx: Pick<DurableObjectState, "exports">;
  private readonly report: (what: LogLine, error: unknown) => void;
  /** What memory knows of one state: bots that were asked in it and had nothing to do, and whose turn it is. */
  private seen: { state: MatchState; declined: ReadonlySet<Seat>; turn: BotTurn | null } | null = null;

  constructor(ctx: Pick<DurableObjectState, "exports">, report: (what: LogLine, error: unknown) => void) {
    this.ctx = ctx;
    this.report = report;
  }

  /** Found once a state: a bot's pace may hang on a whole view. */
  next({ entry, state }: Live): BotTurn | null {
    if (this.seen?.state !== state)
      this.seen = { state, declined: NONE_DECLINED, turn: nextBot(entry, state) };
    return this.seen.turn;
  }

  dueAt(live: Live): number | null {
    return this.next(live)?.at ?? null;
  }

  /** Asks the bot whose turn has come. It gets its seat's view and nothing else; null when there is no move. */
  async ask(live: Live, now: number): Promise<BotChoice | null> {
    const { entry, state } = live;
    const turn = this.next(live);
    if (turn === null || turn.at > now) return null;
    const answer = await askBot(this.ctx.exports.Bots, botRequest(entry.rules, state, turn));
    if (!answer.ok || answer.value !== null) return { ...turn, answer };
    this.decline(live, turn.seat);
    return null;
  }

  /** A bot's move like any other; one that failed does what time would do. */
  judge(
    { entry, state }: Live,
    { seat, answer }: BotChoice,
    world: World,
  ): { events: AnyEvent[]; by: Author } {
    const by = { player: null, move: botMoveId(seat, state.seq) };
    const parsed = answer.ok ? decide.parseMove(quickReader(entry.wire.move), answer.value) : answer;
    const verdict = parsed.ok ? decide.judgeBot(entry.rules, state, seat, parsed.value, world) : parsed;
    if (verdict.ok) return { events: verdict.value, by };
    this.report("bot failed", typeof verdict.error === "string" ? verdict.error : verdict.error.code);
    return { events: decide.defaultMove(entry.rules, state, seat, world), by };
  }

  /** Of no account if the match has moved on meanwhile. */
  private decline({ entry, state }: Live, seat: Seat): void {
    if (this.seen?.state !== state) return;
    const declined = new Set([...this.seen.declined, seat]);
    this.seen = { state, declined, turn: nextBot(entry, state, declined) };
  }
}
