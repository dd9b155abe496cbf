import type { GameView } from "../../src/games/game.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";

const BARRIER = 1e9;

/** A bare socket that keeps count of what it hears. */
export class Heard {
  readonly accepted = new Set<string>();
  readonly refused = new Set<string>();
  errors = 0;
  pongs = 0;
  view: GameView | null = null;
  awaiting: readonly number[] = [];
  seq = 0;
  over = false;
  closed = false;
  private barrier = BARRIER;
  private passed: () => void = () => {};
  private readonly socket: WebSocket;

  static open(url: string, path: string, token: string): Promise<Heard> {
    const address = `${url.replace("http", "ws")}${path}`;
    const heard = new Heard(new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]));
    return new Promise((resolve, reject) => {
      heard.socket.onopen = () => resolve(heard);
      heard.socket.onerror = () => reject(new Error(`The socket ${path} failed`));
    });
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onclose = () => {
      this.closed = true;
      this.passed();
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerFrame);
  }

  /** Until everything sent so far has been dealt with: frames of one socket are handled in order. */
  caughtUp(): Promise<void> {
    const n = ++this.barrier;
    this.send(JSON.stringify({ type: "probe", n }));
    return new Promise((resolve) => {
      this.passed = resolve;
      if (this.closed) resolve();
    });
  }

  send(frame: string | Uint8Array<ArrayBuffer>): void {
    if (!this.closed) this.socket.send(frame);
  }

  close(): void {
    this.socket.close();
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "accepted") this.accepted.add(frame.id);
    if (frame.type === "refused") this.refused.add(frame.id);
    if (frame.type === "error") this.errors++;
    if (frame.type === "pong") this.pongs++;
    if (frame.type === "probe" && frame.n === this.barrier) this.passed();
    if (frame.type !== "welcome" && frame.type !== "update") return;
    this.view = frame.view as unknown as GameView;
    this.awaiting = frame.view.awaiting;
    this.seq = frame.seq;
    this.over ||= frame.view.outcome !== null;
  }
}
