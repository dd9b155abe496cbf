import { backoffMs } from "../client/match/backoff.ts";
import { FINAL_CLOSES } from "../protocol/close.ts";
import type { QuickMatchServerFrame } from "../protocol/quick-match.ts";
import { PING, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../protocol/socket.ts";

const PING_MS = 5000;

/** Stays in the queue until there is a match, coming back after every lost connection. */
export function findStranger(
  address: string,
  token: string,
  signal?: AbortSignal,
): Promise<{ match: string; seat: number }> {
  return new Promise((resolve, reject) => {
    let socket: WebSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let attempt = 0;
    const pings = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(PING), PING_MS);
    const stop = (): void => {
      clearInterval(pings);
      clearTimeout(retry);
      if (socket) socket.onclose = socket.onmessage = null;
      socket?.close();
    };
    signal?.addEventListener("abort", () => {
      stop();
      reject(signal.reason);
    });
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
          retry = setTimeout(connect, backoffMs(attempt++, Math.random));
          return;
        }
        stop();
        reject(new Error(`The queue closed with ${code}: ${reason}`));
      };
    };
    connect();
  });
}
