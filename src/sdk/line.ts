import type { Status } from "../link/link.ts";
import { MatchLink } from "../link/match-link.ts";
import type { MoveAnswer } from "../link/outbox.ts";
import { type Port, portOf } from "../link/port.ts";
import { CLOSE } from "../protocol/close.ts";
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

/** The line is over and will not come back by itself; `code` is the socket's close code. */
export class LineEnded extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`The line to the match ended with ${code}`);
    this.name = "LineEnded";
    this.code = code;
  }
}

interface Waiting {
  readonly holds: (view: ViewFrame) => boolean;
  readonly resolve: (view: ViewFrame) => void;
  readonly reject: (why: LineEnded) => void;
}

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
  private ended: LineEnded | null = null;
  private readonly waiting = new Set<Waiting>();
  private readonly link: MatchLink;

  constructor(address: string, token: () => string | null, port: Port = portOf(globalThis)) {
    this.link = new MatchLink(address, token, port, {
      frame: (frame) => this.take(frame),
      status: (status) => {
        if (status.kind === "ended") this.end(status.code);
        this.onStatus(status);
      },
      wantsPings: () => true,
    });
    this.link.connect();
  }

  /** Resolves when the server has judged it: accepted, or refused with a code; `refusal: null` when the line ended first. */
  move(move: unknown): Promise<MoveAnswer> {
    if (this.ended) return Promise.resolve({ ok: false, refusal: null });
    return this.link.submit(move);
  }

  /** The first view for which this holds, now or later. Rejects with `LineEnded` when none can come any more. */
  until(holds: (view: ViewFrame) => boolean): Promise<ViewFrame> {
    if (this.view && holds(this.view)) return Promise.resolve(this.view);
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.waiting.add({ holds, resolve, reject });
    });
  }

  close(): void {
    this.end(CLOSE.left);
  }

  private take(frame: ServerFrame): void {
    this.onFrame(frame);
    if (frame.type === "welcome") this.seat = frame.seat;
    if (frame.type !== "welcome" && frame.type !== "update") return;
    const { view, seq } = frame;
    this.view = view;
    this.onUpdate({ seat: this.seat, seq, view, events: frame.type === "update" ? frame.events : [] });
    for (const each of this.waiting) {
      if (!each.holds(view)) continue;
      this.waiting.delete(each);
      each.resolve(view);
    }
  }

  /** Closing the link answers the moves that were never answered; those who wait for a view are told here. */
  private end(code: number): void {
    if (this.ended) return;
    this.ended = new LineEnded(code);
    this.link.close();
    for (const { reject } of this.waiting) reject(this.ended);
    this.waiting.clear();
  }
}
