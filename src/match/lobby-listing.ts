import type { Inside } from "./effects.ts";
import { isListed, type Listing, listingOf } from "./listing.ts";
import type { Presence } from "./presence.ts";
import type { MatchState } from "./state.ts";

/** Who watches changes often, and nobody waits for that number. */
const WATCHERS_MS = 5000;
/** The lobby forgets what it does not hear of again. */
const AGAIN_MS = 10 * 60_000;
/** As many tables of this host are listed as may: perhaps one of them is gone by then. */
const REFUSED_MS = 60_000;
/** After a try that failed. */
const RETRY_MS = 5000;

/** What the lobby was told last (null: nothing, or that the match is gone), and when it is to be told next. */
interface ToldLobby {
  readonly text: string | null;
  readonly due: number | null;
}
const NOTHING: ToldLobby = { text: null, due: null };
/** No listing has this text. */
const PERHAPS = "";

/**
 * What the lobby knows of a public match. Never on a move's way: a change is noted and told when time is looked at,
 * again and again until it got through.
 */
export class LobbyListing<Socket> {
  private readonly outside: Pick<Inside<Socket>, "kept" | "do">;
  private readonly presence: Presence<Socket>;
  /** Asked at every commit. */
  private cache: ToldLobby | null = null;
  /** What is on its way to the lobby; undefined when nothing is. */
  private telling: string | null | undefined;
  private notBefore = 0;

  constructor(outside: Pick<Inside<Socket>, "kept" | "do">, presence: Presence<Socket>) {
    this.outside = outside;
    this.presence = presence;
  }

  get isTold(): boolean {
    return this.told.text !== null;
  }

  /** Seats, settings, stage or watchers may have changed. */
  note(state: MatchState, now: number): void {
    const { told } = this;
    if (told === NOTHING && state.header.visibility === "private") return;
    const text = textOf(this.listing(state));
    if (text === told.text) return;
    const isOnlyWatchers = text !== null && told.text !== null && sameButWatchers(text, told.text);
    const due = now + (isOnlyWatchers ? WATCHERS_MS : 0);
    if (told.due === null || due < told.due) this.keep({ ...told, due });
  }

  dueAt(): number | null {
    const { due } = this.told;
    return due === null || this.telling !== undefined ? null : Math.max(due, this.notBefore);
  }

  tell(state: MatchState, now: number): void {
    const due = this.dueAt();
    if (due === null || due > now) return;
    const listing = this.listing(state);
    if (listing === null && !this.isTold) {
      this.keep(NOTHING);
      return;
    }
    this.telling = textOf(listing);
    // Written first: the lobby may hear of it though its answer never comes, and must be told when it is gone.
    if (!this.isTold) this.keep({ ...this.told, text: PERHAPS });
    this.outside.do({ type: "tell-lobby", state, listing });
  }

  /** Whether the lobby lists the match now; null when it could not be told. */
  answered(isListed: boolean | null, now: number): void {
    const { telling = null } = this;
    this.telling = undefined;
    this.notBefore = isListed === null ? now + RETRY_MS : 0;
    if (isListed === null) return;
    if (telling === null) this.keep(NOTHING);
    else if (isListed) this.keep({ text: telling, due: now + AGAIN_MS });
    else this.keep({ text: null, due: now + REFUSED_MS });
  }

  forget(): void {
    this.cache = null;
    this.telling = undefined;
  }

  private listing(state: MatchState): Listing | null {
    const { presence } = this;
    return isListed(state, presence.connected()) ? listingOf(state, presence.watchers(state)) : null;
  }

  private get told(): ToldLobby {
    this.cache ??= this.outside.kept.note<ToldLobby>("lobby") ?? NOTHING;
    return this.cache;
  }

  private keep(told: ToldLobby): void {
    this.cache = told;
    this.outside.do({ type: "note", key: "lobby", value: told });
  }
}

const textOf = (listing: Listing | null): string | null => listing && JSON.stringify(listing);

const sameButWatchers = (a: string, b: string): boolean => withoutWatchers(a) === withoutWatchers(b);
const withoutWatchers = (text: string): string => text.replace(/"watchers":\d+/, "");
