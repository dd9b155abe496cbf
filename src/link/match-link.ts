import type { ClientFrame, PartsUpdate, ServerFrame, ViewFrame } from "../protocol/frames.ts";
import { joined } from "../protocol/joined.ts";
import { PARTS_SUBPROTOCOL } from "../protocol/socket.ts";
import { Link, type Status } from "./link.ts";
import { type MoveAnswer, Outbox } from "./outbox.ts";
import type { Port } from "./port.ts";

/**
 * One player's link to one match: after every loss it asks for what it missed by the last number it saw, and sends
 * moves that nobody has answered again under the same id. Views that come in parts it tells whole. It knows no game.
 */
export interface MatchListener {
  frame(frame: ServerFrame): void;
  status(status: Status): void;
  /** Whether to keep the link warm: the page is seen, or somebody may have to act. */
  wantsPings(): boolean;
}

const PING_MS = 10_000;

export class MatchLink {
  private seq = 0;
  private hasGap = false;
  private probed = -1;
  /** The last view as the server gave it, which parts are put into: nothing that was shown since is part of it. */
  private held: { readonly seq: number; readonly view: ViewFrame } | null = null;
  private readonly link: Link<ServerFrame | PartsUpdate, ClientFrame>;
  private readonly outbox: Outbox;
  private readonly listener: MatchListener;

  constructor(address: string, token: () => string | null, port: Port, listener: MatchListener) {
    this.listener = listener;
    this.link = new Link(port, {
      address,
      token,
      offers: [PARTS_SUBPROTOCOL],
      pingMs: PING_MS,
      isGreeting: ({ type }) => type === "welcome",
      frame: (frame) => this.receive(frame),
      status: (status) => listener.status(status),
      wantsPings: () => listener.wantsPings(),
    });
    this.outbox = new Outbox(port, (frame) => this.link.send(frame));
  }

  /** Opens it, also after it has ended: this takes back a match that was opened elsewhere. */
  connect(): void {
    this.link.connect();
  }

  wake(): void {
    this.link.wake();
  }

  close(): void {
    this.link.close();
    this.outbox.abandon();
  }

  submit(move: unknown): Promise<MoveAnswer> {
    return this.outbox.submit(move);
  }

  /** False when nobody would hear it: what is not a move is not kept for later. */
  say(frame: ClientFrame): boolean {
    return this.link.send(frame);
  }

  private receive(received: ServerFrame | PartsUpdate): void {
    const frame = this.wholeOf(received);
    if (frame === null) return;
    if (frame.type === "probe") this.echo(frame.n);
    if (frame.type === "welcome") this.resume(frame);
    if (frame.type === "update") this.advance(frame);
    if (frame.type === "accepted" || frame.type === "refused") this.outbox.answered(frame);
    this.listener.frame(frame);
  }

  /**
   * The frame with its whole view. Null for parts of a view that is not in hand: such an update is let go, and the
   * answer to `sync` brings its events again. One `sync` is enough for all that come until then.
   */
  private wholeOf(frame: ServerFrame | PartsUpdate): ServerFrame | null {
    if (!("parts" in frame)) return frame;
    const { base, parts, gone, ...update } = frame;
    const view = this.held?.seq === base ? joined(this.held.view, { parts, gone }) : null;
    if (view !== null) return { ...update, view };
    this.held = null;
    if (!this.hasGap) this.link.send({ type: "sync", seq: this.seq });
    this.hasGap = true;
    return null;
  }

  /** Each probe once a connection: a server that answered our echo with another would start a storm. */
  private echo(n: number): void {
    if (n <= this.probed) return;
    this.probed = n;
    this.link.send({ type: "probe", n });
  }

  private resume({ seq, view }: ServerFrame & { type: "welcome" }): void {
    this.held = { seq, view };
    this.probed = -1;
    this.hasGap = seq > this.seq;
    if (this.hasGap) this.link.send({ type: "sync", seq: this.seq });
    this.outbox.sendAll();
  }

  /** The number only moves past events in hand: an update that overtakes the answer to `sync` does not count. */
  private advance(frame: ServerFrame & { type: "update" }): void {
    if (frame.seq >= (this.held?.seq ?? 0)) this.held = { seq: frame.seq, view: frame.view };
    const first = frame.events[0]?.seq ?? frame.seq;
    if (this.hasGap && !frame.truncated && first > this.seq + 1) return;
    this.hasGap = false;
    this.seq = Math.max(this.seq, frame.seq);
  }
}
