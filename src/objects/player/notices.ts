import { RETENTION } from "../../players/retention.ts";
import type { Restrictions } from "../../players/standing.ts";
import type { Notice } from "../../protocol/notices.ts";
import { MEASURES, type Measure } from "../../protocol/report-reasons.ts";

/** What an administrator decided that concerns this player: one entry a report. What is not over, holds. */
const NOTICE = "notice:";
/** More decisions about one player are seldom to be read; the oldest of those that are over go first. */
const MOST_KEPT = 50;

export type FreshNotice = Omit<Notice, "seenAt" | "objectedAt">;

export class Notices {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  /** The same decision told again changes nothing; another one about the same report takes its place, unread. */
  take(notice: FreshNotice, now: number): void {
    const before = this.get(notice.id);
    if (before?.at === notice.at && before.kind === notice.kind) return;
    this.put({ ...notice, seenAt: null, objectedAt: before?.objectedAt ?? null });
    const over = this.all(now).filter((each) => !holds(each, now));
    for (const { id } of over.slice(MOST_KEPT)) this.kv.delete(NOTICE + id);
  }

  /** The report was dismissed after all: who heard of a measure hears that it is lifted, others of nothing. */
  withdraw(id: string, at: number): void {
    const before = this.get(id);
    if (!before || before.kind === "lifted") return;
    if (before.kind === "report-upheld") this.kv.delete(NOTICE + id);
    else this.put({ ...before, kind: "lifted", at, until: null, seenAt: null });
  }

  /** False when there is no such notice. */
  see(id: string, now: number): boolean {
    const notice = this.get(id);
    if (notice && notice.seenAt === null) this.put({ ...notice, seenAt: now });
    return notice !== undefined;
  }

  /** What they have to say against it was written down. */
  objected(id: string, now: number): void {
    const notice = this.get(id);
    if (notice) this.put({ ...notice, objectedAt: notice.objectedAt ?? now });
  }

  /** The newest first; those whose time is over go. */
  all(now: number): Notice[] {
    const kept = [...this.kv.list<Notice>({ prefix: NOTICE })].map(([, notice]) => notice);
    const isStale = ({ at, until }: Notice) => now >= Math.max(at, until ?? 0) + RETENTION.noticeMs;
    for (const notice of kept) if (isStale(notice)) this.kv.delete(NOTICE + notice.id);
    return kept.filter((notice) => !isStale(notice)).sort((one, other) => other.at - one.at);
  }

  unseen(now: number): number {
    return this.all(now).filter(({ seenAt }) => seenAt === null).length;
  }

  /** Until when each kind of measure holds; null where none does. */
  restrictions(now: number): Restrictions {
    return {
      silencedUntil: this.latest("silence", now),
      renamedUntil: this.latest("rename", now),
      barredUntil: this.latest("bar", now),
    };
  }

  private latest(kind: Measure, now: number): number | null {
    const ends = [...this.kv.list<Notice>({ prefix: NOTICE })].flatMap(([, notice]) =>
      notice.kind === kind && holds(notice, now) ? [notice.until!] : [],
    );
    return ends.length > 0 ? Math.max(...ends) : null;
  }

  private get(id: string): Notice | undefined {
    return this.kv.get<Notice>(NOTICE + id);
  }

  private put(notice: Notice): void {
    this.kv.put(NOTICE + notice.id, notice);
  }
}

const holds = ({ kind, until }: Notice, now: number): boolean =>
  (MEASURES as readonly string[]).includes(kind) && until !== null && until > now;
