import { signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { CLOSE, FINAL_CLOSES } from "../../protocol/close.ts";
import type { QuickMatchClientFrame, QuickMatchServerFrame } from "../../protocol/quick-match.ts";
import { PING, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../protocol/socket.ts";
import { backoffMs } from "../match/backoff.ts";
import { browserPort, socketUrl } from "../match/browser-port.ts";
import { currentToken, ensureGuest } from "../session.ts";

/**
 * A place in the queue. There is at most one, and it outlives the page it was taken on: who plays a bot
 * meanwhile keeps it. An offer is confirmed at once, as whoever waits wants to play.
 */
export type Ticket =
  | { readonly kind: "joining"; readonly game: string }
  | { readonly kind: "waiting"; readonly game: string; readonly since: number; readonly players: number }
  /** Walked out on strangers before: nobody is looked for until then. */
  | { readonly kind: "resting"; readonly game: string; readonly until: number }
  | { readonly kind: "offered"; readonly game: string }
  | { readonly kind: "matched"; readonly game: string; readonly match: string }
  | { readonly kind: "ended"; readonly game: string; readonly elsewhere: boolean };

export const ticket = signal<Ticket | null>(null);

const PING_MS = 5000;
let leave: (() => void) | null = null;

/** Takes a place in the queue, unless this one is held already. */
export async function joinQueue(game: string, language: Language): Promise<void> {
  const held = ticket.value;
  if (held?.game === game && held.kind !== "matched" && held.kind !== "ended") return;
  leaveQueue();
  ticket.value = { kind: "joining", game };
  const guest = await ensureGuest();
  if (ticket.value?.game !== game) return;
  if (!guest.ok) ticket.value = { kind: "ended", game, elsewhere: false };
  else leave = stayInQueue(game, language, guest.value.token);
}

export function leaveQueue(): void {
  leave?.();
  leave = null;
  ticket.value = null;
}

/** Stays until there is a match, coming back after every lost connection. Returns how to leave. */
function stayInQueue(game: string, language: Language, firstToken: string): () => void {
  const address = socketUrl(`/api/quick-match/socket?game=${game}&language=${language}`);
  let socket: WebSocket | null = null;
  let attempt = 0;
  let token = firstToken;
  let cancelRetry = (): void => {};
  const pings = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(PING), PING_MS);

  function end(last: Ticket): void {
    stop();
    ticket.value = last;
  }
  function stop(): void {
    clearInterval(pings);
    cancelRetry();
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  }
  function take(frame: QuickMatchServerFrame): void {
    attempt = 0;
    const rests = ticket.value?.kind === "resting" && ticket.value.until > Date.now();
    if (frame.type === "waiting" && !rests)
      ticket.value = { kind: "waiting", game, since: frame.since, players: frame.players };
    if (frame.type === "resting") ticket.value = { kind: "resting", game, until: frame.until };
    if (frame.type === "matched") end({ kind: "matched", game, match: frame.match });
    if (frame.type === "offer") {
      ticket.value = { kind: "offered", game };
      socket?.send(JSON.stringify({ type: "confirm", offer: frame.offer } satisfies QuickMatchClientFrame));
    }
  }
  function connect(): void {
    socket = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
    socket.onmessage = ({ data }) => take(JSON.parse(data as string));
    socket.onclose = ({ code }) => {
      const renewed = currentToken();
      if (code === CLOSE.badToken && renewed !== null && renewed !== token) {
        token = renewed; // the old one ended, and this is whom it was given for
        connect();
        return;
      }
      if (FINAL_CLOSES.includes(code)) {
        end({ kind: "ended", game, elsewhere: code === CLOSE.openedElsewhere });
        return;
      }
      cancelRetry = browserPort.after(backoffMs(attempt++, Math.random), connect);
    };
  }
  connect();
  return stop;
}
