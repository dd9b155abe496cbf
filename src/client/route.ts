import { signal } from "@preact/signals";
import { noteKeys } from "./match/at-table.ts";

/** Pages by path. The server gives the same shell for each of them; links between them load nothing. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  /** Without a game: whatever one likes to play. */
  | { readonly page: "quick"; readonly game: string | null }
  | { readonly page: "match"; readonly id: string }
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "settings" }
  | { readonly page: "me" }
  | { readonly page: "matches" }
  | { readonly page: "board"; readonly game: string }
  | { readonly page: "solo" }
  | { readonly page: "game" | "lesson" | "rules" | "example"; readonly game: string }
  | { readonly page: "lobby" }
  | { readonly page: "room"; readonly code: string }
  | { readonly page: "admin" }
  | { readonly page: "partners" }
  | { readonly page: "partner-admin" }
  | { readonly page: "lost" };

export function parseRoute(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "") return { page: "home" };
  if (first === "partners" && rest.length === 0) {
    if (second === "") return { page: "partners" };
    if (second === "admin") return { page: "partner-admin" };
  }
  if (first === "settings" && second === "") return { page: "settings" };
  if (first === "me" && second === "") return { page: "me" };
  if (first === "me" && second === "matches" && rest.length === 0) return { page: "matches" };
  if (first === "solo" && second === "") return { page: "solo" };
  if (first === "m" && rest.join("/") === "replay") return { page: "replay", id: second };
  if (first === "games" && second !== "") return gameRoute(second, rest);
  if (first === "quick" && second === "") return { page: "quick", game: null };
  if (first === "lobby" && second === "") return { page: "lobby" };
  if (first === "admin" && second === "") return { page: "admin" };
  if (rest.length > 0 || second === "") return { page: "lost" };
  if (first === "new") return { page: "new", game: second };
  if (first === "quick") return { page: "quick", game: second };
  if (first === "boards") return { page: "board", game: second };
  if (first === "r") return { page: "room", code: second };
  if (first === "m") return { page: "match", id: second };
  return { page: "lost" };
}

/** A game's own page, and those that hang on it. */
function gameRoute(game: string, [part, ...rest]: readonly string[]): Route {
  if (part === undefined) return { page: "game", game };
  const isPart = part === "lesson" || part === "rules" || part === "example";
  return isPart && rest.length === 0 ? { page: part, game } : { page: "lost" };
}

export const HOME_PATH = "/";
export const PARTNERS_PATH = "/partners";
export const SETTINGS_PATH = "/settings";
export const ME_PATH = "/me";
export const MATCHES_PATH = "/me/matches";
export const boardPath = (game: string): string => `/boards/${game}`;
/** Solitaire without a network. */
export const SOLO_PATH = "/solo";
export const LOBBY_PATH = "/lobby";
export const roomPath = (code: string): string => `/r/${code}`;
export const matchPath = (id: string): string => `/m/${id}`;
export const replayPath = (id: string): string => `/m/${id}/replay`;
export const examplePath = (game: string): string => `/games/${game}/example`;
/** Somebody for any of the games one likes. */
export const ANY_PATH = "/quick";
export const quickPath = (game: string): string => `/quick/${game}`;
/** `public`: the form begins with a table that everybody sees. */
export const newPath = (game: string, visibility?: "public"): string =>
  `/new/${game}${visibility ? `?${VISIBILITY}=${visibility}` : ""}`;
const VISIBILITY = "visibility";
export const asksForPublic = (): boolean => new URLSearchParams(location.search).get(VISIBILITY) === "public";
export const gamePath = (game: string): string => `/games/${game}`;
export const lessonPath = (game: string): string => `/games/${game}/lesson`;
export const rulesPath = (game: string): string => `/games/${game}/rules`;

export const route = signal<Route>(parseRoute(globalThis.location?.pathname ?? "/"));

let keepsAddress = false;

/** In a partner's frame the address stays what it is: only that one may be framed, also after a reload. */
export function keepAddress(): void {
  keepsAddress = true;
  route.value = { page: "home" };
}

/** Whether this is a partner's frame, which shows what the partner chose. */
export const isFramed = (): boolean => keepsAddress;

/** `instead`: this page only led to that one, and going back must not lead there again. */
export function go(path: string, instead = false): void {
  if (!keepsAddress) history[instead ? "replaceState" : "pushState"](null, "", path);
  route.value = parseRoute(new URL(path, location.href).pathname);
  scrollTo(0, 0);
  focusNewPage();
}

/** Code that has not come by then leaves the focus where it is. */
const ARRIVED_WITHIN_MS = 15_000;
let stopLooking: () => void = () => {};

/**
 * Whoever listens hears that the page has changed, and the keyboard starts at its heading: once its code is there, and
 * not while somebody writes in it already.
 */
function focusNewPage(): void {
  stopLooking();
  const left = document.activeElement;
  const isElsewhere = (): boolean => {
    const { activeElement, body } = document;
    return activeElement !== left && activeElement !== body && activeElement !== null;
  };
  const look = (): void => {
    const main = document.getElementById("main");
    if (isElsewhere()) stopLooking();
    else if (main && main.ariaBusy !== "true") {
      stopLooking();
      const heading = main.querySelector("h1") ?? main;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  };
  const changes = new MutationObserver(look);
  const frame = requestAnimationFrame(() => {
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
    look();
  });
  const timer = setTimeout(() => stopLooking(), ARRIVED_WITHIN_MS);
  stopLooking = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    changes.disconnect();
    stopLooking = () => {};
  };
}

/** Makes plain links of our own pages stay in the page; new tabs and other hosts are left to the browser. */
export function followLinks(): void {
  noteKeys();
  addEventListener("popstate", () => {
    const before = route.peek();
    route.value = parseRoute(location.pathname);
    // What only closed something over the page has not left it.
    if (JSON.stringify(before) !== JSON.stringify(route.peek())) focusNewPage();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hash || link.origin !== location.origin) return;
    if (parseRoute(link.pathname).page === "lost") return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
