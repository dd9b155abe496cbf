import { portOf } from "../link/port.ts";

/** What the links of a page need of the browser. */
export const browserPort = portOf(globalThis);

export function socketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** A phone that slept or changed its network tells us by these; waiting for the next attempt would feel broken. */
export function wakeWithPage(link: { wake(): void }): () => void {
  const wake = (): void => link.wake();
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
