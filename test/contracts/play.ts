import { toHex } from "../../src/core/bytes.ts";
import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { ok } from "../../src/core/result.ts";
import type { BotLevel, Seat, Verdict, Viewer, World } from "../../src/games/game.ts";
import { NOBODY_AWAY } from "../../src/match/absence.ts";
import { begin, create, judge, nextDue, passTime } from "../../src/match/decide.ts";
import type { AnyEvent, Commit, MatchHeader } from "../../src/match/events.ts";
import { seedCommitmentOf } from "../../src/match/seal.ts";
import { applyCommit, type MatchState } from "../../src/match/state.ts";
import { updateTexts } from "../../src/match/update-text.ts";
import { viewFor } from "../../src/match/view.ts";
import { worldOf } from "../../src/match/world.ts";
import type { Kit } from "./kit.ts";

/** One thing that happened to a match from outside: a seat moved, or time passed until something was due. */
export type Step =
  | { readonly at: number; readonly seat: Seat; readonly move: unknown }
  | { readonly at: number };

export const seedOf = (n: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, i) => (n >> ((i % 4) * 8)) & 255);

/** A match held in memory, moved by hand: the same decisions as in production, without sockets or storage. */
export class Table {
  readonly log: Commit[] = [];
  readonly steps: Step[] = [];
  state: MatchState;
  now = 1_800_000_000_000;
  readonly players: ReadonlySet<string>;
  private readonly kit: Kit;
  private readonly sealed: boolean;

  /** With `sealed` false every commitment is a constant, as comparing twins needs it. */
  constructor(kit: Kit, setup: Kit["setups"][number], seed: Uint8Array, sealed = true) {
    this.kit = kit;
    this.sealed = sealed;
    this.players = new Set(Array.from({ length: setup.seats }, (_, seat) => `player-${seat}`));
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
    const players = [...this.players].map((id) => ({ id, name: id }));
    this.state = applyCommit(kit.rules, null, this.row(create(header, players, []), null));
    this.append([...begin(kit.rules, this.state, this.world()), { type: "everyone-arrived" }]);
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
    const world = worldOf(this.state.header, this.state.seq + 1, this.now, this.kit.words, (bytes) =>
      bytes.fill(7),
    );
    return this.sealed ? world : { ...world, seal: () => ({ commitment: "sealed", nonce: "00" }) };
  }

  judge(seat: Seat, move: unknown): Verdict<AnyEvent> {
    return judge(this.kit.rules, this.state, `player-${seat}`, move, this.world(), this.players);
  }

  move(seat: Seat, move: unknown): Verdict<AnyEvent> {
    const verdict = this.judge(seat, move);
    if (!verdict.ok) return verdict;
    this.steps.push({ at: this.now, seat, move });
    this.append(verdict.value);
    return ok(verdict.value);
  }

  /** Lets time run to whatever is due next; false when nothing ever is. */
  wait(): boolean {
    const due = nextDue(this.state);
    if (due === null) return false;
    this.now = Math.max(this.now, due.at);
    const events = passTime(this.kit.rules, this.state, this.world());
    if (events === null) throw new Error("What is due does not happen");
    this.steps.push({ at: this.now });
    this.append(events);
    return true;
  }

  /** Does a step of another table's; false when this match refuses it. */
  follow(step: Step): boolean {
    if (!("seat" in step)) return this.wait();
    this.now = step.at;
    return this.move(step.seat, step.move).ok;
  }

  offer(seat: Seat, level: BotLevel | 0): unknown {
    const chance = chanceOf(new TextEncoder().encode(this.state.header.seed), this.state.seq, `bot|${seat}`);
    return this.kit.bot.choose(this.view(seat), seat, level, chance, this.kit.words);
  }

  view(viewer: Viewer) {
    return viewFor(this.kit.rules, this.state, viewer, this.players);
  }

  /** The bytes that a viewer gets for the last commit. */
  frame(viewer: Viewer): string {
    return updateTexts(this.kit.rules, this.state, this.log.at(-1)!, this.players, NOBODY_AWAY)(viewer);
  }

  private append(events: readonly AnyEvent[]): void {
    this.state = applyCommit(this.kit.rules, this.state, this.row(events, this.state));
  }

  private row(events: readonly AnyEvent[], before: MatchState | null): Commit {
    const commit = { seq: (before?.seq ?? 0) + 1, at: this.now, player: null, move: null, events };
    this.log.push(commit);
    return commit;
  }
}

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
