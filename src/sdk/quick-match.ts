import { Link } from "../link/link.ts";
import { portOf } from "../link/port.ts";
import type { QuickMatchClientFrame, QuickMatchServerFrame } from "../protocol/quick-match.ts";

/** The queue will not have this player: a bad token, a wrong game, or opened elsewhere. `code` is the close code. */
export class QueueClosed extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(`The queue closed with ${code}: ${reason}`);
    this.name = "QueueClosed";
    this.code = code;
  }
}

/** Stays in the queue until there is a match, coming back after every lost connection. */
export function findStranger(
  address: string,
  token: () => string | null,
  signal?: AbortSignal,
): Promise<{ match: string; seat: number; game?: string }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const link = new Link<QuickMatchServerFrame, QuickMatchClientFrame>(portOf(globalThis), {
      address,
      token,
      pingMs: 5000,
      isGreeting: ({ type }) => type !== "pong",
      frame(frame) {
        if (frame.type === "offer") link.send({ type: "confirm", offer: frame.offer });
        if (frame.type !== "matched") return;
        stop();
        const { match, seat, game } = frame;
        resolve({ match, seat, ...(game !== undefined && { game }) });
      },
      status(status) {
        if (status.kind !== "ended") return;
        stop();
        reject(new QueueClosed(status.code, status.reason));
      },
    });
    const stop = (): void => {
      signal?.removeEventListener("abort", leave);
      link.close();
    };
    const leave = (): void => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave);
    link.connect();
  });
}
