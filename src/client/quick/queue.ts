import { signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { Link } from "../../link/link.ts";
import { CLOSE } from "../../protocol/close.ts";
import type { QuickMatchClientFrame, QuickMatchServerFrame } from "../../protocol/quick-match.ts";
import { browserPort, socketUrl, wakeWithPage } from "../browser-port.ts";
import { currentToken, ensureGuest } from "../session.ts";

/**
 * A place in the queue. There is at most one, and it outlives the page it was taken on: who plays a bot
 * meanwhile keeps it. An offer is confirmed at once, as whoever waits wants to play.
 */
export type QueuePlace =
  | { readonly kind: "joining"; readonly game: string }
  | { readonly kind: "waiting"; readonly game: string; readonly since: number; readonly players: number }
  /** Walked out on strangers before: nobody is looked for until then. */
  | { readonly kind: "resting"; readonly game: string; readonly until: number }
  /** An administrator's decision: no strangers until then. */
  | { readonly kind: "barred"; readonly game: string; readonly until: number }
  | { readonly kind: "offered"; readonly game: string }
  | { readonly kind: "matched"; readonly game: string; readonly match: string }
  | { readonly kind: "ended"; readonly game: string; readonly elsewhere: boolean };

export const queuePlace = signal<QueuePlace | null>(null);

let leave: (() => void) | null = null;

/** Takes a place in the queue, unless this one is held already. */
export async function joinQueue(game: string, language: Language): Promise<void> {
  const held = queuePlace.value;
  if (held?.game === game && held.kind !== "matched" && held.kind !== "ended" && held.kind !== "barred")
    return;
  leaveQueue();
  queuePlace.value = { kind: "joining", game };
  const guest = await ensureGuest();
  if (queuePlace.value?.game !== game) return;
  if (!guest.ok) queuePlace.value = { kind: "ended", game, elsewhere: false };
  else leave = stayInQueue(game, language);
}

export function leaveQueue(): void {
  leave?.();
  leave = null;
  queuePlace.value = null;
}

/** Stays until there is a match, coming back after every lost connection. Returns how to leave. */
function stayInQueue(game: string, language: Language): () => void {
  const link = new Link<QuickMatchServerFrame, QuickMatchClientFrame>(browserPort, {
    address: socketUrl(`/api/quick-match/socket?game=${game}&language=${language}`),
    token: currentToken,
    pingMs: 5000,
    isGreeting: ({ type }) => type !== "pong",
    frame: take,
    status(status) {
      if (status.kind === "ended" && queuePlace.value?.kind !== "barred")
        end({ kind: "ended", game, elsewhere: status.code === CLOSE.openedElsewhere });
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
    if (frame.type === "waiting" && !rests)
      queuePlace.value = { kind: "waiting", game, since: frame.since, players: frame.players };
    if (frame.type === "resting") queuePlace.value = { kind: "resting", game, until: frame.until };
    if (frame.type === "error" && frame.code === "quick-match/barred")
      end({ kind: "barred", game, until: frame.until ?? 0 });
    if (frame.type === "matched") end({ kind: "matched", game, match: frame.match });
    if (frame.type === "offer") {
      queuePlace.value = { kind: "offered", game };
      link.send({ type: "confirm", offer: frame.offer });
    }
  }
  link.connect();
  return stop;
}
