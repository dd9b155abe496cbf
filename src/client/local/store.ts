import { batch, computed, type Signal, signal } from "@preact/signals";
import type { GameOf, GameTypes, Refusal, Seat, Verdict, World } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Status } from "../../link/link.ts";
import type { MoveAnswer } from "../../link/outbox.ts";
import * as decide from "../../match/decide.ts";
import type { AnyEvent, Commit, MatchHeader, SentEvent } from "../../match/events.ts";
import { applyCommit, type MatchState, seatOf } from "../../match/state.ts";
import { eventsFor, type MatchView, type SeatView, type TableView, viewFor } from "../../match/view.ts";
import { worldOf } from "../../match/world.ts";
import type { ChatMessage } from "../../protocol/frames.ts";
import type { MatchStore } from "../match/store.ts";

/** What a match in the page needs from outside. Without `after` nothing happens by itself: no clock runs out. */
export interface LocalPort {
  now(): number;
  random(bytes: Uint8Array): unknown;
  after?(ms: number, run: () => void): () => void;
}

export interface LocalMatchPlan<Types extends GameTypes = GameTypes> {
  readonly rules: GameOf<Types>;
  readonly words: Lexicon;
  /** The log so far: at least its first commit, which makes the match. */
  readonly log: readonly Commit[];
  /** Who looks and moves here. */
  readonly player: string;
  /** Changes the world of one commit: a lesson's dice fall as it needs them. */
  readonly bend?: (world: World) => World;
  /** Whether a move that the rules allow is taken. Absent: always. A move that is not taken changes nothing. */
  readonly admits?: (move: unknown, events: readonly AnyEvent[]) => boolean;
  /** Hears what the rules refuse. */
  readonly refused?: (refusal: Refusal) => void;
}

/** More things due at once than any game has. */
const MOST_DUE = 64;
const LIVE: Status = { kind: "live" };

/**
 * A match that lives in the page: the same rules, fold and views as on the server, without one. For what hides
 * nothing from the person who plays: a lesson, a puzzle for oneself, a match that is over.
 */
export class LocalMatch<Types extends GameTypes = GameTypes> implements MatchStore<Types> {
  readonly id: string;
  readonly status = signal<Status>(LIVE);
  readonly table: Signal<TableView>;
  readonly view = signal<MatchView<Types["view"]> | null>(null);
  readonly seat: Signal<Seat | null>;
  readonly player: Signal<string>;
  readonly story = signal<readonly SentEvent<Types>[]>([]);
  readonly storyCut = signal(false);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly watchers = signal(0);
  readonly sending = signal(false);
  readonly answered = signal<MoveAnswer | null>(null);
  readonly seats = computed<readonly SeatView[]>(() => this.view.value?.seats ?? []);
  readonly isLive = computed(() => this.view.value !== null && this.view.value.outcome === null);

  again?: () => void;

  private current: MatchState;
  private readonly commits: Commit[] = [];
  private refusals = 0;
  private cancelTimer: () => void = () => {};
  private readonly plan: LocalMatchPlan<Types>;
  private readonly port: LocalPort;

  constructor(plan: LocalMatchPlan<Types>, port: LocalPort) {
    this.plan = plan;
    this.port = port;
    this.current = plan.log.reduce<MatchState | null>(
      (state, commit) => applyCommit(plan.rules, state, commit),
      null,
    )!;
    this.commits.push(...plan.log);
    const { header } = this.current;
    this.id = header.id;
    this.table = signal(tableOf(header));
    this.seat = signal(seatOf(this.current, plan.player));
    this.player = signal(plan.player);
    this.show();
  }

  get state(): MatchState {
    return this.current;
  }

  /** The whole log, to keep the match and go on later. */
  get log(): readonly Commit[] {
    return this.commits;
  }

  async move(move: unknown): Promise<MoveAnswer> {
    this.answered.value = this.judge(move);
    return this.answered.value;
  }

  private judge(move: unknown): MoveAnswer {
    this.passTime();
    const { rules, player, admits } = this.plan;
    const verdict = decide.judge(rules, this.current, player, move, this.world(), new Set([player]));
    if (!verdict.ok) return this.refuse(verdict.error);
    if (admits && !admits(move, verdict.value)) return { ok: false, refusal: null };
    this.commit(verdict.value, player);
    return { ok: true };
  }

  /** Another seat moves: a bot, or whoever a script speaks for. */
  moveFor(seat: Seat, move: unknown): Verdict<AnyEvent> {
    const verdict = decide.judgeBot(this.plan.rules, this.current, seat, move, this.world());
    if (verdict.ok) this.commit(verdict.value, null);
    return verdict;
  }

  /** Appends facts that are already decided. */
  commit(events: readonly AnyEvent[], player: string | null = null): void {
    const seq = this.current.seq + 1;
    const commit = { seq, at: this.port.now(), player, move: player && this.nextId(), events };
    this.current = applyCommit(this.plan.rules, this.current, commit);
    this.commits.push(commit);
    this.show();
  }

  say(): boolean {
    return false; // there is nobody to hear it
  }

  takeBack(): void {}

  retryNow(): void {}

  leave(): void {
    this.cancelTimer();
  }

  serverNow(): number {
    return this.port.now();
  }

  private refuse(refusal: Refusal): MoveAnswer {
    this.plan.refused?.(refusal);
    this.refusals += 1;
    return { ok: false, refusal: { type: "refused", id: `refused:${this.refusals}`, ...refusal } };
  }

  private show(): void {
    const { rules } = this.plan;
    const viewer = this.seat.value;
    batch(() => {
      this.view.value = viewFor(rules, this.current, viewer, new Set([this.plan.player]));
      this.story.value = eventsFor(rules, this.commits, viewer);
    });
    this.wake();
  }

  private wake(): void {
    this.cancelTimer();
    this.cancelTimer = () => {};
    const at = decide.nextDue(this.current)?.at;
    if (at === undefined || !this.port.after) return;
    this.cancelTimer = this.port.after(Math.max(0, at - this.port.now()), () => this.passTime());
  }

  /** What was due before now happens before anything else. */
  private passTime(): void {
    if (!this.port.after) return;
    for (let i = 0; i < MOST_DUE; i++) {
      const events = decide.passTime(this.plan.rules, this.current, this.world());
      if (events === null) break;
      this.commit(events);
    }
    this.wake();
  }

  private world(): World {
    const { words, bend } = this.plan;
    const { header, seq } = this.current;
    const world = worldOf(header, seq + 1, this.port.now(), words, (bytes) => this.port.random(bytes));
    return bend ? bend(world) : world;
  }

  private nextId(): string {
    return `local:${this.current.seq + 1}`;
  }
}

const tableOf = ({ game, language, lexicon, options, visibility, start }: MatchHeader): TableView => ({
  game,
  language,
  lexicon,
  options,
  visibility,
  start,
  rated: false,
  region: null,
  strangers: false,
  practice: false,
  code: null,
  host: null,
});
