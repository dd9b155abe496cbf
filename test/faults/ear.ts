import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";

type Heard = { readonly type: string } & Record<string, unknown>;

const PATIENCE_MS = 30_000;

/** A socket to a match that keeps all it hears, and how it ended. Without a token it watches. */
export class Ear {
  readonly frames: Heard[] = [];
  closed: string | null = null;
  private readonly line: WebSocket;

  constructor({ url, match }: { readonly url: string; readonly match: string }, token?: string) {
    const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
    this.line = new WebSocket(address, [SUBPROTOCOL, ...(token ? [TOKEN_SUBPROTOCOL + token] : [])]);
    this.line.onmessage = ({ data }) => void this.frames.push(JSON.parse(data));
    this.line.onclose = ({ code }) => {
      this.closed = String(code);
    };
  }

  say(frame: object): void {
    this.line.send(JSON.stringify(frame));
  }

  hear(type: string, fits: (frame: Heard) => boolean = () => true): Promise<Heard> {
    return this.wait(type, () => this.frames.find((frame) => frame.type === type && fits(frame)));
  }

  /** The close code. */
  gone(): Promise<string> {
    return this.wait("a close", () => this.closed ?? undefined);
  }

  private async wait<T>(what: string, look: () => T | undefined): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Waited in vain for ${what}; heard ${JSON.stringify(this.frames.slice(-3))}`);
  }

  leave(): void {
    this.line.close();
  }
}
