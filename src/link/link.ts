import { CLOSE, FINAL_CLOSES, FLOOD_RETRY_MS } from "../protocol/close.ts";
import { PING, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../protocol/socket.ts";
import type { Port, Socket } from "./port.ts";

/**
 * A socket that stays open, or says why it cannot. It tries again without limit and ever slower, pings, leaves a
 * connection that has gone silent, comes back at once when the page or the network does, goes on with another token
 * where there is one, and obeys the close codes. Every socket of ours is one of these: a match's, the quick match's,
 * the lobby's and the one that tells what waits. It knows nothing of pages; time, chance and sockets come in through
 * `Port`, so that a test can hold them.
 */
export type Status =
  | { readonly kind: "connecting"; readonly again: boolean }
  | { readonly kind: "live" }
  /** Waits before the next attempt. */
  | { readonly kind: "waiting"; readonly flood: boolean }
  /** Will not come back by itself: `code` is the close code, and `reason` what the server said with it. */
  | { readonly kind: "ended"; readonly code: number; readonly reason: string };

export interface LinkOptions<Received> {
  readonly address: string;
  readonly pingMs: number;
  /** What is offered to the server beside the protocol itself. */
  readonly offers?: readonly string[];
  /** Whom the socket is for; asked anew at every attempt. Without it, or for null, it is for nobody in particular. */
  readonly token?: () => string | null;
  /** The frame by which the server takes this connection: from then on it is live, and a loss is a new one. */
  isGreeting(frame: Received): boolean;
  frame(frame: Received): void;
  status?(status: Status): void;
  /** Whether to keep the connection warm; always, where this is left out. */
  wantsPings?(): boolean;
}

/** A ping that was sent and not answered for so long means that the connection is dead, whatever the browser says. */
const SILENCE_MS = 6000;
/** A socket that neither says anything nor fails in this time is given up. */
const OPENING_MS = 10_000;
/** A token that was good is replaced by another about now, or not at all: its owner signed out elsewhere. */
const RENEWAL_MS = 2000;
const OPEN = 1;
/** We left the socket ourselves. */
const NO_CODE = 0;

export class Link<Received extends { readonly type: string }, Sent> {
  private socket: Socket | null = null;
  private attempt = 0;
  private live = false;
  private wasLive = false;
  /** The token that the socket was opened with, and whether the server has taken it. */
  private token: string | null = null;
  private tokenHeld = false;
  /** While the next attempt is waited for: how to make it now. */
  private retry: (() => void) | null = null;
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private cancelSilence: (() => void) | null = null;
  private readonly port: Port;
  private readonly options: LinkOptions<Received>;

  constructor(port: Port, options: LinkOptions<Received>) {
    this.port = port;
    this.options = options;
  }

  /** Opens it, also after it has ended: this takes back what was opened elsewhere. */
  connect(): void {
    this.drop();
    this.options.status?.({ kind: "connecting", again: this.wasLive });
    this.token = this.options.token?.() || null;
    this.tokenHeld = false;
    const protocols = [SUBPROTOCOL, ...(this.options.offers ?? [])];
    if (this.token !== null) protocols.push(TOKEN_SUBPROTOCOL + this.token);
    this.socket = this.port.open(this.options.address, protocols);
    this.socket.onmessage = ({ data }) => this.receive(data);
    this.socket.onclose = ({ code, reason }) => this.lost(code, reason);
    this.cancelSilence = this.port.after(OPENING_MS, () => this.lost(NO_CODE));
    this.planPing();
  }

  /** The network is back, or the page is seen again: do not wait, and do not trust a socket that looks open. */
  wake(): void {
    if (this.live) this.ping();
    else this.retry?.();
  }

  close(): void {
    this.drop(CLOSE.left);
  }

  /** False when nobody would hear it: nothing is kept for later. */
  send(frame: Sent): boolean {
    if (!this.live || this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  private receive(data: unknown): void {
    this.cancelSilence?.();
    this.cancelSilence = null;
    const frame = parse<Received>(data);
    if (frame === null) return;
    const isFirst = !this.live && this.options.isGreeting(frame);
    if (isFirst) this.greeted();
    this.options.frame(frame);
    if (isFirst && this.live) this.options.status?.({ kind: "live" });
  }

  private greeted(): void {
    this.attempt = 0;
    this.live = this.wasLive = this.tokenHeld = true;
    this.planPing();
  }

  private lost(code: number, reason = ""): void {
    this.drop();
    if (code === CLOSE.badToken && this.renews()) return;
    if (FINAL_CLOSES.includes(code)) {
      this.options.status?.({ kind: "ended", code, reason });
      return;
    }
    const flood = code === CLOSE.flood;
    const waitMs = flood ? FLOOD_RETRY_MS : backoffMs(this.attempt++, this.port.random);
    this.retry = () => this.connect();
    this.cancelRetry = this.port.after(waitMs, this.retry);
    this.options.status?.({ kind: "waiting", flood });
  }

  /** A token has ended. Whoever has been given another goes on with that; if this one held, it may come in a moment. */
  private renews(): boolean {
    if (this.hasAnotherToken()) {
      this.connect();
      return true;
    }
    if (!this.tokenHeld) return false;
    this.tokenHeld = false;
    this.retry = () => {
      if (this.hasAnotherToken()) this.connect();
    };
    this.cancelRetry = this.port.after(RENEWAL_MS, () => this.lost(CLOSE.badToken));
    this.options.status?.({ kind: "waiting", flood: false });
    return true;
  }

  private hasAnotherToken(): boolean {
    const token = this.options.token?.() || null;
    return token !== null && token !== this.token;
  }

  /** Leaves the socket at once: a dead connection can take a minute to say that it is closed. */
  private drop(code?: number): void {
    this.live = false;
    for (const cancel of [this.cancelRetry, this.cancelPing, this.cancelSilence]) cancel?.();
    this.cancelRetry = this.cancelPing = this.cancelSilence = this.retry = null;
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close(code);
    this.socket = null;
  }

  private planPing(): void {
    this.cancelPing?.();
    this.cancelPing = this.port.after(this.options.pingMs, () => {
      this.planPing();
      if (this.options.wantsPings?.() ?? true) this.ping();
    });
  }

  private ping(): void {
    if (this.socket?.readyState !== OPEN) {
      // Closing, and nobody answers that either: a browser would wait a minute for it.
      if (this.live) this.lost(NO_CODE);
      return;
    }
    this.socket.send(PING);
    this.cancelSilence ??= this.port.after(SILENCE_MS, () => this.lost(NO_CODE));
  }
}

const FIRST_MS = 400;
const CAP_MS = 12_000;

/**
 * How long to wait before trying again. It doubles to a cap and never gives up; half of it is chance, so that
 * everybody thrown out by one deployment does not come back in the same instant.
 */
export function backoffMs(attempt: number, random: () => number): number {
  const full = Math.min(CAP_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return full / 2 + (full / 2) * random();
}

/** Null for what is no object in JSON. The server is trusted beyond that: a browser does without the schemas. */
function parse<Received>(data: unknown): Received | null {
  if (typeof data !== "string") return null;
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" ? (value as Received | null) : null;
  } catch {
    return null;
  }
}
