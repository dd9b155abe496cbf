import { Connection, type Port, type Status, type Wire } from "../client/match/connection.ts";
import type { MoveAnswer } from "../client/match/outbox.ts";
import type { ServerFrame, ViewFrame } from "../protocol/frames.ts";

export type { MoveAnswer, Status };

/** What a match looks like from here, after something happened. */
export interface MatchUpdate {
  readonly seat: number | null;
  readonly seq: number;
  readonly view: ViewFrame;
  /** Empty with the first view of a connection. */
  readonly events: (ServerFrame & { type: "update" })["events"];
}

export const sdkPort: Port = {
  open: (address, protocols) => new WebSocket(address, protocols) as Wire,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  makeId: () => crypto.randomUUID(),
};

/**
 * The line to one match. It comes back by itself after every loss, with what was missed; a move that was on its way
 * is sent again under the same id and counts once.
 */
export class MatchLine {
  onUpdate: (update: MatchUpdate) => void = () => {};
  onStatus: (status: Status) => void = () => {};
  /** Every frame as it came, for what has no door here: chat, presence. */
  onFrame: (frame: ServerFrame) => void = () => {};
  /** The newest view; null before the first. */
  view: ViewFrame | null = null;
  seat: number | null = null;
  private readonly connection: Connection;

  constructor(address: string, token: string | null, port: Port = sdkPort) {
    this.connection = new Connection(address, () => token, port, {
      frame: (frame) => this.take(frame),
      status: (status) => this.onStatus(status),
      wantsPings: () => true,
    });
    this.connection.connect();
  }

  /** Resolves when the server has judged it: accepted, or refused with a code. */
  move(move: unknown): Promise<MoveAnswer> {
    return this.connection.submit(move);
  }

  /** The first view for which this holds, now or later. */
  until(holds: (view: ViewFrame) => boolean): Promise<ViewFrame> {
    return new Promise((resolve) => {
      if (this.view && holds(this.view)) return resolve(this.view);
      const before = this.onUpdate;
      this.onUpdate = (update) => {
        before(update);
        if (!holds(update.view)) return;
        this.onUpdate = before;
        resolve(update.view);
      };
    });
  }

  close(): void {
    this.connection.close();
  }

  private take(frame: ServerFrame): void {
    this.onFrame(frame);
    if (frame.type === "welcome") this.seat = frame.seat;
    if (frame.type !== "welcome" && frame.type !== "update") return;
    this.view = frame.view;
    const events = frame.type === "update" ? frame.events : [];
    this.onUpdate({ seat: this.seat, seq: frame.seq, view: frame.view, events });
  }
}
