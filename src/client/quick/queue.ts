import { signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { Link } from "../../link/link.ts";
import { CLOSE } from "../../protocol/close.ts";
import type { QuickMatchClientFrame, QuickMatchServerFrame } from "../../protocol/quick-match.ts";
import type { Pace } from "../../protocol/terms.ts";
import { browserPort, socketUrl, wakeWithPage } from "../browser-port.ts";
import { findGame, preload } from "../games/registry.ts";
import { giveSeat } from "../match/at-table.ts";
import { route } from "../route.ts";
import { currentToken, ensureGuest } from "../session.ts";

/** What somebody waits for: any of these games, in any of these languages. */
export interface QueueWish {
  readonly games: readonly string[];
  readonly languages: readonly Language[];
  readonly paces: readonly Pace[];
}

/**
 * A place in the queue. There is at most one, and it outlives the page it was taken on: who plays a bot
 * meanwhile keeps it. An offer is confirmed at once, as whoever waits wants to play; from another table with the word
 * that one comes a little later, or not.
 */
export type QueuePlace = { readonly wish: QueueWish } & (
  | { readonly kind: "joining" }
  | {
      readonly kind: "waiting";
      readonly since: number;
      readonly players: number;
      /** How many would play each game, oneself included. */
      readonly games: Readonly<Record<string, number>>;
    }
  /** Walked out on strangers before: nobody is looked for until then. */
  | { readonly kind: "resting"; readonly until: number }
  /** An administrator's decision: no strangers until then. */
  | { readonly kind: "barred"; readonly until: number }
  | { readonly kind: "offered" }
  /** `until`: when a match that one was at another table for is over again, by this browser's clock. */
  | { readonly kind: "matched"; readonly match: string; readonly game: string | null; readonly until: number }
  | { readonly kind: "ended"; readonly elsewhere: boolean }
);

export const queuePlace = signal<QueuePlace | null>(null);

/** Who is waited for at a table has so long to come; a little less, as the news took its time. */
const COMES_MS = 58_000;

let leave: (() => void) | null = null;

/** Takes a place in the queue, unless this one is held already. A changed wish keeps the place. */
export async function joinQueue(wish: QueueWish): Promise<void> {
  const held = queuePlace.value;
  const isHeld = held !== null && !["matched", "ended", "barred"].includes(held.kind);
  if (isHeld && queryOf(held.wish) === queryOf(wish)) return;
  leave?.();
  leave = null;
  queuePlace.value = held?.kind === "waiting" ? { ...held, wish } : { kind: "joining", wish };
  const guest = await ensureGuest();
  if (queuePlace.value?.wish !== wish || leave) return;
  if (!guest.ok) queuePlace.value = { kind: "ended", wish, elsewhere: false };
  else leave = stayInQueue(wish);
}

export function leaveQueue(): void {
  leave?.();
  leave = null;
  queuePlace.value = null;
}

const queryOf = ({ games, languages, paces }: QueueWish): string =>
  `games=${games.join()}&languages=${languages.join()}&paces=${paces.join()}`;

/** Stays until there is a match, coming back after every lost connection. Returns how to leave. */
function stayInQueue(wish: QueueWish): () => void {
  const link = new Link<QuickMatchServerFrame, QuickMatchClientFrame>(browserPort, {
    address: socketUrl(`/api/quick-match/socket?${queryOf(wish)}`),
    token: currentToken,
    pingMs: 5000,
    isGreeting: ({ type }) => type !== "pong",
    frame: take,
    status(status) {
      if (status.kind === "ended" && queuePlace.value?.kind !== "barred")
        end({ kind: "ended", wish, elsewhere: status.code === CLOSE.openedElsewhere });
    },
  });
  const stopWaking = wakeWithPage(link);

  function end(last: QueuePlace): void {
    stop();
    queuePlace.value = last;
  }
  function stop(): void {
    stopWaking();
    link.close();
  }
  function take(frame: QuickMatchServerFrame): void {
    const rests = queuePlace.value?.kind === "resting" && queuePlace.value.until > Date.now();
    if (frame.type === "waiting" && !rests) {
      const { since, players, games = {} } = frame;
      queuePlace.value = { kind: "waiting", wish, since, players, games };
    }
    if (frame.type === "resting") queuePlace.value = { kind: "resting", wish, until: frame.until };
    if (frame.type === "error" && frame.code === "quick-match/barred")
      end({ kind: "barred", wish, until: frame.until ?? 0 });
    if (frame.type === "matched") {
      const { match, game = null } = frame;
      giveSeat(match);
      end({ kind: "matched", wish, match, game, until: Date.now() + COMES_MS });
    }
    if (frame.type === "offer") {
      queuePlace.value = { kind: "offered", wish };
      const entry = frame.game === undefined ? undefined : findGame(frame.game);
      if (entry) preload(entry);
      const later = route.value.page === "match";
      link.send({ type: "confirm", offer: frame.offer, ...(later && { later }) });
    }
  }
  link.connect();
  return stop;
}
