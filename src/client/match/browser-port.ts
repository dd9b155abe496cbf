import type { Connection, Port, Wire } from "./connection.ts";

/** The connection's port in a browser. */
export const browserPort: Port = {
  open: (address, protocols) => new WebSocket(address, protocols) as Wire,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  makeId: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
  },
};

export const socketAddress = (id: string): string =>
  socketUrl(`/api/matches/${encodeURIComponent(id)}/socket`);

export function socketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** A phone that slept or changed its network tells us by these; waiting for the next attempt would feel broken. */
export function wakeWithPage(connection: Connection): () => void {
  const wake = (): void => connection.wake();
  const seen = (): void => {
    if (document.visibilityState === "visible") wake();
  };
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
    document.removeEventListener("visibilitychange", seen);
  };
}
