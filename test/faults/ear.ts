import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";

type Heard = { readonly type: string } & Record<string, unknown>;

const PATIENCE_MS = 30_000;

/** A socket to a match that keeps all it hears. */
export class Ear {
  readonly frames: Heard[] = [];
  private readonly line: WebSocket;

  constructor({ url, match }: { readonly url: string; readonly match: string }, token: string) {
    const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
    this.line = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
    this.line.onmessage = ({ data }) => void this.frames.push(JSON.parse(data));
  }

  say(frame: object): void {
    this.line.send(JSON.stringify(frame));
  }

  async hear(type: string, fits: (frame: Heard) => boolean = () => true): Promise<Heard> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      const found = this.frames.find((frame) => frame.type === type && fits(frame));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Waited in vain for ${type}; heard ${JSON.stringify(this.frames.slice(-3))}`);
  }

  leave(): void {
    this.line.close();
  }
}
