import { MOST_BLOCKED } from "../../protocol/blocks.ts";

/**
 * Whom a player wants nothing to do with, by id: a name would stay here when its owner deletes it. Who is blocked is
 * told to nobody but the one who blocked.
 */
const BLOCK = "block:";

export interface BlockEntry {
  readonly player: string;
  readonly at: number;
}

export class Blocks {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  /** False when there are as many as may be. */
  add(player: string, now: number): boolean {
    if (this.has(player)) return true;
    if (this.all().length >= MOST_BLOCKED) return false;
    this.kv.put(BLOCK + player, now);
    return true;
  }

  remove(player: string): void {
    this.kv.delete(BLOCK + player);
  }

  has(player: string): boolean {
    return this.kv.get(BLOCK + player) !== undefined;
  }

  /** The newest first. */
  all(): BlockEntry[] {
    return [...this.kv.list<number>({ prefix: BLOCK })]
      .map(([key, at]) => ({ player: key.slice(BLOCK.length), at }))
      .sort((one, other) => other.at - one.at);
  }

  ids(): string[] {
    return this.all().map(({ player }) => player);
  }
}
