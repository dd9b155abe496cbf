import type { News } from "../../match/news.ts";
import {
  type Conduct,
  GOOD_CONDUCT,
  leftEarly,
  playedOn,
  restsUntil,
  walkedOut,
} from "../../matchmaking/conduct.ts";
import type { Headline, Invitation, OpenMatch, WaitingForMe } from "../../protocol/me.ts";
import type { Blocks } from "./blocks.ts";
import type { PushFact } from "./push-outbox.ts";

/** A match as its player's own object knows it; older ones do not say when it began, or since when it waits. */
export type Entry = OpenMatch & {
  readonly walkedOut: boolean | null;
  readonly begunAt?: number;
  readonly turnAt?: number;
  /** They were at the table in this turn. */
  readonly turnSeen?: boolean;
};

type Turn = Pick<News, "yourTurn" | "deadline">;

const MATCH = "open:";
const INVITATION = "invited:";
const NAMED = "named:";
const CONDUCT = "conduct";
/** Nobody keeps up with more; the oldest go first. */
const MOST_KEPT = 60;
const DAY_MS = 86_400_000;
/** For so long it is news that a match has begun. */
const BEGUN_MS = 10 * 60_000;
/** A turn that no clock ends is news for so long. */
const TURN_MS = 3_600_000;
/** A match against bots that was left is not missed. */
const BOTS_KEPT_MS = 7 * DAY_MS;

/** An invitation with who it is from, which the wire does not tell; older ones do not say. */
type KeptInvitation = Invitation & { readonly player?: string };

/**
 * What waits for a player, by what matches told. Nothing is cached: who deletes the account empties the storage
 * under it.
 */
export class OpenMatches {
  private readonly kv: SyncKvStorage;
  private readonly blocks: Pick<Blocks, "has">;

  constructor(kv: SyncKvStorage, blocks: Pick<Blocks, "has">) {
    this.kv = kv;
    this.blocks = blocks;
  }

  /** Takes news in, and gives what is worth an interruption. The same news again changes nothing. */
  hear(news: News, now: number): Headline {
    const { match } = news;
    const before = this.entry(match);
    this.judge(news, before, now);
    const invited = this.invite(news, now);
    if (news.stage === "over") {
      this.kv.delete(MATCH + match);
      return invited ? { kind: "invited", match } : null;
    }
    this.write(news, news.stage, before, now);
    if (news.here || news.stage !== "playing" || isAmongBots(news)) return null; // bots wait as long as one likes
    if (news.yourTurn) return isKnown(news, before) ? null : { kind: "turn", match };
    return before?.stage === "playing" ? null : { kind: "begun", match };
  }

  private write(told: News, stage: OpenMatch["stage"], before: Entry | null, now: number): void {
    const { rematch: _, leftEarly: __, ...news } = told;
    // Who is there has seen it begin.
    const begunAt = before?.stage === "playing" ? (before.begunAt ?? 0) : news.here ? 0 : now;
    const isSame = isKnown(told, before);
    const turnAt = isSame ? (before?.turnAt ?? before?.at ?? now) : now;
    const turnSeen = news.here || (isSame && before?.turnSeen === true);
    const entry = { ...news, with: [...news.with], stage, at: now, begunAt, turnAt, turnSeen };
    this.kv.put(MATCH + news.match, entry satisfies Entry);
  }

  /** What is worth telling somebody who looks at no page of ours. */
  facts(): PushFact[] {
    const entries = [...this.kv.list<Entry>({ prefix: MATCH })].map(([, entry]) => entry);
    const playing = entries.filter((each) => each.stage === "playing" && !each.here && !isAmongBots(each));
    const matches = playing.map(({ match, game, yourTurn, days, deadline, at, ...entry }): PushFact => {
      const { begunAt = 0, turnAt = at } = entry;
      const people = entry.with.filter((each) => typeof each === "string");
      const about = { match, game, days, with: people };
      if (!yourTurn) return { ...about, kind: "begun", at: begunAt, until: begunAt + BEGUN_MS };
      const until = deadline ?? turnAt + TURN_MS;
      return { ...about, kind: "turn", at: turnAt, until, ...(entry.turnSeen && { seen: true }) };
    });
    const invitations = [...this.kv.list<KeptInvitation>({ prefix: INVITATION })].map(
      ([, { match, game, by, at, until }]): PushFact => ({
        ...{ kind: "invited", match, game, at, until, days: false, with: [by] },
      }),
    );
    return [...matches, ...invitations];
  }

  /** Once a match: what was said of it before is in its entry, which goes with its end. */
  private judge(
    { match, walkedOut: out, leftEarly: early, stage }: News,
    before: Entry | null,
    now: number,
  ): void {
    if (early) this.kv.put(CONDUCT, leftEarly(this.conduct(), match, now));
    if (out === null || !before || before.walkedOut) return;
    if (out) this.kv.put(CONDUCT, walkedOut(this.conduct(), now));
    else if (stage === "over") this.kv.put(CONDUCT, playedOn(this.conduct(), now));
  }

  /** True when this invitation is new. */
  private invite({ match, game, language, rematch }: News, now: number): boolean {
    const key = INVITATION + match;
    const before = this.kv.get<KeptInvitation>(key);
    if (rematch === null || rematch.until <= now || this.blocks.has(rematch.player)) {
      if (before) this.kv.delete(key);
      return false;
    }
    const isNew = before?.until !== rematch.until;
    if (isNew || before.by !== rematch.by)
      this.kv.put(key, { match, game, language, ...rematch, at: before?.at ?? now } satisfies KeptInvitation);
    return isNew;
  }

  /** Whoever was blocked has invited them to nothing. */
  declineFrom(player: string): void {
    for (const [key, each] of [...this.kv.list<KeptInvitation>({ prefix: INVITATION })])
      if (each.player === player) this.kv.delete(key);
  }

  /** It no longer waits for them; their name may still stand in it. */
  forget(match: string): void {
    this.kv.delete(MATCH + match);
    this.named(match);
  }

  /** Their name was left there, and no result will say so. */
  named(match: string): void {
    this.kv.put(NAMED + match, 1);
  }

  /** The matches that are not over. */
  ids(): string[] {
    return [...this.kv.list({ prefix: MATCH })].map(([key]) => key.slice(MATCH.length));
  }

  /** Every match that has their name, but for those with a result. */
  whereNamed(): string[] {
    return [MATCH, NAMED].flatMap((prefix) =>
      [...this.kv.list({ prefix })].map(([key]) => key.slice(prefix.length)),
    );
  }

  all(now: number): Omit<WaitingForMe, "notices"> {
    const matches = [...this.kv.list<Entry>({ prefix: MATCH })]
      .map(([, entry]) => entry)
      .sort((a, b) => b.at - a.at);
    const kept = matches.filter((entry, i) => i < MOST_KEPT && !isStale(entry, now));
    for (const entry of matches) if (!kept.includes(entry)) this.forget(entry.match);
    const invitations = [...this.kv.list<KeptInvitation>({ prefix: INVITATION })].map(
      ([, { player: _, ...each }]) => each,
    );
    for (const { match, until } of invitations) if (until <= now) this.kv.delete(INVITATION + match);
    return {
      now,
      matches: kept.map(({ walkedOut: _, begunAt: __, turnAt: ___, turnSeen: ____, ...entry }) => entry),
      invitations: invitations.filter(({ until }) => until > now).sort((a, b) => b.at - a.at),
      restsUntil: this.restsUntil(now),
    };
  }

  /** What was told may be old: those matches say whose turn it is there right now, or that there is none any more. */
  async ask(ask: (match: string) => Promise<News | null>, now: number): Promise<ReadonlyMap<string, Turn>> {
    const { matches } = this.all(now);
    const doubtful = matches.filter(({ here, stage }) => here || stage === "waiting");
    const turns = new Map<string, Turn>();
    await Promise.all(
      doubtful.map(async ({ match }) => {
        const news = await ask(match);
        if (news) turns.set(match, { yourTurn: news.yourTurn, deadline: news.deadline });
        else this.forget(match);
      }),
    );
    return turns;
  }

  restsUntil(now: number): number | null {
    return restsUntil(this.conduct(), now);
  }

  private entry(match: string): Entry | null {
    return this.kv.get<Entry>(MATCH + match) ?? null;
  }

  private conduct(): Conduct {
    return this.kv.get<Conduct>(CONDUCT) ?? GOOD_CONDUCT;
  }
}

/** Who was told already, or has looked at a table by letter and put the move off. */
const isKnown = (news: News, before: Entry | null): boolean =>
  before?.yourTurn === true && (!before.here || (news.days && before.deadline === news.deadline));

const isAmongBots = ({ with: others }: Pick<News, "with">): boolean =>
  others.every((each) => typeof each === "number");

const isStale = (entry: Entry, now: number): boolean => isAmongBots(entry) && now > entry.at + BOTS_KEPT_MS;
