import type { AnyGame } from "../../../src/games/game.ts";
import { entryOf } from "../../../src/games/registry.ts";
import type { Commit } from "../../../src/match/events.ts";
import { applyCommit, type MatchState } from "../../../src/match/state.ts";
import type { SimObject } from "../platform/object.ts";
import type { World } from "../world/world.ts";
import { hasTable, objectsOf, peek } from "./stores.ts";

/** A match as its log tells it, folded by the rules as they are in this tree. */
export interface Logged {
  readonly id: string;
  readonly object: SimObject;
  readonly rules: AnyGame;
  readonly state: MatchState;
  /** Commits of the last minutes and the states after them, by number. */
  readonly recent: ReadonlyMap<number, { readonly commit: Commit; readonly state: MatchState }>;
}

export type Follower = (match: Logged, before: MatchState | null, commit: Commit) => void;

interface Reading {
  readonly object: SimObject;
  rules: AnyGame | null;
  state: MatchState | null;
  readonly recent: Map<number, { readonly commit: Commit; readonly state: MatchState }>;
  version: number;
  isGone: boolean;
}

/** Views of so long ago are not asked for any more. */
const RECENT_MS = 5 * 60_000;

/** Reads every match's log as it grows, once for all judges. Only what is safe on the disk is read. */
export class Logs {
  private readonly world: World;
  private readonly readings = new Map<string, Reading>();
  private readonly followers: Follower[] = [];

  constructor(world: World) {
    this.world = world;
  }

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  /** Of a match whose log there is, as far as it was read. */
  of(id: string): Logged | null {
    const reading = this.readings.get(id);
    return reading?.state && reading.rules ? loggedOf(id, reading) : null;
  }

  *all(): Generator<Logged> {
    for (const [id, reading] of this.readings)
      if (reading.state && reading.rules && !reading.isGone) yield loggedOf(id, reading);
  }

  /** A room that was there, ended, and took its log along. */
  hasEnded(id: string): boolean {
    return this.readings.get(id)?.isGone === true;
  }

  refresh(): void {
    for (const object of objectsOf(this.world, "Match")) {
      const id = object.id.name ?? "";
      let reading = this.readings.get(id);
      if (!reading) {
        reading = { object, rules: null, state: null, recent: new Map(), version: -1, isGone: false };
        this.readings.set(id, reading);
      }
      if (reading.version === object.disk.version || object.disk.isUnsafe) continue;
      reading.version = object.disk.version;
      this.read(id, reading);
    }
  }

  private read(id: string, reading: Reading): void {
    const after = reading.state?.seq ?? 0;
    const rows = peek(reading.object, (disk) => {
      if (!hasTable(disk, "log")) return null;
      const text = "SELECT seq, at, player, move, events FROM log WHERE seq > ? ORDER BY seq";
      return disk.query(text, [after]);
    });
    if (rows === null) {
      reading.isGone = reading.state !== null;
      return;
    }
    for (const row of rows) {
      const commit = { ...row, events: JSON.parse(row.events as string) } as unknown as Commit;
      const before = reading.state;
      reading.rules ??= entryOf((commit.events[0] as { header: { game: string } }).header.game).rules;
      const state = applyCommit(reading.rules, before, commit);
      reading.state = state;
      reading.recent.set(commit.seq, { commit, state });
      const match = loggedOf(id, reading);
      for (const follower of this.followers) follower(match, before, commit);
    }
    const now = this.world.cloud.timeline.now;
    for (const [seq, { commit }] of reading.recent) {
      if (commit.at > now - RECENT_MS) break;
      reading.recent.delete(seq);
    }
  }
}

const loggedOf = (id: string, { object, rules, state, recent }: Reading): Logged => ({
  ...{ id, object, rules: rules!, state: state!, recent },
});
