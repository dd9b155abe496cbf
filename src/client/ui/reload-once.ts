/** A page older than the server reloads itself, but only once a minute: if that did not help, a person decides. */
const KEY = "palabre.reloaded";
const ONCE_MS = 60_000;

export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // without memory we could reload for ever
  }
  location.reload();
}
