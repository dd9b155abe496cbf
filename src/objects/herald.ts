import type { Env } from "../env.ts";
import { digestOf, type News } from "../match/news.ts";
import { logLine } from "./log-line.ts";

/**
 * Tells players' own objects what a match wants of them: after the move, in batches, and only what changed. What
 * is still to be told follows from what was told last, so that a crash loses nothing and nothing is written twice.
 */
const KEY = "told";
const SOON_MS = 1000;
const RETRY_MS = 2000;
const RETRY_MOST_MS = 3_600_000;

interface Told {
  /** What each player heard last, as a digest. */
  readonly digests: Readonly<Record<string, string>>;
  readonly tries: number;
  readonly notBefore: number;
}

const NOTHING: Told = { digests: {}, tries: 0, notBefore: 0 };

export class Herald {
  private readonly kv: SyncKvStorage;
  private readonly players: Env["PLAYERS"];
  private cache: Told | null = null;
  private isBusy = false;

  constructor(kv: SyncKvStorage, players: Env["PLAYERS"]) {
    this.kv = kv;
    this.players = players;
  }

  /** When to tell, if there is something to tell. */
  dueAt(news: ReadonlyMap<string, News>, now: number): number | null {
    return this.untold(news).length > 0 ? Math.max(now + SOON_MS, this.told.notBefore) : null;
  }

  /** Not awaited by the match: a player's object that is slow must not hold up a deadline. */
  async tell(news: ReadonlyMap<string, News>, now: number): Promise<void> {
    const untold = this.untold(news);
    if (this.isBusy || untold.length === 0 || now < this.told.notBefore) return;
    this.isBusy = true;
    try {
      const heard = await Promise.all(untold.map(async ([player, each]) => this.send(player, each)));
      const digests = { ...this.told.digests, ...Object.fromEntries(heard.flat()) };
      const tries = heard.every((each) => each.length > 0) ? 0 : this.told.tries + 1;
      const notBefore = tries === 0 ? 0 : now + Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** tries);
      this.keep({ digests, tries, notBefore });
    } finally {
      this.isBusy = false;
    }
  }

  private async send(player: string, news: News): Promise<[string, string][]> {
    try {
      await this.players.getByName(player).hear(news);
      return [[player, digestOf(news)]];
    } catch (error) {
      logLine("error", "player not told", { match: news.match, error: String(error) });
      return [];
    }
  }

  private untold(news: ReadonlyMap<string, News>): [string, News][] {
    return [...news].filter(([player, each]) => this.told.digests[player] !== digestOf(each));
  }

  /** Another value whenever something was told. */
  get told(): Told {
    this.cache ??= this.kv.get<Told>(KEY) ?? NOTHING;
    return this.cache;
  }

  private keep(told: Told): void {
    this.cache = told;
    this.kv.put(KEY, told);
  }
}
