import { fail, type Result } from "../../core/result.ts";
import type { ChangePush, NewPushDevice, PushSettings } from "../../protocol/push.ts";
import { type Answer, type ApiProblem, call } from "../api.ts";
import { language } from "../language.ts";
import { isFramed } from "../route.ts";
import { ensureGuest, guest } from "../session.ts";
import { choose } from "../settings.ts";
import { forget, recall, remember } from "../storage.ts";

/**
 * Whether this browser tells its owner of turns while no page of ours is open. The browser has the last word, and is only
 * asked by a press.
 */
export type PushState =
  /** Neither this nor anything like it. */
  | "unsupported"
  /** An iPhone's or iPad's browser: only what was installed may. */
  | "install"
  /** Only while a page of ours is open, by the page itself. */
  | "page-only"
  | "denied"
  | "off"
  | "on";

/** What this browser remembers of it: for whom, and what the server was told last. */
interface Kept {
  readonly player: string;
  readonly endpoint: string;
  readonly language: string;
  readonly timeZone: string;
  /** The end of the token that asked: by it alone one session is told from another. */
  readonly session: string;
  readonly at: number;
}

const KEY = "push";
/** A page says now and then that this browser still wants to be told. */
const AGAIN_MS = 86_400_000;
/** A worker that was never installed is never ready. */
const WORKER_MS = 10_000;

export function pushState(): PushState {
  const { Notification, PushManager, navigator } = globalThis;
  if (isFramed()) return "unsupported"; // it is the partner's page that asks there, and may not
  if (!Notification) return isTouchApple() && !isInstalled() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  if (!PushManager || !navigator.serviceWorker) return "page-only";
  return Notification.permission === "granted" && recall<Kept>(KEY)?.player === guest.value?.id
    ? "on"
    : "off";
}

/** By a press alone: the browser asks its owner. */
export async function turnOn(): Promise<Result<PushSettings, ApiProblem | "denied" | "failed">> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return fail(permission === "denied" ? "denied" : "failed");
  const player = await ensureGuest();
  if (!player.ok) return player;
  const settings = await readPush(player.value.token);
  if (!settings.ok) return settings;
  if (settings.value.key === null) return fail("failed");
  const subscription = await subscribe(settings.value.key);
  if (!subscription) return fail("failed");
  const told = await tell(subscription, player.value.token);
  if (told.ok) choose({ notices: false }); // what the page itself would say, the device says
  return told;
}

export async function turnOff(): Promise<void> {
  const subscription = await current();
  const token = guest.value?.token;
  forget(KEY);
  choose({ notices: false });
  // Nothing can reach this browser from here on, whether or not the server hears of it.
  await subscription?.unsubscribe().catch(() => false);
  if (token && subscription) {
    const id = await idOf(subscription.endpoint);
    await call("DELETE", `/api/me/push/devices/${id}`, { token });
  }
}

/** On every visit of who wanted to be told: the subscription may be another by now, and so may the session or the player. */
export async function keepOn(): Promise<void> {
  const kept = recall<Kept>(KEY);
  if (!kept) return;
  const subscription = await current();
  if (kept.player !== guest.value?.id) {
    forget(KEY); // what waits for one player is not told to another
    await subscription?.unsubscribe().catch(() => false);
    return;
  }
  if (Notification.permission !== "granted") return;
  const { token } = guest.value;
  const now = wishOf(subscription?.endpoint ?? "", token);
  const isSame = (["endpoint", "language", "timeZone", "session"] as const).every(
    (fact) => kept[fact] === now[fact],
  );
  if (isSame && Date.now() < kept.at + AGAIN_MS) return;
  const settings = await readPush(token);
  if (!settings.ok || settings.value.key === null) return;
  const renewed = await subscribe(settings.value.key);
  if (renewed) await tell(renewed, token);
}

export const readPush = (token: string): Answer<PushSettings> => call("GET", "/api/me/push", { token });

export const changePush = (token: string, body: ChangePush): Answer<PushSettings> =>
  call("PATCH", "/api/me/push", { token, body });

async function tell(subscription: PushSubscription, token: string): Answer<PushSettings> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const kept = wishOf(endpoint ?? "", token);
  const body: NewPushDevice = {
    ...{ endpoint: kept.endpoint, keys: { p256dh, auth } },
    ...{ language: language.value, timeZone: kept.timeZone },
  };
  const answer = await call<PushSettings>("POST", "/api/me/push/devices", { token, body });
  // A token may have been replaced by the call itself.
  if (answer.ok) remember(KEY, wishOf(kept.endpoint, guest.value?.token ?? token));
  return answer;
}

const wishOf = (endpoint: string, token: string): Kept => ({
  ...{ player: guest.value?.id ?? "", endpoint, at: Date.now(), language: language.value },
  session: token.slice(-12),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** With this server's key: one of another is replaced. Null where the browser would not. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  try {
    const worker = await readyWorker();
    if (!worker) return null;
    const applicationServerKey = bytesOf(key);
    const before = await worker.pushManager.getSubscription();
    if (before && isSame(before.options.applicationServerKey, applicationServerKey)) return before;
    await before?.unsubscribe();
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return null; // no push service, or one that is out of reach
  }
}

async function current(): Promise<PushSubscription | null> {
  try {
    return (await (await readyWorker())?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The same as the server's: it lists browsers by this, and not by their addresses. */
async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

function isSame(kept: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(kept ?? []);
  return bytes.length === key.length && bytes.every((byte, i) => byte === key[i]);
}

/** An iPad says that it is a Mac, which has no touch. */
const isTouchApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
