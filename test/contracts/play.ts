import { toHex } from "../../src/core/bytes.ts";
import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { fail, ok } from "../../src/core/result.ts";
import type { AnyGame, BotLevel, Seat, Verdict, Viewer, World } from "../../src/games/game.ts";
import { begin, create, judge, nextDue, readMove } from "../../src/match/decide.ts";
import { Engine } from "../../src/match/engine.ts";
import type { AnyEvent, Commit, MatchHeader, Member } from "../../src/match/events.ts";
import { KeptInMemory } from "../../src/match/kept-in-memory.ts";
import { seedCommitmentOf } from "../../src/match/seal.ts";
import type { MatchState } from "../../src/match/state.ts";
import { viewFor } from "../../src/match/view.ts";
import { inWorld, worldOf } from "../../src/match/world.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import type { Kit } from "./kit.ts";

/** One thing that happened to a match from outside: a seat moved, or time passed until something was due. */
export type Step =
  | { readonly at: number; readonly seat: Seat; readonly move: unknown }
  | { readonly at: number };

export const seedOf = (n: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, i) => (n >> ((i % 4) * 8)) & 255);

/** Somebody who looks on: from a seat, or as a spectator. */
interface Line {
  readonly viewer: Viewer;
  /** It takes views in parts. */
  readonly parts: boolean;
  /** What they were sent since the last step; a text is made when it is asked for. */
  heard: (string | (() => string))[];
}

/** A match in memory, moved by hand: the engine that runs in production, without sockets, storage or a clock. */
export class Table {
  readonly steps: Step[] = [];
  now = 1_800_000_000_000;
  readonly players: ReadonlySet<string>;
  private readonly kit: Kit;
  private readonly rules: AnyGame;
  private readonly kept: KeptInMemory;
  private readonly engine: Engine<Line>;
  private readonly lines: readonly Line[];
  private moves = 0;

  /** With `sealed` false every commitment is a constant, as comparing twins needs it. */
  constructor(kit: Kit, setup: Kit["setups"][number], seed: Uint8Array, sealed = true) {
    this.kit = kit;
    this.rules = sealed ? kit.rules : inWorld(kit.rules, unsealed);
    this.players = new Set(Array.from({ length: setup.seats }, (_, seat) => playerOf(seat)));
    const viewers = [null, ...Array(setup.seats).keys()];
    this.lines = [false, true].flatMap((parts) => viewers.map((viewer) => ({ viewer, parts, heard: [] })));
    this.kept = new KeptInMemory(this.rules, [this.made(setup, seed)]);
    this.engine = new Engine({
      kept: this.kept,
      lines: {
        all: () => this.lines,
        of: (player) => this.lines.filter(({ viewer }) => viewer !== null && playerOf(viewer) === player),
        hasAny: (player) => this.players.has(player),
        playerOf: ({ viewer }) => (viewer === null ? null : memberOf(viewer)),
        silencedUntil: () => null,
        blocksOf: () => [],
        takesParts: ({ parts }) => parts,
        heardAt: () => this.now,
        askedAt: () => null,
        endAt: () => null,
      },
      limits: { lagMostMs: 0, spectators: 1, roomEditsPerSecond: 1, phraseBurst: 1, phrasesPerSecond: 1 },
      random: (bytes) => bytes.fill(7),
      game: () => ({ rules: this.rules, bot: kit.bot, readMove: (move) => readMove(move, kit.wire.move) }),
    });
    this.engine.learn(kit.words);
    this.run(() => {
      for (const line of this.lines) this.engine.came(line, this.now);
    });
    this.record([...begin(this.rules, this.state, this.world()), { type: "everyone-arrived" }]);
  }

  /** Its first commit. */
  private made(setup: Kit["setups"][number], seed: Uint8Array): Commit {
    const { kit } = this;
    const header: MatchHeader = {
      id: "AAAAAAAAAAAAAAAAAAAAAA",
      game: kit.rules.id,
      rules: kit.rules.version,
      language: kit.words.language,
      lexicon: kit.words.hash,
      options: setup.options,
      seats: setup.seats,
      visibility: "private",
      start: "full",
      seedCommitment: seedCommitmentOf(seed),
      seed: toHex(seed),
      chain: 1,
    };
    const members = Array.from({ length: setup.seats }, (_, seat) => memberOf(seat));
    return { seq: 1, at: this.now, player: null, move: null, events: create(header, members, []) };
  }

  get state(): MatchState {
    return this.engine.known.state;
  }

  get log(): readonly Commit[] {
    return this.kept.log;
  }

  get game(): unknown {
    return this.state.progress.stage === "waiting" ? undefined : this.state.progress.game;
  }

  get invited(): readonly Seat[] {
    return this.over ? [] : (this.kit.rules.invited?.(this.game) ?? []);
  }

  get over(): boolean {
    return this.state.progress.stage === "finished";
  }

  world(): World {
    const { header, seq } = this.state;
    return worldOf(header, seq + 1, this.now, this.kit.words, (bytes) => bytes.fill(7));
  }

  /** What the rules would say to a move, which is not made. */
  judge(seat: Seat, move: unknown): Verdict<AnyEvent> {
    const read = readMove(move);
    if (!read.ok) return read;
    return judge(this.rules, this.state, playerOf(seat), read.value, this.world(), this.players);
  }

  /** A frame of that seat's socket, as production takes it; the facts that the move came to. */
  move(seat: Seat, move: unknown): Verdict<AnyEvent> {
    this.moves += 1;
    const line = this.line(seat);
    const frame = { type: "move", id: `${this.moves}`, move } as const;
    this.run(() => this.engine.receive(line, ok(frame), this.now));
    const answers = line.heard.flatMap((text): ServerFrame[] =>
      typeof text === "string" ? [JSON.parse(text)] : [],
    );
    const refused = answers.find((each) => each.type === "refused");
    if (refused) {
      const { type: _, id: __, detail, ...refusal } = refused;
      return fail(detail ? { ...refusal, detail } : refusal);
    }
    this.steps.push({ at: this.now, seat, move });
    return ok([...this.log.at(-1)!.events]);
  }

  /** Lets time run to whatever is due next; false when nothing ever is. */
  wait(): boolean {
    const due = nextDue(this.state);
    if (due === null) return false;
    this.now = Math.max(this.now, due.at);
    if (!this.passTime()) throw new Error("What is due does not happen");
    return true;
  }

  /** Whatever is due by now; false when nothing was. */
  passTime(): boolean {
    const before = this.state.seq;
    this.run(() => this.engine.time(this.now));
    if (this.state.seq === before) return false;
    this.steps.push({ at: this.now });
    return true;
  }

  /** Does a step of another table's; false when this match refuses it. */
  follow(step: Step): boolean {
    this.now = step.at;
    return "seat" in step ? this.move(step.seat, step.move).ok : this.passTime() || this.wait();
  }

  offer(seat: Seat, level: BotLevel | 0): unknown {
    const chance = chanceOf(new TextEncoder().encode(this.state.header.seed), this.state.seq, `bot|${seat}`);
    return this.kit.bot.choose(this.view(seat), seat, level, chance, this.kit.words);
  }

  view(viewer: Viewer) {
    return viewFor(this.kit.rules, this.state, viewer, this.players);
  }

  /** Facts that are already decided. */
  record(events: readonly AnyEvent[]): void {
    this.run(() => this.engine.record(events, this.now));
  }

  /** The last frame with a view that a viewer was sent. */
  frame(viewer: Viewer): string {
    return this.heard(viewer).findLast((text) => text.includes('"view":'))!;
  }

  /** Every byte that a viewer was sent in the last step. */
  heard(viewer: Viewer): readonly string[] {
    return this.line(viewer).heard.map((text) => (typeof text === "string" ? text : text()));
  }

  /** The same for who takes views in parts. */
  heardInParts(viewer: Viewer): readonly string[] {
    return this.line(viewer, true).heard.map((text) => (typeof text === "string" ? text : text()));
  }

  private line(viewer: Viewer, parts = false): Line {
    return this.lines.find((line) => line.viewer === viewer && line.parts === parts)!;
  }

  private run(input: () => void): void {
    input();
    const effects = this.engine.take(this.now);
    if (effects.some(({ type }) => type === "send")) for (const line of this.lines) line.heard = [];
    for (const effect of effects) {
      this.kept.write(effect);
      if (effect.type === "send") effect.to.heard.push(effect.text);
    }
  }
}

const playerOf = (seat: Seat): string => `player-${seat}`;
const memberOf = (seat: Seat): Member => ({ id: playerOf(seat), name: playerOf(seat) });
const unsealed = (world: World): World => ({ ...world, seal: () => ({ commitment: "sealed", nonce: "00" }) });

const LONGEST = 3000;

/** A whole match by the bot of the game: at level 0 with naps and resignations, so that time does its part too. */
export function playAtRandom(
  kit: Kit,
  setup: Kit["setups"][number],
  seed: number,
  how: {
    watch?: (table: Table) => void;
    level?: BotLevel | 0;
    sealed?: boolean;
    /** Somebody who gives up after so many steps, as soon as that does not end the match for all. */
    leaver?: { readonly seat: Seat; readonly after: number };
  } = {},
): Table {
  const table = new Table(kit, setup, seedOf(seed), how.sealed);
  const chance = chanceOf(seedOf(seed), 0, "driver");
  how.watch?.(table);
  for (let step = 0; !table.over && step < LONGEST; step++) {
    const leaves = how.leaver !== undefined && how.leaver.after <= step && kit.rules.counts(table.game);
    if (how.leaver && leaves && !kit.rules.isOut(table.game, how.leaver.seat))
      must(table.move(how.leaver.seat, { type: "resign" }), "resign");
    else stepAtRandom(table, chance, how.level ?? 0);
    how.watch?.(table);
  }
  return table;
}

function stepAtRandom(table: Table, chance: Chance, level: 0 | 1 | 2 | 3): void {
  table.now += chance.int(2000);
  if (table.passTime()) return;
  const awaited = table.view(null).awaiting;
  const roll = chance.int(1000);
  if (roll < 10 && level === 0 && table.wait()) return;
  const seat = chance.pick([...awaited, ...table.invited]);
  if (roll === 999 && level === 0) {
    must(table.move(seat, { type: "resign" }), "resign");
    return;
  }
  const move = table.offer(seat, level);
  if (move === null) {
    if (awaited.includes(seat)) throw new Error("Only who is not awaited may decline");
    return;
  }
  must(table.move(seat, move), move);
}

function must(verdict: Verdict<AnyEvent>, move: unknown): void {
  if (!verdict.ok)
    throw new Error(`Offered ${JSON.stringify(move)}, refused ${JSON.stringify(verdict.error)}`);
}
