import type { Result } from "../core/result.ts";
import type { Seat, Verdict, World } from "../games/game.ts";
import { type BotTurn, botMoveId, botRequest, NONE_DECLINED, nextBot } from "./bots.ts";
import { defaultMove, judgeBot } from "./decide.ts";
import type { Inside } from "./effects.ts";
import type { Seam } from "./engine.ts";
import type { AnyEvent } from "./events.ts";
import type { Author, Live } from "./match-log.ts";
import type { MatchState } from "./state.ts";

/** What memory knows of one state: whose turn it is, and which bots had nothing to do. It hangs on a whole view. */
interface Seen {
  readonly state: MatchState;
  readonly declined: ReadonlySet<Seat>;
  readonly turn: BotTurn | null;
  /** The one whose turn it is thinks. */
  readonly isAsked: boolean;
}

/** The seats that bots play: whose turn is next, and what came of asking. */
export class BotSeats {
  private readonly outside: Pick<Inside<unknown>, "do">;
  private readonly match: Seam;
  private seen: Seen | null = null;

  constructor(outside: Pick<Inside<unknown>, "do">, match: Seam) {
    this.outside = outside;
    this.match = match;
  }

  forget(): void {
    this.seen = null;
  }

  dueAt(live: Live): number | null {
    return this.next(live)?.at ?? null;
  }

  private next({ game, state }: Live): BotTurn | null {
    if (this.seen?.state !== state)
      this.seen = { state, declined: NONE_DECLINED, turn: nextBot(game, state), isAsked: false };
    return this.seen.isAsked ? null : this.seen.turn;
  }

  /** The bot whose turn has come gets its seat's view and nothing else. */
  ask(now: number): void {
    const live = this.match.log.known;
    const turn = this.next(live);
    if (turn === null || turn.at > now || !this.seen) return;
    this.seen = { ...this.seen, isAsked: true };
    const request = botRequest(live.game.rules, live.state, turn);
    this.outside.do({ type: "ask-bot", turn, request, seq: live.state.seq });
  }

  /**
   * What a bot chose: a move as it came, null where it had nothing to do, or why there is none. If the match has moved
   * on while it was thinking, its answer is dropped; one that fails does what time would do.
   */
  answered({ seat }: BotTurn, seq: number, answer: Result<unknown, string>, now: number): void {
    const { live } = this.match.log;
    if (!live || live.state.seq !== seq) return;
    if (answer.ok && answer.value === null) {
      this.decline(live, seat);
      return;
    }
    const verdict = answer.ok ? this.move(seat, answer.value, now) : answer;
    if (verdict.ok) return;
    const error = typeof verdict.error === "string" ? verdict.error : verdict.error.code;
    this.outside.do({ type: "fault", what: "bot failed", error });
    const { game, state } = live;
    this.match.commit(live, defaultMove(game.rules, state, seat, this.world(live, now)), now, by(seat, seq));
  }

  /** A seat moves for which nobody sends frames: a bot's, or one that a lesson's script speaks for. */
  move(seat: Seat, move: unknown, now: number): Verdict<AnyEvent> {
    const live = this.match.log.known;
    const { game, state } = live;
    const read = game.readMove(move);
    const verdict = read.ok ? judgeBot(game.rules, state, seat, read.value, this.world(live, now)) : read;
    if (verdict.ok) this.match.commit(live, verdict.value, now, by(seat, state.seq));
    return verdict;
  }

  private world({ state: { header, seq } }: Live, now: number): World {
    const world = this.match.world(header, seq + 1, now);
    if (!world) throw new Error("A bot moves without words");
    return world;
  }

  /** Of no account if the match has moved on meanwhile. */
  private decline({ game, state }: Live, seat: Seat): void {
    if (this.seen?.state !== state) return;
    const declined = new Set([...this.seen.declined, seat]);
    this.seen = { state, declined, turn: nextBot(game, state, declined), isAsked: false };
  }
}

const by = (seat: Seat, seq: number): Author => ({ player: null, move: botMoveId(seat, seq) });
