import { CLOSE, FINAL_CLOSES, FLOOD_RETRY_MS } from "../../protocol/close.ts";
import type { ClientFrame, ServerFrame } from "../../protocol/frames.ts";
import { PING, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../protocol/socket.ts";
import { backoffMs } from "./backoff.ts";
import { type MoveAnswer, Outbox } from "./outbox.ts";

/**
 * One player's line to one match. It stays open, or says why it cannot: it reconnects without limit, asks for
 * what it missed, sends unanswered moves again under the same id, and obeys the close codes. It knows nothing of
 * pages or games; time, chance and sockets come in through `Port`, so that a test can hold them.
 */
export type Status =
  | { readonly kind: "connecting"; readonly again: boolean }
  | { readonly kind: "live" }
  /** Waits before the next attempt. */
  | { readonly kind: "waiting"; readonly flood: boolean }
  /** Will not come back by itself. */
  | { readonly kind: "ended"; readonly code: number };

/** The part of a WebSocket that is used here. */
export interface Wire {
  readonly readyState: number;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Port {
  open(address: string, protocols: string[]): Wire;
  /** Returns how to call it off. */
  after(ms: number, run: () => void): () => void;
  random(): number;
  makeId(): string;
}

export interface Listener {
  frame(frame: ServerFrame): void;
  status(status: Status): void;
  /** Whether to keep the line warm: the page is seen, or somebody may have to act. */
  wantsPings(): boolean;
}

const PING_MS = 10_000;
/** A ping that was sent and not answered for so long means that the line is dead, whatever the browser says. */
const SILENCE_MS = 6000;
/** A socket that neither opens nor fails in this time is given up. */
const OPENING_MS = 10_000;
const OPEN = 1;
/** A token that was live is replaced by another about now, or not at all: its owner signed out elsewhere. */
const RENEWAL_MS = 2000;
/** We left the socket ourselves. */
const NO_CODE = 0;

export class Connection {
  private wire: Wire | null = null;
  private attempt = 0;
  private seq = 0;
  private hasGap = false;
  private probed = -1;
  /** The token that the line was opened with, once it was welcomed. */
  private served: string | null = null;
  private live = false;
  private stopped = false;
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private cancelSilence: (() => void) | null = null;
  private readonly outbox: Outbox;
  private readonly address: string;
  private readonly token: () => string | null;
  private readonly port: Port;
  private readonly listener: Listener;

  constructor(address: string, token: () => string | null, port: Port, listener: Listener) {
    this.address = address;
    this.token = token;
    this.port = port;
    this.listener = listener;
    this.outbox = new Outbox(port, (frame) => this.live && this.send(frame));
  }

  /** Opens the line, also after it has ended: this is the "take back" of a match opened elsewhere. */
  connect(): void {
    this.stopped = false;
    this.drop();
    this.probed = -1;
    this.listener.status({ kind: "connecting", again: this.seq > 0 });
    const token = this.token();
    this.served = null;
    const wire = this.port.open(
      this.address,
      token ? [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token] : [SUBPROTOCOL],
    );
    this.wire = wire;
    wire.onmessage = ({ data }) => this.receive(data, token);
    wire.onclose = ({ code }) => this.lost(code);
    this.cancelSilence = this.port.after(OPENING_MS, () => this.lost(NO_CODE));
  }

  /** The network is back, or the page is seen again: do not wait, and do not trust a line that looks open. */
  wake(): void {
    if (this.stopped) return;
    if (this.live && this.wire?.readyState === OPEN) this.ping();
    else if (this.cancelRetry) this.connect();
  }

  close(): void {
    this.stopped = true;
    this.drop(CLOSE.left);
    this.outbox.abandon();
  }

  submit(move: unknown): Promise<MoveAnswer> {
    return this.outbox.submit(move);
  }

  /** False when there is no line: what is not a move is not kept for later. */
  say(frame: ClientFrame): boolean {
    return this.live && this.send(frame);
  }

  private receive(data: unknown, token: string | null): void {
    this.cancelSilence?.();
    this.cancelSilence = null;
    const frame = parse(data);
    if (frame === null) return;
    if (frame.type === "probe") this.echo(frame.n);
    if (frame.type === "welcome") {
      this.served = token;
      this.welcomed(frame.seq);
    }
    if (frame.type === "update") this.advance(frame);
    if (frame.type === "accepted" || frame.type === "refused") this.outbox.answered(frame);
    this.listener.frame(frame);
  }

  /** Each probe once: a server that answered our echo with another would start a storm. */
  private echo(n: number): void {
    if (n <= this.probed) return;
    this.probed = n;
    this.send({ type: "probe", n });
  }

  private welcomed(seq: number): void {
    this.attempt = 0;
    this.live = true;
    this.hasGap = seq > this.seq;
    if (this.hasGap) this.send({ type: "sync", seq: this.seq });
    this.outbox.sendAll();
    this.listener.status({ kind: "live" });
    this.planPing();
  }

  /** The number only moves past events in hand: an update that overtakes the answer to `sync` does not count. */
  private advance(frame: ServerFrame & { type: "update" }): void {
    const first = frame.events[0]?.seq ?? frame.seq;
    if (this.hasGap && !frame.truncated && first > this.seq + 1) return;
    this.hasGap = false;
    this.seq = Math.max(this.seq, frame.seq);
  }

  private lost(code: number): void {
    this.drop();
    if (this.stopped) return;
    if (code === CLOSE.badToken && this.served !== null) {
      this.renew(this.served);
      return;
    }
    if (FINAL_CLOSES.includes(code)) {
      this.stopped = true;
      this.listener.status({ kind: "ended", code });
      return;
    }
    const flood = code === CLOSE.flood;
    const waitMs = flood ? FLOOD_RETRY_MS : backoffMs(this.attempt++, this.port.random);
    this.listener.status({ kind: "waiting", flood });
    this.cancelRetry = this.port.after(waitMs, () => this.connect());
  }

  /** A token that held until now has ended: whoever has been given another goes on with that. */
  private renew(ended: string): void {
    const goOn = (): boolean => this.token() !== ended && this.token() !== null;
    if (goOn()) {
      this.connect();
      return;
    }
    this.served = null;
    this.listener.status({ kind: "waiting", flood: false });
    this.cancelRetry = this.port.after(RENEWAL_MS, () =>
      goOn() ? this.connect() : this.lost(CLOSE.badToken),
    );
  }

  /** Leaves the socket at once: a dead line can take a minute to say that it is closed. */
  private drop(code?: number): void {
    this.live = false;
    for (const cancel of [this.cancelRetry, this.cancelPing, this.cancelSilence]) cancel?.();
    this.cancelRetry = this.cancelPing = this.cancelSilence = null;
    if (!this.wire) return;
    this.wire.onmessage = this.wire.onclose = null;
    this.wire.close(code);
    this.wire = null;
  }

  private planPing(): void {
    this.cancelPing?.();
    this.cancelPing = this.port.after(PING_MS, () => {
      if (this.listener.wantsPings()) this.ping();
      this.planPing();
    });
  }

  private ping(): void {
    if (this.wire?.readyState !== OPEN) return;
    this.wire.send(PING);
    this.cancelSilence ??= this.port.after(SILENCE_MS, () => this.lost(NO_CODE));
  }

  private send(frame: ClientFrame): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(frame));
    return true;
  }
}

function parse(data: unknown): ServerFrame | null {
  if (typeof data !== "string") return null;
  try {
    return JSON.parse(data) as ServerFrame;
  } catch {
    return null;
  }
}
