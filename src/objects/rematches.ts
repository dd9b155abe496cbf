import { makeId } from "../core/ids.ts";
import { ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { shownName } from "../match/events.ts";
import type { News } from "../match/news.ts";
import { answerRematch, isOpen, type Rematch, type RematchProblem, unanswered } from "../match/rematch.ts";
import type { MatchState } from "../match/state.ts";
import { rematchPlan } from "../matchmaking/plan.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import { makeMatch } from "./make-match.ts";

const KEY = "rematch";
const RETRY_MS = 2000;
const random = (bytes: Uint8Array): Uint8Array => crypto.getRandomValues(bytes);

/** A finished match's offer to play the same again, kept until it is a match. */
export class Rematches {
  private readonly kv: SyncKvStorage;
  private readonly env: Env;
  private making: Promise<void> | null = null;
  /** Undefined until read: every commit asks whether there is one. */
  private cache: Rematch | null | undefined;

  constructor(kv: SyncKvStorage, env: Env) {
    this.kv = kv;
    this.env = env;
  }

  answer(
    state: MatchState,
    player: string,
    accept: boolean,
    now: number,
  ): Result<Rematch | null, RematchProblem> {
    const answered = answerRematch(state, this.offer, player, accept, now, () => makeId(random));
    if (!answered.ok) return answered;
    if (answered.value) this.keep(answered.value);
    return ok(answered.value);
  }

  /** What everybody at the old table hears; null when nobody offers anything. */
  frame(state: MatchState, now: number): (ServerFrame & { type: "rematch" }) | null {
    const { offer } = this;
    if (!offer) return null;
    const { by, until, yes, no, match, made } = offer;
    const isOver = !isOpen(state, offer, now);
    return { type: "rematch", by, until, yes: [...yes], no: [...no], isOver, match: made ? match : null };
  }

  /** What somebody who is asked hears of it elsewhere. */
  invitation(state: MatchState, player: string, now: number): News["rematch"] {
    const { offer } = this;
    if (!isOpen(state, offer, now) || offer.match !== null || !unanswered(state, offer).includes(player))
      return null;
    const by = state.seats.flatMap(({ members }) => members).find(({ id }) => id === offer.by);
    return { by: by ? shownName(by) : "?", until: offer.until };
  }

  /** A match that was promised and not made, because we or the other object fell over in between. */
  dueAt(now: number): number | null {
    const { offer } = this;
    return offer && offer.match !== null && !offer.made ? now + RETRY_MS : null;
  }

  /** Makes what was promised, once however often it is asked for. */
  async make(state: MatchState): Promise<void> {
    this.making ??= this.makeOnce(state).finally(() => {
      this.making = null;
    });
    await this.making;
  }

  private async makeOnce(state: MatchState): Promise<void> {
    const { offer } = this;
    if (!offer || offer.match === null || offer.made) return;
    const made = await makeMatch(this.env, rematchPlan(offer.match, state, offer));
    if (!made.ok) throw new Error(made.error.message);
    this.keep({ ...offer, made: true });
  }

  get offer(): Rematch | null {
    if (this.cache === undefined) this.cache = this.kv.get<Rematch>(KEY) ?? null;
    return this.cache;
  }

  private keep(offer: Rematch): void {
    this.cache = offer;
    this.kv.put(KEY, offer);
  }
}
