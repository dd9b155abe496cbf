import { signal } from "@preact/signals";
import { workerAddress } from "./trusted.ts";

/** Whether the device believes to have a network. Only ever used to say so: what works is tried. */
export const isOffline = signal(globalThis.navigator?.onLine === false);

export function followNetwork(): void {
  const look = (): void => {
    isOffline.value = navigator.onLine === false;
  };
  addEventListener("online", look);
  addEventListener("offline", look);
}

/** After the page is there, so that nothing of it waits for this. Without a worker everything but offline play works. */
export function installWorker(): void {
  addEventListener("load", () => {
    try {
      navigator.serviceWorker?.register(workerAddress()).catch(() => {});
    } catch {
      // forbidden here: even looking at it throws
    }
  });
}
