import { type ReadonlySignal, signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import type { LobbyEntry, LobbyFrame } from "../../protocol/lobby.ts";
import { PING, SUBPROTOCOL } from "../../protocol/socket.ts";
import { backoffMs } from "../match/backoff.ts";
import { browserPort, socketUrl } from "../match/browser-port.ts";

/** A line to a language's lobby: the list as it is, until it is left. */
export interface LobbyLine {
  /** Null until the first list is there. */
  readonly entries: ReadonlySignal<readonly LobbyEntry[] | null>;
  readonly isLive: ReadonlySignal<boolean>;
  leave(): void;
}

const PING_MS = 10_000;

export function openLobby(language: Language): LobbyLine {
  const entries = signal<readonly LobbyEntry[] | null>(null);
  const isLive = signal(false);
  let socket: WebSocket | null = null;
  let attempt = 0;
  let cancelRetry = (): void => {};
  const pings = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(PING), PING_MS);

  function connect(): void {
    socket = new WebSocket(socketUrl(`/api/lobby/${language}/socket`), [SUBPROTOCOL]);
    socket.onmessage = ({ data }) => {
      entries.value = follow(entries.value ?? [], JSON.parse(data as string) as LobbyFrame);
      isLive.value = true;
      attempt = 0;
    };
    socket.onclose = () => {
      isLive.value = false;
      cancelRetry = browserPort.after(backoffMs(attempt++, browserPort.random), connect);
    };
  }

  connect();
  return {
    entries,
    isLive,
    leave() {
      clearInterval(pings);
      cancelRetry();
      if (socket) socket.onclose = socket.onmessage = null;
      socket?.close();
    },
  };
}

/** What is new or changed keeps or takes the first place; the rest stays where it is. */
export function follow(entries: readonly LobbyEntry[], frame: LobbyFrame): readonly LobbyEntry[] {
  switch (frame.type) {
    case "lobby":
      return frame.entries;
    case "listed": {
      const at = entries.findIndex(({ id }) => id === frame.entry.id);
      return at < 0 ? [frame.entry, ...entries] : entries.with(at, frame.entry);
    }
    case "gone":
      return entries.filter(({ id }) => id !== frame.id);
    default:
      return entries; // a pong
  }
}
