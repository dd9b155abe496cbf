import type { ClientFrame, ServerFrame } from "../protocol/frames.ts";

/**
 * Moves on their way. Each keeps its id until it is answered and is sent again after every reconnection, and once
 * in a while on a link that looks open; the server counts the same id once.
 */
export type MoveAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refused | null };
export type Refused = ServerFrame & { type: "refused" };

const AGAIN_MS = 4000;

interface Pending {
  readonly frame: ClientFrame & { type: "move" };
  readonly resolve: (answer: MoveAnswer) => void;
  cancel: () => void;
}

interface OutboxPort {
  after(ms: number, run: () => void): () => void;
  makeId(): string;
}

export class Outbox {
  private readonly pending = new Map<string, Pending>();

  private readonly port: OutboxPort;
  private readonly send: (frame: ClientFrame) => boolean;

  constructor(port: OutboxPort, send: (frame: ClientFrame) => boolean) {
    this.port = port;
    this.send = send;
  }

  submit(move: unknown): Promise<MoveAnswer> {
    const id = this.port.makeId();
    return new Promise((resolve) => {
      const entry: Pending = { frame: { type: "move", id, move }, resolve, cancel: () => {} };
      this.pending.set(id, entry);
      this.post(entry);
    });
  }

  sendAll(): void {
    for (const entry of this.pending.values()) this.post(entry);
  }

  answered(answer: ServerFrame & { type: "accepted" | "refused" }): void {
    const entry = this.pending.get(answer.id);
    if (!entry) return;
    entry.cancel();
    this.pending.delete(answer.id);
    entry.resolve(answer.type === "accepted" ? { ok: true } : { ok: false, refusal: answer });
  }

  /** The page is left: nobody waits for the answers any more. */
  abandon(): void {
    for (const entry of this.pending.values()) {
      entry.cancel();
      entry.resolve({ ok: false, refusal: null });
    }
    this.pending.clear();
  }

  private post(entry: Pending): void {
    entry.cancel();
    this.send(entry.frame);
    entry.cancel = this.port.after(AGAIN_MS, () => this.post(entry));
  }
}
