import { batch, computed, type Signal, signal } from "@preact/signals";
import { fail, ok, type Result } from "../../core/result.ts";
import type {
  AnyGame,
  GameEvent,
  GameOf,
  GameTypes,
  Refusal,
  Seat,
  Verdict,
  World,
} from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Status } from "../../link/link.ts";
import type { MoveAnswer } from "../../link/outbox.ts";
import { type ReadMove, readMove } from "../../match/decide.ts";
import { Engine } from "../../match/engine.ts";
import type { AnyEvent, Commit, MatchHeader, SentEvent } from "../../match/events.ts";
import { KeptInMemory } from "../../match/kept-in-memory.ts";
import { type MatchState, seatOf } from "../../match/state.ts";
import { eventsFor, type MatchView, type SeatView, type TableView, viewFor } from "../../match/view.ts";
import { inWorld } from "../../match/world.ts";
import type { ChatMessage, ServerFrame } from "../../protocol/frames.ts";
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

const LIVE: Status = { kind: "live" };
const NO_LIMITS = { lagMostMs: 0, spectators: 0, roomEditsPerSecond: 0, phraseBurst: 0, phrasesPerSecond: 0 };
/** What the rules allow, and the lesson does not. */
const NOT_TAKEN: Refusal = { code: "local/not-taken", message: "Not now." };

/** The one who looks on: there is no other. */
interface Line {
  readonly player: string;
}

/**
 * A match that lives in the page: the server's own engine, run without one. For what hides nothing from the person who
 * plays: a lesson, a puzzle for oneself, a match that is over.
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

  private readonly engine: Engine<Line>;
  private readonly kept: KeptInMemory;
  private readonly line: Line;
  private moves = 0;
  /** The player's own move is being judged, not one that a script makes. */
  private isAsking = false;
  private cancelTimer: () => void = () => {};
  private readonly plan: LocalMatchPlan<Types>;
  private readonly port: LocalPort;

  constructor(plan: LocalMatchPlan<Types>, port: LocalPort) {
    this.plan = plan;
    this.port = port;
    this.line = { player: plan.player };
    const rules = asPlanned(plan, port, () => this.isAsking);
    this.kept = new KeptInMemory(rules, plan.log);
    this.engine = new Engine({
      kept: this.kept,
      lines: onlyLine(this.line, () => port.now()),
      limits: NO_LIMITS,
      random: (bytes) => port.random(bytes),
      game: () => ({ rules, bot: null, readMove: (move) => this.read(move) }),
    });
    this.engine.learn(plan.words);
    const { header } = this.state;
    this.id = header.id;
    this.table = signal(tableOf(header));
    this.seat = signal(seatOf(this.state, plan.player));
    this.player = signal(plan.player);
    this.show();
    this.run(() => {});
  }

  get state(): MatchState {
    return this.engine.known.state;
  }

  /** The whole log, to keep the match and go on later. */
  get log(): readonly Commit[] {
    return this.kept.log;
  }

  async move(move: unknown): Promise<MoveAnswer> {
    this.moves += 1;
    const id = `local:${this.moves}:${this.state.seq}`;
    this.isAsking = true;
    const frames = this.run((now) => this.engine.receive(this.line, ok({ type: "move", id, move }), now));
    this.isAsking = false;
    const refused = frames.find((frame) => frame.type === "refused");
    const isTaken = refused?.code !== NOT_TAKEN.code;
    if (refused && isTaken) this.plan.refused?.({ code: refused.code, message: refused.message });
    this.answered.value = refused ? { ok: false, refusal: isTaken ? refused : null } : { ok: true };
    return this.answered.value;
  }

  /** A move of every game (to give up) is no more taken than one of this game. */
  private read(move: unknown): Result<ReadMove, Refusal> {
    const read = readMove(move);
    const { admits } = this.plan;
    const isOfThisGame = read.ok && read.value.of === "this-game";
    return isOfThisGame || !admits || admits(move, []) ? read : fail(NOT_TAKEN);
  }

  /** Another seat moves: a bot, or whoever a script speaks for. */
  moveFor(seat: Seat, move: unknown): Verdict<AnyEvent> {
    let verdict: Verdict<AnyEvent> = ok([]);
    this.run((now) => {
      verdict = this.engine.bots.move(seat, move, now);
    });
    return verdict;
  }

  /** Appends facts that are already decided. */
  commit(events: readonly AnyEvent[]): void {
    this.run((now) => this.engine.record(events, now));
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

  /** Gives something to the engine and does what it wants done. The answers that the one who looks on was sent. */
  private run(input: (now: number) => void): ServerFrame[] {
    const now = this.port.after ? this.port.now() : this.state.at;
    const before = this.state.seq;
    input(now);
    const frames: ServerFrame[] = [];
    this.cancelTimer();
    this.cancelTimer = () => {};
    for (const effect of this.engine.take(now)) {
      this.kept.write(effect);
      if (effect.type === "send" && typeof effect.text === "string") frames.push(JSON.parse(effect.text));
      if (effect.type === "alarm") this.wakeAt(effect.at);
    }
    if (this.state.seq !== before) this.show();
    return frames;
  }

  private wakeAt(at: number): void {
    const run = (): void => {
      this.run((now) => this.engine.time(now));
    };
    if (this.port.after) this.cancelTimer = this.port.after(Math.max(0, at - this.port.now()), run);
  }

  private show(): void {
    const { rules } = this.plan;
    const viewer = this.seat.value;
    batch(() => {
      this.view.value = viewFor(rules, this.state, viewer, new Set([this.plan.player]));
      this.story.value = eventsFor(rules, this.kept.log, viewer);
    });
  }
}

/**
 * The rules in the world of the plan, which of the player's own moves takes only some. Where nothing happens by itself
 * the engine's time stands still, and the rules alone see that it passes.
 */
function asPlanned(
  { rules, bend = (world) => world, admits }: LocalMatchPlan,
  port: LocalPort,
  isAsking: () => boolean,
): AnyGame {
  const bent = inWorld(rules, (world) => bend(port.after ? world : { ...world, now: port.now() }));
  if (!admits) return bent;
  return {
    ...bent,
    decide(state, seat, move, world): Verdict<GameEvent> {
      const verdict = bent.decide(state, seat, move, world);
      return verdict.ok && isAsking() && !admits(move, verdict.value) ? fail(NOT_TAKEN) : verdict;
    },
  };
}

const onlyLine = (line: Line, now: () => number, lines = [line]) => ({
  all: () => lines,
  of: (player: string) => (player === line.player ? [line] : []),
  hasAny: (player: string) => player === line.player,
  playerOf: () => ({ id: line.player, name: "" }),
  silencedUntil: () => null,
  blocksOf: () => [],
  takesParts: () => false,
  heardAt: now,
  askedAt: () => null,
  endAt: () => null,
});

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
