import { planFor } from "./plan.ts";
import { pageFor, shownOf } from "./push.ts";

/**
 * The service worker: pages from the network as long as there is one, their parts from the cache as they never
 * change, and the shell of the page where there is no network, so that what plays offline can. And what a push service
 * brings is shown, also where no page of ours is open.
 */
declare const self: ServiceWorkerGlobalScope;
/** Everything the home page and Solitaire are made of, written in by the build. */
declare const PARTS: readonly string[];

const SHELL = "/";
/** Another set of parts is another cache. */
const CACHE = `palabre-shell-${digest(PARTS.join())}`;
/** A network that is there and does not answer is no network. */
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([new Request(SHELL, { cache: "no-cache" }), ...PARTS]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("palabre-shell-") && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, self.location.origin);
  if (plan === "page") event.respondWith(page(event.request));
  if (plan === "asset") event.respondWith(asset(event.request));
});

async function page(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  const isLate = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), PATIENCE_MS));
  const first = await Promise.race([fromNetwork, isLate]).catch(() => "late" as const);
  if (first !== "late") return first;
  return (await caches.match(SHELL)) ?? fromNetwork;
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  // A part that is gone is not kept: the page then reloads itself once.
  if (fetched.ok) {
    const copy = fetched.clone();
    const cache = await caches.open(CACHE);
    cache.put(request, copy).catch(() => {}); // full: it works without
  }
  return fetched;
}

self.addEventListener("push", (event) => {
  const { title, body, tag, path, language } = shownOf(event.data?.text() ?? null);
  const options = { body, tag, lang: language, icon: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = typeof event.notification.data === "string" ? event.notification.data : SHELL;
  event.waitUntil(show(new URL(path, self.location.origin).href));
});

async function show(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pages = open.map((client) => ({ client, url: client.url, isTop: client.frameType === "top-level" }));
  const found = pageFor(pages, new URL(address).pathname);
  try {
    if (!found) throw new Error("No page is open that could show it");
    const page = found.goes ? await found.page.client.navigate(address) : found.page.client;
    await page?.focus().catch(() => {}); // it is there all the same
  } catch {
    await self.clients.openWindow(address); // the page was about to close, or is not ours to lead
  }
}

/** A short name for a long text (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
