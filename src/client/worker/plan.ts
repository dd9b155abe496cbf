/**
 * What the service worker does with a request. Calls, partners' frames and their previews are none of its business:
 * an answer from a cache would be wrong there.
 */
export type Plan = "leave" | "page" | "asset";

const NOT_OURS = ["/api/", "/embed/", "/oembed"];

export function planFor(request: { method: string; mode: string; url: string }, origin: string): Plan {
  const { origin: theirs, pathname } = new URL(request.url);
  if (request.method !== "GET" || theirs !== origin) return "leave";
  if (NOT_OURS.some((prefix) => pathname.startsWith(prefix))) return "leave";
  if (request.mode === "navigate") return "page";
  // Named by their content: what was fetched once under such a name never changes.
  return pathname.startsWith("/assets/") ? "asset" : "leave";
}
