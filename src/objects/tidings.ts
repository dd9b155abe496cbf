import { earliest } from "../core/earliest.ts";
import type { Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { type News, newsFor } from "../match/news.ts";
import type { RematchProblem } from "../match/rematch.ts";
import type { MatchState } from "../match/state.ts";
import { outOf } from "../match/view.ts";
import type { RematchAnswer } from "../protocol/requests.ts";
import type { Absences } from "./absences.ts";
import { Herald } from "./herald.ts";
import type { Live } from "./ledger.ts";
import type { LogLine } from "./log-line.ts";
import { Rematches } from "./rematches.ts";
import type { Voice } from "./voice.ts";

/**
 * What a match's people hear of it beside its moves: those elsewhere, that it waits for them; everybody, once it is
 * over, who wants to play the same again. Never on a move's way: a commit only learns when there is something to tell.
 */
export class Tidings {
  private readonly voice: Voice;
  private readonly absences: Absences;
  private readonly herald: Herald;
  private readonly rematches: Rematches;
  private readonly report: (what: LogLine, error: unknown) => void;
  /** The last state of which everybody at the table had heard all; memory alone, since it can be found again. */
  private heard: { state: MatchState; out: number; told: Herald["told"] } | null = null;

  constructor(
    ctx: Pick<DurableObjectState, "storage">,
    env: Env,
    voice: Voice,
    absences: Absences,
    report: (what: LogLine, error: unknown) => void,
  ) {
    this.voice = voice;
    this.absences = absences;
    this.herald = new Herald(ctx.storage.kv, env.PLAYERS);
    this.rematches = new Rematches(ctx.storage.kv, env);
    this.report = report;
  }

  /** What somebody who is not here should know; null when they have no seat. */
  newsFor(live: Live, player: string): News | null {
    return this.news(live).get(player) ?? null;
  }

  /** How a rematch stands, to whoever has just come. */
  greet(state: MatchState, socket: WebSocket): void {
    this.voice.rematch(this.rematches.frame(state, Date.now()), [socket]);
  }

  /** Offers to play the same again, accepts or declines. */
  answer(state: MatchState, player: string, accept: boolean): Result<unknown, RematchProblem> {
    return this.rematches.answer(state, player, accept, Date.now());
  }

  /** Makes the rematch that was promised, if one was, and tells the table how things stand. */
  async rematch(state: MatchState): Promise<RematchAnswer> {
    try {
      await this.rematches.make(state);
    } catch (error) {
      this.report("rematch not made", error); // the alarm tries again
    }
    this.voice.rematch(this.rematches.frame(state, Date.now()));
    const { offer } = this.rematches;
    return { match: offer?.made ? offer.match : null, until: offer?.until ?? null };
  }

  dueAt(live: Live, now: number): number | null {
    return earliest(this.rematches.dueAt(now), this.newsDue(live, now));
  }

  /** A rematch that was promised and not made is made now. */
  async keepPromise(state: MatchState): Promise<void> {
    if (this.rematches.dueAt(Date.now()) !== null) await this.rematch(state);
  }

  /** Not awaited by the match: a player's object that is slow must not hold up a deadline. */
  tell(live: Live): Promise<void> {
    return this.herald.tell(this.news(live), Date.now());
  }

  /**
   * While everybody is at the table there is news only when seats, header or stage change, or a seat is out: whose
   * turn it is they see for themselves. So a move in the middle of a match makes nobody's news.
   */
  private newsDue(live: Live, now: number): number | null {
    const { state } = live;
    const { told } = this.herald;
    const isQuiet = this.absences.areAllThere(state) && this.rematches.offer === null;
    const out = isQuiet ? outOf(live.entry.rules, state) : 0;
    const { heard } = this;
    if (isQuiet && heard?.told === told && heard.out === out && isSame(heard.state, state)) return null;
    const due = this.herald.dueAt(this.news(live), now);
    this.heard = isQuiet && due === null ? { state, out, told } : null;
    return due;
  }

  /** By player's id. */
  private news({ entry, state }: Live): Map<string, News> {
    const here = this.absences.connected();
    return new Map(
      peopleOf(state).flatMap((id) => {
        const rematch = this.rematches.invitation(state, id, Date.now());
        const news = newsFor(entry.rules, state, id, here.has(id), rematch);
        return news ? [[id, news] as const] : [];
      }),
    );
  }
}

const peopleOf = ({ seats }: MatchState): string[] =>
  seats.flatMap(({ members }) => members.map(({ id }) => id));

const isSame = (a: MatchState, b: MatchState): boolean =>
  a.seats === b.seats && a.header === b.header && a.progress.stage === b.progress.stage;
