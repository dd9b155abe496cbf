import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { recall } from "../storage.ts";

/** Tells outside of the page, if that was wished for and the browser allows it, and only who does not look here. */
export function notify(sentence: string, path: string): void {
  if (!settings.value.notices || document.visibilityState === "visible") return;
  if (recall("push") !== null) return; // the device says it, whether or not a page is open
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification("Palabre", { body: sentence, tag: path, icon: "/icon.svg" });
    notice.onclick = () => {
      notice.close();
      focus();
      go(path);
    };
  } catch {
    // Some phones only allow it to a service worker; the title and the page still tell.
  }
}

const BADGE = /^\(\d+\) /;

/** How much waits stands before whatever the tab is called. Returns how to stop. */
export function badge(count: () => number): () => void {
  const show = (): void => {
    const bare = document.title.replace(BADGE, "");
    const wanted = count() > 0 ? `(${count()}) ${bare}` : bare;
    if (document.title !== wanted) document.title = wanted;
  };
  const title = document.querySelector("title");
  const watcher = new MutationObserver(show);
  if (title) watcher.observe(title, { childList: true });
  show();
  return () => watcher.disconnect();
}
