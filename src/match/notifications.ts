import { earliest } from "../core/earliest.ts";
import { makeId } from "../core/ids.ts";
import { ok, type Result } from "../core/result.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import type { RematchAnswer } from "../protocol/requests.ts";
import type { Broadcast } from "./broadcast.ts";
import type { Inside } from "./effects.ts";
import { shownName } from "./events.ts";
import type { Live } from "./match-log.ts";
import { digestOf, type News, newsFor } from "./news.ts";
import type { Presence } from "./presence.ts";
import { answerRematch, isOpen, type Rematch, type RematchProblem, unanswered } from "./rematch.ts";
import { peopleOf } from "./rooms.ts";
import type { MatchState } from "./state.ts";
import { outOf } from "./view.ts";

/**
 * What a match's people hear of it beside its moves: those elsewhere, that it waits for them; everybody, once it is
 * over, who wants to play the same again. Never on a move's way: a commit only learns when there is something to tell.
 *
 * What is still to be told follows from what was told last, so that a crash loses nothing and nothing is told twice.
 * While it is told, or a match is made, the alarm stays set: whoever died in the middle of it must wake up to go on.
 */
const SOON_MS = 1000;
const RETRY_MS = 2000;
const RETRY_MOST_MS = 3_600_000;

interface ToldPlayers {
  /** What each player heard last, as a digest. */
  readonly digests: Readonly<Record<string, string>>;
  readonly tries: number;
  readonly notBefore: number;
}

const NOTHING: ToldPlayers = { digests: {}, tries: 0, notBefore: 0 };

export class Notifications<Socket extends object> {
  private readonly outside: Pick<Inside<Socket>, "kept" | "do" | "random">;
  private readonly presence: Presence<Socket>;
  private readonly broadcast: Pick<Broadcast<Socket>, "send" | "toAll">;
  private toldCache: ToldPlayers | null = null;
  /** Undefined until read: every commit asks whether there is one. */
  private offerCache: Rematch | null | undefined;
  private isTelling = false;
  private isMaking = false;
  /** The last state of which everybody at the table had heard all; memory alone, since it can be found again. */
  private heardAll: { state: MatchState; out: number; told: ToldPlayers } | null = null;

  constructor(
    outside: Pick<Inside<Socket>, "kept" | "do" | "random">,
    presence: Presence<Socket>,
    broadcast: Pick<Broadcast<Socket>, "send" | "toAll">,
  ) {
    this.outside = outside;
    this.presence = presence;
    this.broadcast = broadcast;
  }

  forget(): void {
    this.toldCache = null;
    this.offerCache = undefined;
    this.isTelling = false;
    this.isMaking = false;
    this.heardAll = null;
  }

  dueAt(live: Live, now: number): number | null {
    return earliest(this.rematchDue(now), this.newsDue(live, now));
  }

  // ---- news ----

  /** What somebody who is not here should know; null when they have no seat. */
  newsFor({ game, state }: Live, player: string, now: number): News | null {
    const isHere = this.presence.connected().has(player);
    return newsFor(game.rules, state, player, isHere, this.invitation(state, player, now));
  }

  /** In batches, and only what changed. */
  tell(live: Live, now: number): void {
    if (this.isTelling || now < this.told.notBefore) return;
    const news = this.untold(live, now);
    if (news.length === 0) return;
    this.isTelling = true;
    this.outside.do({ type: "tell-players", news });
  }

  /** Those of them who heard it. */
  heard(news: readonly (readonly [string, News])[], heard: ReadonlySet<string>, now: number): void {
    this.isTelling = false;
    const { told } = this;
    const digests = { ...told.digests };
    for (const [player, each] of news) if (heard.has(player)) digests[player] = digestOf(each);
    const tries = heard.size === news.length ? 0 : told.tries + 1;
    const notBefore = tries === 0 ? 0 : now + Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** tries);
    this.toldCache = { digests, tries, notBefore };
    this.outside.do({ type: "note", key: "told", value: this.toldCache });
  }

  /**
   * While everybody is at the table there is news only when seats, header or stage change, or a seat is out: whose
   * turn it is they see for themselves. So a move in the middle of a match makes nobody's news.
   */
  private newsDue(live: Live, now: number): number | null {
    if (this.isTelling) return now + RETRY_MS;
    const { state } = live;
    const { told } = this;
    const isQuiet = this.presence.areAllThere(state) && this.offer === null;
    const out = isQuiet ? outOf(live.game.rules, state) : 0;
    const { heardAll } = this;
    if (isQuiet && heardAll?.told === told && heardAll.out === out && isSame(heardAll.state, state))
      return null;
    const due = this.untold(live, now).length > 0 ? Math.max(now + SOON_MS, told.notBefore) : null;
    this.heardAll = isQuiet && due === null ? { state, out, told } : null;
    return due;
  }

  private untold(live: Live, now: number): (readonly [string, News])[] {
    const { digests } = this.told;
    return peopleOf(live.state).flatMap((player) => {
      const news = this.newsFor(live, player, now);
      return news && digests[player] !== digestOf(news) ? [[player, news] as const] : [];
    });
  }

  /** Another value whenever something was told. */
  private get told(): ToldPlayers {
    this.toldCache ??= this.outside.kept.note<ToldPlayers>("told") ?? NOTHING;
    return this.toldCache;
  }

  // ---- the same again ----

  /** A finished match's offer to play the same again, kept until it is a match. */
  get offer(): Rematch | null {
    if (this.offerCache === undefined) this.offerCache = this.outside.kept.note<Rematch>("rematch");
    return this.offerCache;
  }

  /** Offers to play the same again, accepts or declines. The last answer makes the new match. */
  answer(state: MatchState, player: string, accept: boolean, now: number): Result<null, RematchProblem> {
    const { outside } = this;
    const answered = answerRematch(state, this.offer, player, accept, now, () => makeId(outside.random));
    if (!answered.ok) return answered;
    if (answered.value) this.keepOffer(answered.value);
    this.goOn(state, now);
    return ok(null);
  }

  get rematchAnswer(): RematchAnswer {
    const { offer } = this;
    return { match: offer?.made ? offer.match : null, until: offer?.until ?? null };
  }

  /** How it stands, to whoever has just come. */
  greet(state: MatchState, socket: Socket, now: number): void {
    const frame = this.frame(state, now);
    if (frame) this.broadcast.send(socket, frame);
  }

  /** Makes what was promised, once however often it is asked for; where nothing was, the table hears how it stands. */
  private goOn(state: MatchState, now: number): void {
    const { offer } = this;
    if (offer === null || !this.isPromised) this.tellTable(state, now);
    else if (!this.isMaking) {
      this.isMaking = true;
      this.outside.do({ type: "make-rematch", state, offer });
    }
  }

  /** What was promised and not made is made now. */
  keepPromise(state: MatchState, now: number): void {
    if (this.isPromised) this.goOn(state, now);
  }

  /** Made or not: what was not is tried again a little later. */
  rematchTried(state: MatchState, isMade: boolean, now: number): void {
    this.isMaking = false;
    if (isMade && this.offer) this.keepOffer({ ...this.offer, made: true });
    this.tellTable(state, now);
  }

  private tellTable(state: MatchState, now: number): void {
    const frame = this.frame(state, now);
    if (frame) this.broadcast.toAll(frame);
  }

  /** What everybody at the old table hears; null when nobody offers anything. */
  private frame(state: MatchState, now: number): (ServerFrame & { readonly type: "rematch" }) | null {
    const { offer } = this;
    if (!offer) return null;
    const { by, until, yes, no, match, made } = offer;
    const isOver = !isOpen(state, offer, now);
    return { type: "rematch", by, until, yes: [...yes], no: [...no], isOver, match: made ? match : null };
  }

  /** A match that was promised and not made, because we or the other object fell over in between. */
  private get isPromised(): boolean {
    const { offer } = this;
    return offer !== null && offer.match !== null && !offer.made;
  }

  private rematchDue(now: number): number | null {
    return this.isPromised ? now + RETRY_MS : null;
  }

  /** What somebody who is asked hears of it elsewhere. */
  private invitation(state: MatchState, player: string, now: number): News["rematch"] {
    const { offer } = this;
    if (!isOpen(state, offer, now) || offer.match !== null || !unanswered(state, offer).includes(player))
      return null;
    const by = state.seats.flatMap(({ members }) => members).find(({ id }) => id === offer.by);
    return { by: by ? shownName(by) : "?", player: offer.by, until: offer.until };
  }

  private keepOffer(offer: Rematch): void {
    this.offerCache = offer;
    this.outside.do({ type: "note", key: "rematch", value: offer });
  }
}

const isSame = (a: MatchState, b: MatchState): boolean =>
  a.seats === b.seats && a.header === b.header && a.progress.stage === b.progress.stage;
