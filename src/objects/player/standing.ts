import { guestStanding, readStanding, type Standing } from "../../players/standing.ts";
import type { Claims } from "../../players/tokens.ts";
import type { Sessions } from "./sessions.ts";

const KEY = "standing";

/** A player's copy of their own standing. Whoever changes it in D1 asks for it to be read again. */
export class OwnStanding {
  private readonly kv: SyncKvStorage;
  private readonly db: D1Database;
  /** One reading after the other: an older one that ends later would bring the past back. */
  private reading: Promise<unknown> = Promise.resolve();
  private readonly sessions: Sessions;

  constructor(kv: SyncKvStorage, db: D1Database, sessions: Sessions) {
    this.kv = kv;
    this.db = db;
    this.sessions = sessions;
  }

  /** A guest of whom nothing was ever written costs no read. What ended here has ended, whatever D1 knows of it. */
  async of(claims: Claims): Promise<Standing> {
    const standing = await this.written(claims);
    const { epoch, endedPasskeys } = this.sessions.ended;
    return { ...standing, epoch: Math.max(standing.epoch, epoch), endedPasskeys };
  }

  private async written(claims: Claims): Promise<Standing> {
    const kept = this.kv.get<Standing>(KEY);
    if (kept) return kept;
    if (claims.kind === "guest") return guestStanding(claims.name);
    return (await this.refresh(claims.id)) ?? { ...guestStanding(claims.name), kind: claims.kind };
  }

  keeps(key: string): boolean {
    return key === KEY;
  }

  /** Gone for good: from this write on, before D1 or anybody else has heard of it. */
  leave(): void {
    const kept = this.kv.get<Standing>(KEY) ?? guestStanding("");
    this.kv.put(KEY, { ...kept, name: "", gone: true, ratings: {} } satisfies Standing);
  }

  refresh(player: string): Promise<Standing | null> {
    const read = this.reading.then(async () => {
      const standing = await readStanding(this.db, player);
      const isGone = this.kv.get<Standing>(KEY)?.gone === true; // D1 may not have heard of it
      if (standing && !isGone) this.kv.put(KEY, standing);
      return standing;
    });
    this.reading = read.catch(() => {});
    return read;
  }
}
