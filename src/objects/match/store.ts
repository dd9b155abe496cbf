import type { AnyGame } from "../../games/game.ts";
import type { Kept, NoteKey, Unsent } from "../../match/effects.ts";
import type { Commit } from "../../match/events.ts";
import { foldLog } from "../../match/log.ts";
import type { MatchState } from "../../match/state.ts";
import { CHAT_KEPT } from "../../protocol/chat.ts";
import type { ChatMessage } from "../../protocol/frames.ts";

/**
 * A match's tables in its object's SQLite. One commit is one row. Move ids have no index of their own, since
 * each entry would be billed as a second row written: they are read once per wake-up instead. The log's hashes
 * (`match/chain.ts`) are found from its rows; only the last one is kept, once the match is over.
 */
const SNAPSHOT_EVERY = 64;
const HEAD = "head";
const ANALYSIS = "analysis";
const SPOKEN_BY = "json_extract(message, '$.from.id') = ?";

/** How an error begins that a match throws whose log this version of the rules cannot fold. */
export const UNREADABLE = "This version cannot read the log";

interface Analysis {
  readonly rules: number;
  readonly text: string;
}

type LogRow = { seq: number; at: number; player: string | null; move: string | null; events: string };

export class MatchStore implements Kept {
  private readonly storage: DurableObjectStorage;
  private readonly rulesOf: (game: string) => AnyGame;
  private readonly sql: SqlStorage;
  /** What the outbox holds; undefined until it was read or written. */
  private owed: Unsent | null | undefined;

  constructor(storage: DurableObjectStorage, rulesOf: (game: string) => AnyGame) {
    this.storage = storage;
    this.rulesOf = rulesOf;
    this.sql = storage.sql;
  }

  /** An object that nobody made a match in has no table, and asking it makes none. */
  private exists(): boolean {
    return (
      this.sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'log'").toArray().length > 0
    );
  }

  private createTables(): void {
    this.sql.exec(`
      CREATE TABLE log (
        seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, player TEXT, move TEXT, events TEXT NOT NULL
      ) STRICT;
      CREATE TABLE snapshot (
        id INTEGER PRIMARY KEY CHECK (id = 1), rules INTEGER NOT NULL, state TEXT NOT NULL
      ) STRICT;
      CREATE TABLE chat (
        id INTEGER PRIMARY KEY, team INTEGER, message TEXT NOT NULL
      ) STRICT;
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY CHECK (id = 1), due INTEGER NOT NULL, tries INTEGER NOT NULL
      ) STRICT;
    `);
  }

  /** Writes the commit; with some of them more, all or nothing. Most are one row, which needs no transaction. */
  append(commit: Commit, state: MatchState, rules: number): void {
    if (commit.seq === 1) this.createTables();
    const isLast = state.progress.stage === "finished";
    const isKept = commit.seq % SNAPSHOT_EVERY === 0;
    if (!isLast && !isKept) {
      this.insert(commit);
      return;
    }
    this.storage.transactionSync(() => {
      this.insert(commit);
      if (isLast) this.promiseResult(commit.at);
      if (isKept) this.keepSnapshot(state, rules);
    });
    if (isLast) this.owed = { due: commit.at, tries: 0 };
  }

  private promiseResult(due: number): void {
    this.sql.exec("INSERT INTO outbox (id, due, tries) VALUES (1, ?, 0)", due);
  }

  /** With the version of the rules that folded it, which need not be the one that the match began with. */
  private keepSnapshot(state: MatchState, rules: number): void {
    this.sql.exec(
      "INSERT OR REPLACE INTO snapshot (id, rules, state) VALUES (1, ?, ?)",
      rules,
      JSON.stringify(state),
    );
  }

  private insert({ seq, at, player, move, events }: Commit): void {
    this.sql.exec(
      "INSERT INTO log (seq, at, player, move, events) VALUES (?, ?, ?, ?, ?)",
      seq,
      at,
      player,
      move,
      JSON.stringify(events),
    );
  }

  /** A small record beside the log. */
  note<T>(key: NoteKey): T | null {
    return this.storage.kv.get<T>(key) ?? null;
  }

  keepNote(key: NoteKey, value: unknown): void {
    if (value === null) this.storage.kv.delete(key);
    else this.storage.kv.put(key, value);
  }

  /** The hash that the finished log had; null until somebody kept it. */
  get head(): string | null {
    return this.storage.kv.get<string>(HEAD) ?? null;
  }

  keepHead(hash: string): void {
    this.storage.kv.put(HEAD, hash);
  }

  /** What could have been played, as this version of the rules found it; null until somebody kept it. */
  analysisBy({ version }: Pick<AnyGame, "version">): string | null {
    const kept = this.storage.kv.get<Analysis>(ANALYSIS);
    return kept?.rules === version ? kept.text : null;
  }

  keepAnalysis(found: Analysis): void {
    this.storage.kv.put(ANALYSIS, found);
  }

  /**
   * The state now: the snapshot and what came after it, or the whole log. Rules never fail on what they wrote
   * themselves; where they do, another version wrote it, and nothing is touched until that one is back.
   */
  state(): MatchState | null {
    if (!this.exists()) return null;
    try {
      const state = this.fold();
      this.dropHashes();
      return state;
    } catch (error) {
      throw new Error(`${UNREADABLE}: ${error instanceof Error ? error.message : "no reason"}`);
    }
  }

  /** Tables were once made with a column for the hash of every commit. */
  private dropHashes(): void {
    const named = "SELECT 1 FROM pragma_table_info('log') WHERE name = 'hash'";
    if (this.sql.exec(named).toArray().length > 0) this.sql.exec("ALTER TABLE log DROP COLUMN hash");
  }

  private fold(): MatchState {
    const [kept] = this.sql
      .exec<{ rules: number; state: string }>("SELECT rules, state FROM snapshot")
      .toArray();
    if (kept) {
      const snapshot = JSON.parse(kept.state) as MatchState;
      const rules = this.rulesOf(snapshot.header.game);
      if (rules.version === kept.rules) return foldLog(rules, this.log(snapshot.seq), snapshot)!;
    }
    const log = this.log();
    const created = log[0]?.events[0];
    if (created?.type !== "match-created" || !("header" in created))
      throw new Error("The log has no beginning");
    return foldLog(this.rulesOf(created.header.game), log)!;
  }

  /** When its first commit was written. */
  get madeAt(): number {
    return this.sql.exec<{ at: number }>("SELECT at FROM log WHERE seq = 1").one().at;
  }

  /** The commits after a number. */
  log(after = 0): Commit[] {
    const rows = this.sql.exec<LogRow>(
      "SELECT seq, at, player, move, events FROM log WHERE seq > ? ORDER BY seq",
      after,
    );
    return [...rows].map(commitOf);
  }

  /** The newest of the commits after a number, oldest first. */
  newest(after: number, most: number): Commit[] {
    const rows = this.sql.exec<LogRow>(
      "SELECT seq, at, player, move, events FROM log WHERE seq > ? ORDER BY seq DESC LIMIT ?",
      after,
      most,
    );
    return [...rows].map(commitOf).reverse();
  }

  /** Every accepted move. */
  moves(): { player: string; move: string; seq: number }[] {
    return this.sql
      .exec<{ player: string; move: string; seq: number }>(
        "SELECT player, move, seq FROM log WHERE player IS NOT NULL AND move IS NOT NULL",
      )
      .toArray();
  }

  isNamed(player: string): boolean {
    const here = `"id":${JSON.stringify(player)}`;
    const found = `SELECT 1 FROM log WHERE instr(events, ?1) > 0 UNION ALL SELECT 1 FROM chat WHERE instr(message, ?1) > 0`;
    return this.sql.exec(`${found} LIMIT 1`, here).toArray().length > 0;
  }

  /** Out of every row, and what they said with it. The chain covers ids alone, so it still holds. */
  forgetName(player: string): void {
    const here = `"id":${JSON.stringify(player)}`;
    this.storage.transactionSync(() => {
      const rows = this.sql
        .exec<{ seq: number; events: string }>("SELECT seq, events FROM log WHERE instr(events, ?) > 0", here)
        .toArray();
      for (const { seq, events } of rows)
        this.sql.exec(
          "UPDATE log SET events = ? WHERE seq = ?",
          JSON.stringify(nameless(events, player)),
          seq,
        );
      this.sql.exec("DELETE FROM snapshot");
      this.sql.exec("DELETE FROM chat WHERE instr(message, ?) > 0", here);
      const { [player]: _, ...apart } = this.note<Record<string, unknown>>("apart") ?? {};
      this.keepNote("apart", Object.keys(apart).length > 0 ? apart : null);
    });
  }

  /** When the result is to be sent (again), until it is recorded. */
  unsent(): Unsent | null {
    if (this.owed === undefined) {
      const [row] = this.sql.exec<{ due: number; tries: number }>("SELECT due, tries FROM outbox").toArray();
      this.owed = row ?? null;
    }
    return this.owed;
  }

  sentResult(due: number): void {
    this.sql.exec("UPDATE outbox SET due = ?, tries = tries + 1", due);
    this.owed = undefined;
  }

  resultRecorded(): void {
    this.sql.exec("DELETE FROM outbox");
    this.owed = null;
  }

  /** `team` is the seat whose members alone may read it, or null for the table. */
  say(team: number | null, message: ChatMessage): void {
    this.sql.exec("INSERT INTO chat (team, message) VALUES (?, ?)", team, JSON.stringify(message));
  }

  /** Everything that a player said, oldest first; with a seat, what that seat may read of it (null: a spectator). */
  saidBy(player: string, reader?: number | null): ChatMessage[] {
    const rows = this.sql.exec<{ team: number | null; message: string }>(
      `SELECT team, message FROM chat WHERE ${SPOKEN_BY} ORDER BY id`,
      player,
    );
    return [...rows]
      .filter(({ team }) => reader === undefined || team === null || team === reader)
      .map(({ message }) => JSON.parse(message) as ChatMessage);
  }

  timesSpoken(player: string): number {
    const counted = `SELECT count(*) AS times FROM chat WHERE ${SPOKEN_BY}`;
    return this.sql.exec<{ times: number }>(counted, player).one().times;
  }

  /** The last messages that a seat may read, oldest first. */
  chat(seat: number | null): ChatMessage[] {
    const rows = this.sql.exec<{ message: string }>(
      "SELECT message FROM chat WHERE team IS NULL OR team = ? ORDER BY id DESC LIMIT ?",
      seat,
      CHAT_KEPT,
    );
    return [...rows].map(({ message }) => JSON.parse(message) as ChatMessage).reverse();
  }
}

const commitOf = (row: LogRow): Commit => ({ ...row, events: JSON.parse(row.events) });

const nameless = (events: string, player: string): unknown =>
  JSON.parse(events, (_, value) =>
    value?.id === player && "name" in value ? { ...value, name: "", via: undefined } : value,
  );
