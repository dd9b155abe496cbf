import { serialize } from "node:v8";
import { clone } from "./clone.ts";
import { leave } from "./origin.ts";

/** Whoever is at the far end of a connection: a person's device, by way of the network. */
export interface FarEnd {
  message(data: string): void;
  closed(code: number, reason: string): void;
}

/** Who holds the near end: an object, whose memory may come and go. */
export interface Holder {
  lineMessage(line: Line, data: string): void;
  lineClosed(line: Line, code: number, reason: string, wasClean: boolean): void;
}

type Said = { readonly data: string } | { readonly code: number; readonly reason: string };

/** One connection. It outlives the memory of the object that holds it, with its tags and its attachment. */
export class Line {
  holder: Holder | null = null;
  tags: readonly string[] = [];
  attachment: unknown = null;
  pingedAt: number | null = null;
  accepted = false;
  /** The near end has said that it closes; the far end has, or is gone. */
  saidClose = false;
  heardClose = false;
  private far: FarEnd | null = null;
  /** What was said before the far end was there. */
  private early: Said[] = [];

  connect(far: FarEnd): void {
    this.far = far;
    for (const said of this.early.splice(0)) this.pass(said);
  }

  /** To the far end, at once: who waits for writes to be safe has done so. */
  pass(said: Said): void {
    if (!this.far) this.early.push(said);
    else if ("data" in said) this.far.message(said.data);
    else this.far.closed(said.code, said.reason);
  }

  /** From the far end. */
  message(data: string): void {
    if (!this.heardClose) this.holder?.lineMessage(this, data);
  }

  close(code: number, reason: string, wasClean: boolean): void {
    if (this.heardClose) return;
    this.heardClose = true;
    this.holder?.lineClosed(this, code, reason, wasClean);
  }

  /** The machine that held it is gone. */
  drop(): void {
    this.saidClose = this.heardClose = true;
    this.holder = null;
    this.pass({ code: 1006, reason: "" });
  }
}

const RESERVED = new Set([1004, 1005, 1006, 1015]);
const MOST_ATTACHED = 16_384;

/** A WebSocket as the program sees it: one of the two ends of a line, for as long as this memory lasts. */
export class SimWebSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly line: Line;

  constructor(line: Line) {
    super();
    this.line = line;
  }

  get readyState(): number {
    const { accepted, saidClose, heardClose } = this.line;
    if (saidClose && heardClose) return SimWebSocket.CLOSED;
    if (saidClose || heardClose) return SimWebSocket.CLOSING;
    return accepted ? SimWebSocket.OPEN : SimWebSocket.CONNECTING;
  }

  accept(): void {
    this.line.accepted = true;
  }

  send(data: string): void {
    const { line } = this;
    if (!line.accepted)
      throw new TypeError("You must call accept() on this WebSocket before sending messages.");
    if (line.saidClose) throw new TypeError("Can't call WebSocket send() after close().");
    leave(() => line.pass({ data }));
  }

  close(code?: number, reason = ""): void {
    const { line } = this;
    if (code !== undefined && (code < 1000 || code >= 5000 || RESERVED.has(code))) {
      throw new DOMException(`Invalid WebSocket close code: ${code}.`, "InvalidAccessError");
    }
    if (line.saidClose) return;
    if (!line.accepted)
      throw new TypeError("You must call accept() on this WebSocket before sending messages.");
    line.saidClose = true;
    leave(() => line.pass({ code: code ?? 1005, reason }));
  }

  serializeAttachment(value: unknown): void {
    const kept = clone(value);
    const bytes = serialize(kept).length;
    if (bytes > MOST_ATTACHED) {
      const most = `A WebSocket 'attachment' cannot be larger than ${MOST_ATTACHED} bytes.`;
      throw new Error(`${most}'attachment' was ${bytes} bytes.`);
    }
    this.line.attachment = kept;
  }

  deserializeAttachment(): unknown {
    return clone(this.line.attachment);
  }
}

export class SimWebSocketPair {
  readonly 0: SimWebSocket;
  readonly 1: SimWebSocket;

  constructor() {
    const line = new Line();
    this[0] = new SimWebSocket(line);
    this[1] = new SimWebSocket(line);
  }
}

export class SimRequestResponsePair {
  readonly request: string;
  readonly response: string;

  constructor(request: string, response: string) {
    this.request = request;
    this.response = response;
  }
}
