import { backoffMs } from "../client/match/backoff.ts";
import { CLOSE, FINAL_CLOSES, FLOOD_RETRY_MS } from "../protocol/close.ts";
import type { QuickMatchServerFrame } from "../protocol/quick-match.ts";
import { PING, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../protocol/socket.ts";

const PING_MS = 5000;

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
  token: string,
  signal?: AbortSignal,
): Promise<{ match: string; seat: number }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    let socket: WebSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let attempt = 0;
    const pings = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(PING), PING_MS);
    const stop = (): void => {
      clearInterval(pings);
      clearTimeout(retry);
      signal?.removeEventListener("abort", leave);
      if (socket) socket.onclose = socket.onmessage = null;
      socket?.close();
    };
    const leave = (): void => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave);
    const connect = (): void => {
      socket = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data as string) as QuickMatchServerFrame;
        attempt = 0;
        if (frame.type === "offer") socket!.send(JSON.stringify({ type: "confirm", offer: frame.offer }));
        if (frame.type !== "matched") return;
        stop();
        resolve({ match: frame.match, seat: frame.seat });
      };
      socket.onclose = ({ code, reason }) => {
        if (!FINAL_CLOSES.includes(code)) {
          const waitMs = code === CLOSE.flood ? FLOOD_RETRY_MS : backoffMs(attempt++, Math.random);
          retry = setTimeout(connect, waitMs);
          return;
        }
        stop();
        reject(new QueueClosed(code, reason));
      };
    };
    connect();
  });
}
