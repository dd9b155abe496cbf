import type { Env } from "../env.ts";
import { isListed, listingOf } from "../match/listing.ts";
import { hostOf, type MatchState } from "../match/state.ts";

const KEY = "lobby";
/** Who watches changes often, and nobody waits for that number. */
const WATCHERS_MS = 5000;
/** The lobby forgets what it does not hear of again. */
const AGAIN_MS = 10 * 60_000;
/** As many tables of this host are listed as may: perhaps one of them is gone by then. */
const REFUSED_MS = 60_000;

/** What the lobby was told last (null: nothing, or that the match is gone), and when it is to be told next. */
interface Told {
  readonly text: string | null;
  readonly due: number | null;
}
const NOTHING: Told = { text: null, due: null };

/**
 * Tells the lobby about a public match. Never on a move's way: a change is noted and told by the alarm, again and
 * again until it got through.
 */
export class Lister {
  private readonly storage: DurableObjectStorage;
  private readonly lobbies: Env["LOBBIES"];
  /** Asked at every commit. */
  private cache: Told | null = null;

  constructor(storage: DurableObjectStorage, lobbies: Env["LOBBIES"]) {
    this.storage = storage;
    this.lobbies = lobbies;
  }

  /** Seats, settings, stage or watchers may have changed. */
  note(state: MatchState, connected: ReadonlySet<string>, watchers: number, now: number): void {
    const told = this.told();
    if (told === NOTHING && state.header.visibility === "private") return;
    const text = textOf(state, connected, watchers);
    if (text === told.text) return;
    const isOnlyWatchers = text !== null && told.text !== null && sameButWatchers(text, told.text);
    const due = now + (isOnlyWatchers ? WATCHERS_MS : 0);
    if (told.due === null || due < told.due) this.keep({ ...told, due });
  }

  dueAt(): number | null {
    return this.told().due;
  }

  async tell(
    state: MatchState,
    connected: ReadonlySet<string>,
    watchers: number,
    now: number,
  ): Promise<void> {
    const { text: before, due } = this.told();
    if (due === null || due > now) return;
    const text = textOf(state, connected, watchers);
    const lobby = this.lobbies.getByName(state.header.language);
    if (text !== null) {
      const isTaken = await lobby.list(JSON.parse(text), hostOf(state) ?? state.header.id);
      this.keep(isTaken ? { text, due: now + AGAIN_MS } : { text: null, due: now + REFUSED_MS });
      return;
    }
    if (before !== null) await lobby.drop(state.header.id);
    this.keep({ text, due: null });
  }

  /** The match is about to be no more. */
  async withdraw(state: MatchState): Promise<void> {
    if (this.told().text !== null) await this.lobbies.getByName(state.header.language).drop(state.header.id);
  }

  /** The storage was emptied. */
  forget(): void {
    this.cache = null;
  }

  private told(): Told {
    this.cache ??= this.storage.kv.get<Told>(KEY) ?? NOTHING;
    return this.cache;
  }

  private keep(told: Told): void {
    this.cache = told;
    this.storage.kv.put(KEY, told);
  }
}

function textOf(state: MatchState, connected: ReadonlySet<string>, watchers: number): string | null {
  return isListed(state, connected) ? JSON.stringify(listingOf(state, watchers)) : null;
}

const sameButWatchers = (a: string, b: string): boolean => withoutWatchers(a) === withoutWatchers(b);
const withoutWatchers = (text: string): string => text.replace(/"watchers":\d+/, "");
