import { guestStanding, readStanding, type Standing } from "../../players/standing.ts";
import type { Claims } from "../../players/tokens.ts";

const KEY = "standing";

/** A player's copy of their own standing. Whoever changes it in D1 asks for it to be read again. */
export class OwnStanding {
  private readonly kv: SyncKvStorage;
  private readonly db: D1Database;
  /** One reading after the other: an older one that ends later would bring the past back. */
  private reading: Promise<unknown> = Promise.resolve();

  constructor(kv: SyncKvStorage, db: D1Database) {
    this.kv = kv;
    this.db = db;
  }

  /** A guest of whom nothing was ever written costs no read. */
  async of(claims: Claims): Promise<Standing> {
    const kept = this.kv.get<Standing>(KEY);
    if (kept) return kept;
    if (claims.kind === "guest") return guestStanding(claims.name);
    return (await this.refresh(claims.id)) ?? { ...guestStanding(claims.name), kind: claims.kind };
  }

  refresh(player: string): Promise<Standing | null> {
    const read = this.reading.then(async () => {
      const standing = await readStanding(this.db, player);
      if (standing) this.kv.put(KEY, standing);
      return standing;
    });
    this.reading = read.catch(() => {});
    return read;
  }
}
