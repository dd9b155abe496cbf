import { guestStanding, readStanding, type Standing } from "../../players/standing.ts";
import type { Claims } from "../../players/tokens.ts";
import type { Sessions } from "./sessions.ts";

const KEY = "standing";
/** The changes that are under way in D1, by their names. */
const CHANGING = "standing-changing";
/** No change of D1 takes longer, unless everything stood still meanwhile. */
const LONGEST_CHANGE_MS = 15_000;
const LOOK_MS = 2000;

interface Announced {
  readonly until: number;
  /** When D1 was first looked at after that. */
  readonly overAt?: number;
}
type Changes = Readonly<Record<string, Announced>>;

/**
 * A player's copy of their own standing. Whoever changes it in D1 says so before and after. In between the copy is
 * not trusted: whoever asks is answered from D1, and the alarm looks there too, since who announced a change may die
 * before saying that it was made. Two changes may be under way at once: that one was made says nothing of the other.
 */
export class OwnStanding {
  private readonly kv: SyncKvStorage;
  private readonly db: D1Database;
  /** One reading after the other: an older one that ends later would bring the past back. */
  private reading: Promise<unknown> = Promise.resolve();
  private readonly sessions: Sessions;
  /** In the turn of the write that brings another name. */
  private readonly renamed: () => void;

  constructor(kv: SyncKvStorage, db: D1Database, sessions: Sessions, renamed: () => void) {
    this.kv = kv;
    this.db = db;
    this.sessions = sessions;
    this.renamed = renamed;
  }

  /** The name of today; undefined where it is only known from tokens. */
  get name(): string | undefined {
    return this.kv.get<Standing>(KEY)?.name;
  }

  /** A guest of whom nothing was ever written costs no read. What ended here has ended, whatever D1 knows of it. */
  async of(claims: Claims): Promise<Standing> {
    const standing = await this.written(claims);
    const { epoch, ...ended } = this.sessions.ended;
    return { ...standing, epoch: Math.max(standing.epoch, epoch), ...ended };
  }

  private async written(claims: Claims): Promise<Standing> {
    const { isChanging } = this;
    const kept = this.kv.get<Standing>(KEY);
    if (kept && (!isChanging || kept.gone)) return kept;
    if (claims.kind === "guest" && !isChanging) return guestStanding(claims.name);
    return (await this.refresh(claims.id)) ?? { ...guestStanding(claims.name), kind: claims.kind };
  }

  /** Returns when to look at D1 if nothing more is heard. */
  changing(change: string, now: number): number {
    this.await({ ...this.changes, [change]: { until: now + LONGEST_CHANGE_MS } });
    return now + LOOK_MS;
  }

  changed(change: string): void {
    const { [change]: _made, ...others } = this.changes;
    this.await(others);
  }

  /** Of an older version there is one without a name, by its time alone. */
  private get changes(): Changes {
    const kept = this.kv.get<Changes | number>(CHANGING) ?? {};
    return typeof kept === "number" ? { "": { until: kept } } : kept;
  }

  private await(changes: Changes): void {
    if (Object.keys(changes).length === 0) this.kv.delete(CHANGING);
    else this.kv.put(CHANGING, changes);
  }

  /** Whether somebody may be changing it there, or has and did not live to say so. */
  get isChanging(): boolean {
    return this.kv.get(CHANGING) !== undefined;
  }

  /**
   * D1 was looked at, from `since` on, or could not be: when to look again, null when it has said all there is. That is
   * only once nobody can be changing it any more: a server may have been away for longer than a change takes. And where
   * everything stood still, the first look may come just before a change that is late: there is a second one.
   */
  looked(since: number, isRead: boolean): number | null {
    if (!this.isChanging) return null;
    if (isRead) {
      const open = Object.entries(this.changes).flatMap(
        ([change, { until, overAt }]): [string, Announced][] => {
          if (since < until) return [[change, { until }]];
          if (overAt === undefined) return [[change, { until, overAt: since }]];
          return since < overAt + LOOK_MS ? [[change, { until, overAt }]] : [];
        },
      );
      this.await(Object.fromEntries(open));
    }
    return this.isChanging ? since + LOOK_MS : null;
  }

  get isGone(): boolean {
    return this.kv.get<Standing>(KEY)?.gone === true;
  }

  keeps(key: string): boolean {
    return key === KEY;
  }

  /** Gone for good: from this write on, before D1 or anybody else has heard of it. */
  leave(): void {
    const kept = this.kv.get<Standing>(KEY) ?? guestStanding("");
    this.kv.put(KEY, { ...kept, name: "", gone: true, ratings: {} } satisfies Standing);
  }

  /** Who has gone stays gone: D1 may not have heard of it. */
  refresh(player: string): Promise<Standing | null> {
    const read = this.reading.then(async () => {
      const standing = await readStanding(this.db, player);
      if (standing && !this.isGone) {
        const before = this.name;
        this.kv.put(KEY, standing);
        if (before !== undefined && before !== standing.name) this.renamed();
      }
      return standing;
    });
    this.reading = read.catch(() => {});
    return read;
  }
}
