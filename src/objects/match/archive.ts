import { earliest } from "../../core/earliest.ts";
import type { MatchState } from "../../match/state.ts";
import { RETENTION } from "../../players/retention.ts";
import type { ChatMessage } from "../../protocol/frames.ts";

/** What is left where a match was: it is not made again, and what was said there can be reported for a while. */
export interface Tombstone {
  readonly at: number;
  readonly talk?: {
    readonly until: number;
    /** Who was there, by id: they alone may report it. */
    readonly people: readonly string[];
  };
}

const TOMBSTONE = "tombstone";
const HAS_TABLE = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";

/**
 * The end of what a match keeps. Its log is an archive of those who played together, and stays; talk and snapshots go
 * after a while, and a match that nobody shared, or that was never finished, goes as a whole.
 */
export class Archive {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  get tombstone(): Tombstone | null {
    return this.storage.kv.get<Tombstone>(TOMBSTONE) ?? null;
  }

  /** Lets go of what was kept for long enough. */
  retire(state: MatchState, now: number): "nothing" | "talk" | "everything" {
    const { talkUntil, endsAt } = this.endsOf(state);
    if (endsAt !== null && endsAt <= now) {
      this.bury(now, false);
      return "everything";
    }
    if (talkUntil === null || now < talkUntil || !this.hasTalk()) return "nothing";
    this.storage.transactionSync(() => {
      for (const table of ["chat", "snapshot"]) this.storage.sql.exec(`DELETE FROM "${table}"`);
      this.storage.kv.delete("apart");
    });
    return "talk";
  }

  /** When there is something to let go of; null when all that is left may stay. */
  nextAt(state: MatchState): number | null {
    const { talkUntil, endsAt } = this.endsOf(state);
    return earliest(talkUntil !== null && this.hasTalk() ? talkUntil : null, endsAt);
  }

  /** A room that waits has its own end. */
  private endsOf({ progress, ...state }: MatchState): { talkUntil: number | null; endsAt: number | null } {
    if (progress.stage === "waiting") return { talkUntil: null, endsAt: null };
    const { lastAt } = this;
    const isOver = progress.stage === "finished";
    const isShared = isOver && state.seats.flatMap(({ members }) => members).length > 1;
    return {
      talkUntil: isOver ? lastAt + RETENTION.talkMs : null,
      endsAt: isShared ? null : lastAt + RETENTION.unsharedMatchMs,
    };
  }

  private get lastAt(): number {
    return this.storage.sql.exec<{ at: number }>("SELECT at FROM log ORDER BY seq DESC LIMIT 1").one().at;
  }

  private hasTalk(): boolean {
    const { sql } = this.storage;
    return sql.exec("SELECT 1 FROM chat UNION ALL SELECT 1 FROM snapshot LIMIT 1").toArray().length > 0;
  }

  /**
   * Empties the object in one transaction, with or without what was said in it. Gives when to look again, null when
   * nothing is left to be done.
   */
  bury(now: number, keepTalk: boolean): number | null {
    const { sql, kv } = this.storage;
    return this.storage.transactionSync(() => {
      const hasTalk = keepTalk && sql.exec("SELECT 1 FROM chat LIMIT 1").toArray().length > 0;
      const talk = hasTalk ? { until: now + RETENTION.roomTalkMs, people: this.peopleOf() } : null;
      const dropped = ["log", "snapshot", "outbox", ...(talk ? [] : ["chat"])];
      for (const table of dropped) sql.exec(`DROP TABLE IF EXISTS "${table}"`);
      for (const [key] of [...kv.list()]) kv.delete(key);
      kv.put(TOMBSTONE, { at: now, ...(talk && { talk }) } satisfies Tombstone);
      return talk?.until ?? null;
    });
  }

  /** What is over of what was left. Gives when to look again. */
  pass(now: number): number | null {
    const { tombstone } = this;
    if (!tombstone?.talk) return null;
    if (now < tombstone.talk.until) return tombstone.talk.until;
    this.storage.transactionSync(() => {
      this.storage.sql.exec("DROP TABLE IF EXISTS chat");
      this.storage.kv.put(TOMBSTONE, { at: tombstone.at } satisfies Tombstone);
    });
    return null;
  }

  /** What somebody said here, oldest first, where there is no match any more. */
  saidBy(player: string): ChatMessage[] {
    const { sql } = this.storage;
    if (sql.exec(HAS_TABLE, "chat").toArray().length === 0) return [];
    const rows = sql.exec<{ message: string }>("SELECT message FROM chat ORDER BY id");
    return [...rows]
      .map(({ message }) => JSON.parse(message) as ChatMessage)
      .filter(({ from }) => from.id === player);
  }

  /** Somebody has gone, and takes their words along. */
  forget(player: string): void {
    const { sql } = this.storage;
    if (sql.exec(HAS_TABLE, "chat").toArray().length === 0) return;
    sql.exec("DELETE FROM chat WHERE json_extract(message, '$.from.id') = ?", player);
  }

  /** Everybody who ever sat here. */
  private peopleOf(): string[] {
    const people = new Set<string>();
    const rows = this.storage.sql.exec<{ events: string }>("SELECT events FROM log");
    for (const { events } of rows)
      JSON.parse(events, (_, value) => {
        if (typeof value?.id === "string" && "name" in value) people.add(value.id);
        return value;
      });
    return [...people];
  }
}
