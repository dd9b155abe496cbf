import { toHex } from "../../src/core/bytes.ts";
import type { Chance } from "../../src/core/chance.ts";
import { ok } from "../../src/core/result.ts";
import type { GameEvent, Seat } from "../../src/games/game.ts";
import type { Port, Socket } from "../../src/link/port.ts";
import { begin, create, readMove } from "../../src/match/decide.ts";
import { Engine } from "../../src/match/engine.ts";
import type { Commit, MatchHeader, Member } from "../../src/match/events.ts";
import { isMatchEvent } from "../../src/match/events.ts";
import { KeptInMemory } from "../../src/match/kept-in-memory.ts";
import { seedCommitmentOf } from "../../src/match/seal.ts";
import { gameOf, type MatchState } from "../../src/match/state.ts";
import { viewFor } from "../../src/match/view.ts";
import { worldOf } from "../../src/match/world.ts";
import { parseClientFrame } from "../../src/protocol/parse.ts";
import { PING } from "../../src/protocol/socket.ts";
import type { Kit } from "../contracts/kit.ts";

/** A commit as the server saw it: the game before it, and the facts of the game in it. */
interface Made {
  readonly before: unknown;
  readonly facts: readonly GameEvent[];
}

interface Line {
  readonly player: string;
  readonly hear: (text: string) => void;
  readonly parts: boolean;
}

/** Chance for the weather: one connection in so many breaks while something is under way. */
const BREAKS = 12;
const SLOWEST_MS = 700;

/**
 * A match whose first player sits far away: the engine that runs in production, and a network with delays, in which
 * connections break and take along whatever is under way, in both directions. Time is the test's.
 */
export class FarMatch {
  now = 1_800_000_000_000;
  /** What the server made of each number. */
  readonly made = new Map<number, Made>();
  breaks = 0;
  /** Frames under way, in either direction. */
  flying = 0;
  private ids = 0;
  private queue: { readonly at: number; readonly run: () => void; off: boolean }[] = [];
  private lines: Line[] = [];
  private readonly engine: Engine<Line>;
  private readonly kept: KeptInMemory;
  private readonly kit: Kit;
  private readonly chance: Chance;

  constructor(kit: Kit, setup: Kit["setups"][number], seed: Uint8Array, chance: Chance) {
    this.kit = kit;
    this.chance = chance;
    this.kept = new KeptInMemory(kit.rules, [this.first(setup, seed)]);
    this.engine = new Engine({
      kept: this.kept,
      lines: {
        all: () => this.lines,
        of: (player) => this.lines.filter((line) => line.player === player),
        hasAny: (player) => this.lines.some((line) => line.player === player),
        playerOf: ({ player }) => ({ id: player, name: player }),
        silencedUntil: () => null,
        blocksOf: () => [],
        takesParts: ({ parts }) => parts,
        heardAt: () => this.now,
        askedAt: () => null,
        endAt: () => null,
      },
      limits: { lagMostMs: 0, spectators: 1, roomEditsPerSecond: 1, phraseBurst: 1, phrasesPerSecond: 1 },
      random: (bytes) => bytes.fill(7),
      game: () => ({ rules: kit.rules, bot: kit.bot, readMove: (move) => readMove(move, kit.wire.move) }),
    });
    this.engine.learn(kit.words);
    for (let seat = 1; seat < setup.seats; seat++)
      this.come({ player: playerOf(seat), hear: () => {}, parts: false });
    const world = worldOf(this.state.header, 2, this.now, kit.words, (bytes) => bytes.fill(7));
    this.serve(() =>
      this.engine.record([...begin(kit.rules, this.state, world), { type: "everyone-arrived" }], this.now),
    );
  }

  get state(): MatchState {
    return this.engine.known.state;
  }

  get isOver(): boolean {
    return this.state.progress.stage === "finished";
  }

  view(seat: Seat) {
    return viewFor(this.kit.rules, this.state, seat, new Set(this.lines.map(({ player }) => player)));
  }

  /** Another seat moves, from nearby. */
  move(seat: Seat, move: unknown): void {
    const line = this.lines.find(({ player }) => player === playerOf(seat))!;
    this.ids += 1;
    const frame = { type: "move", id: `near-${this.ids}`, move } as const;
    this.serve(() => this.engine.receive(line, ok(frame), this.now));
  }

  /** The next thing that happens; false when nothing is left but pings. */
  step(): boolean {
    this.queue = this.queue.filter(({ off }) => !off);
    const next = this.queue.reduce<(typeof this.queue)[number] | null>(
      (first, each) => (first === null || each.at < first.at ? each : first),
      null,
    );
    if (next === null) return false;
    next.off = true;
    this.now = Math.max(this.now, next.at);
    next.run();
    return true;
  }

  readonly port: Port = {
    after: (ms, run) => this.after(ms, run),
    random: () => this.chance.int(1000) / 1000,
    makeId: () => {
      this.ids += 1;
      return `far-${this.ids}`;
    },
    open: () => this.open(),
  };

  private after(ms: number, run: () => void): () => void {
    const entry = { at: this.now + ms, run, off: false };
    this.queue.push(entry);
    return () => {
      entry.off = true;
    };
  }

  /** One connection. Each way keeps its order; what is under way when it breaks never comes. */
  private open(): Socket {
    let isBroken = false;
    let line: Line | null = null;
    const last = { up: 0, down: 0 };
    const carry = (way: "up" | "down", run: () => void): void => {
      last[way] = Math.max(last[way] + 1, this.now + 10 + this.chance.int(SLOWEST_MS));
      this.flying += 1;
      this.after(last[way] - this.now, () => {
        this.flying -= 1;
        if (!isBroken) run();
      });
    };
    const gone = (): void => {
      isBroken = true;
      if (line === null) return;
      this.lines = this.lines.filter((each) => each !== line);
      line = null;
      this.serve(() => this.engine.went("lost", this.now));
    };
    const socket: Socket & { readyState: number } = {
      readyState: 1,
      onmessage: null,
      onclose: null,
      send: (text) => {
        if (text === PING)
          return carry("up", () => carry("down", () => socket.onmessage?.({ data: "pong" })));
        carry("up", () => {
          const from = line;
          if (from) this.serve(() => this.engine.receive(from, parseClientFrame(text), this.now));
        });
        if (this.chance.int(BREAKS) > 0) return;
        this.after(this.chance.int(SLOWEST_MS * 2), () => {
          if (isBroken) return;
          this.breaks += 1;
          gone();
          socket.readyState = 3;
          socket.onclose?.({ code: 1006, reason: "" });
        });
      },
      close: () => {
        socket.readyState = 3;
        gone();
      },
    };
    carry("up", () => {
      line = {
        player: playerOf(0),
        hear: (text) => carry("down", () => socket.onmessage?.({ data: text })),
        parts: true,
      };
      this.come(line);
    });
    return socket;
  }

  private come(line: Line): void {
    this.lines = [...this.lines, line];
    this.serve(() => this.engine.came(line, this.now));
  }

  private serve(input: () => void): void {
    const [seq, before] = [this.state.seq, gameOf(this.state)];
    input();
    for (const effect of this.engine.take(this.now)) {
      this.kept.write(effect);
      if (effect.type === "send")
        effect.to.hear(typeof effect.text === "string" ? effect.text : effect.text());
    }
    let game = before;
    for (const commit of this.kept.log.filter((each) => each.seq > seq)) {
      const facts = commit.events.filter((event) => !isMatchEvent(event));
      this.made.set(commit.seq, { before: game, facts });
      for (const fact of facts) if (game !== undefined) game = this.kit.rules.apply(game, fact);
    }
  }

  private first(setup: Kit["setups"][number], seed: Uint8Array): Commit {
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
    const members = Array.from(
      { length: setup.seats },
      (_, seat): Member => ({ id: playerOf(seat), name: playerOf(seat) }),
    );
    return { seq: 1, at: this.now, player: null, move: null, events: create(header, members, []) };
  }
}

const playerOf = (seat: Seat): string => `player-${seat}`;
