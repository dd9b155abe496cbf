import { DurableObject } from "cloudflare:workers";
import type { Env } from "../env.ts";
import type { Told } from "../players/revocation.ts";
import { CLOSE } from "../protocol/close.ts";
import type { LobbyEntry, LobbyFrame } from "../protocol/lobby.ts";
import { Alarm } from "./alarm.ts";
import { reject, Sockets, type Visitor } from "./sockets.ts";
import { factOf, switchTo } from "./upgrade.ts";

/** A match tells again well before this; one that is never heard of again must not stand here for ever. */
export const STALE_MS = 25 * 60_000;
/** More than anybody reads. The longest listed make room. */
const MOST_ENTRIES = 500;

/** Public rooms and matches of one language, live. Holds what matches told it, and knows nothing by itself. */
export class Lobby extends DurableObject<Env> {
  private readonly sockets: Sockets<LobbyFrame>;
  private readonly clock: Alarm;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sockets = new Sockets<LobbyFrame>(ctx, env);
    this.clock = new Alarm(ctx.storage);
    // What an older version was told is told again within minutes.
    ctx.storage.sql.exec(`
      DROP TABLE IF EXISTS entries;
      CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, heard INTEGER NOT NULL, entry TEXT NOT NULL
      ) STRICT;
    `);
  }

  // ---- doors: matches ----

  /** False, and it is not listed, when there are as many others of the same host (a player's id) as may be. */
  async list(entry: LobbyEntry, host: string): Promise<boolean> {
    await this.clock.ready();
    if (this.othersOf(host, entry.id) >= this.env.LISTED_TABLES) {
      this.drop(entry.id);
      return false;
    }
    const now = Date.now();
    const text = JSON.stringify(entry);
    const isNews = this.textOf(entry.id) !== text;
    this.ctx.storage.sql.exec("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)", entry.id, host, now, text);
    this.dropBeyond();
    this.clock.wish(now + STALE_MS);
    if (isNews) this.tell({ type: "listed", entry });
    return true;
  }

  drop(id: string): void {
    if (this.textOf(id) === null) return;
    this.ctx.storage.sql.exec("DELETE FROM tables WHERE id = ?", id);
    this.tell({ type: "gone", id });
  }

  // ---- doors: readers ----

  /** The newest first. */
  entries(): LobbyEntry[] {
    const rows = this.ctx.storage.sql.exec<{ entry: string }>("SELECT entry FROM tables ORDER BY heard DESC");
    return [...rows].map(({ entry }) => JSON.parse(entry) as LobbyEntry);
  }

  /** The Worker has checked the origin, and a token if there is one; a lobby is for everybody. */
  override fetch(request: Request): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    const visitor = factOf<Visitor>(request, "visitor");
    const refusal = this.sockets.refusal(visitor, Date.now());
    if (refusal) {
      reject(server, refusal.code, refusal.reason);
      return switchTo(client, request);
    }
    this.sockets.openBeside(server, visitor, Date.now());
    this.sockets.send(server, { type: "lobby", entries: this.entries() });
    return switchTo(client, request);
  }

  /** Sessions of a player were ended. How many sockets of theirs are still open. */
  endSessions(player: string, told: Told): number {
    return this.sockets.end(player, told);
  }

  /** Nothing is to be said here: pings are answered by the platform, and the rest is counted against floods. */
  override webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): void {
    this.sockets.admits(socket, raw, Date.now());
  }

  override webSocketClose(socket: WebSocket, code: number, reason: string): void {
    this.sockets.answerClose(socket, code, reason);
  }

  override webSocketError(socket: WebSocket): void {
    this.sockets.close(socket, CLOSE.bug, "The connection failed");
  }

  // ---- door: time ----

  override async alarm(): Promise<void> {
    this.clock.fired();
    const now = Date.now();
    const { sql } = this.ctx.storage;
    const stale = sql.exec<{ id: string }>("SELECT id FROM tables WHERE heard <= ?", now - STALE_MS);
    for (const { id } of stale.toArray()) this.drop(id);
    const [oldest] = sql.exec<{ heard: number | null }>("SELECT min(heard) AS heard FROM tables").toArray();
    if (oldest?.heard != null) this.clock.wish(oldest.heard + STALE_MS);
  }

  // ---- helpers ----

  private othersOf(host: string, id: string): number {
    const { sql } = this.ctx.storage;
    return sql
      .exec<{ count: number }>("SELECT count(*) AS count FROM tables WHERE host = ? AND id <> ?", host, id)
      .one().count;
  }

  private textOf(id: string): string | null {
    const rows = this.ctx.storage.sql.exec<{ entry: string }>("SELECT entry FROM tables WHERE id = ?", id);
    return rows.toArray()[0]?.entry ?? null;
  }

  private dropBeyond(): void {
    const beyond = this.ctx.storage.sql.exec<{ id: string }>(
      "SELECT id FROM tables ORDER BY heard DESC LIMIT -1 OFFSET ?",
      MOST_ENTRIES,
    );
    for (const { id } of beyond.toArray()) this.drop(id);
  }

  private tell(frame: LobbyFrame): void {
    const text = JSON.stringify(frame);
    for (const socket of this.sockets.all()) this.sockets.post(socket, text);
  }
}
