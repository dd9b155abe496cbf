import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { recall } from "../storage.ts";

/**
 * Tells outside of the page, if that was wished for and the browser allows it, and only who does not look here. Where the
 * device is told of it as well, the page says nothing, unless it `isThere`: who sits at a table is told of it by nobody else.
 */
export function notify(sentence: string, path: string, isThere = false): void {
  if (document.visibilityState === "visible") return;
  const byDevice = recall("push") !== null;
  if (isThere ? !byDevice && !settings.value.notices : byDevice || !settings.value.notices) return;
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
