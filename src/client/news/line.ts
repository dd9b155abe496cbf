import { CLOSE, FINAL_CLOSES } from "../../protocol/close.ts";
import type { Headline, MeServerFrame } from "../../protocol/me.ts";
import { PING, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../protocol/socket.ts";
import { backoffMs } from "../match/backoff.ts";
import { socketUrl } from "../match/browser-port.ts";
import { waiting } from "./state.ts";

/**
 * The one line on which a player hears what waits. The newest page has it; one that lost it so takes it back when it
 * is seen again, so that somebody with ten tabs is told once. Returns how to hang up.
 */
const PING_MS = 30_000;

export function listen(token: string, tell: (headline: NonNullable<Headline>) => void): () => void {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isElsewhere = false;
  const pings = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(PING), PING_MS);

  function take(frame: MeServerFrame): void {
    if (frame.type !== "matches") return;
    attempt = 0;
    const { type: _, headline, ...known } = frame;
    waiting.value = known;
    if (headline) tell(headline);
  }
  function connect(): void {
    isElsewhere = false;
    clearTimeout(retry);
    const opened = new WebSocket(socketUrl("/api/me/socket"), [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
    socket = opened;
    opened.onmessage = ({ data }) => take(JSON.parse(data as string) as MeServerFrame);
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      socket = null;
      isElsewhere = code === CLOSE.openedElsewhere;
      if (!FINAL_CLOSES.includes(code)) retry = setTimeout(connect, backoffMs(attempt++, Math.random));
    };
  }
  function seen(): void {
    if (document.visibilityState === "visible" && socket === null && (isElsewhere || navigator.onLine))
      connect();
  }
  connect();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", seen);
    clearInterval(pings);
    clearTimeout(retry);
    const last = socket;
    socket = null;
    last?.close();
  };
}
