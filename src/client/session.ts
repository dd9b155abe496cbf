import { signal } from "@preact/signals";
import { fail, ok } from "../core/result.ts";
import type { MatchMade, PlayerMade } from "../protocol/requests.ts";
import { type Answer, call, type MatchWish, makeMatch, makePlayer, onRenewal } from "./api.ts";
import { language } from "./language.ts";
import { forget, recall, remember } from "./storage.ts";

/** Who plays here: a guest, made when a seat is first needed and kept in this browser. */
export interface Guest {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

const KEY = "guest";
export const guest = signal<Guest | null>(recall<Guest>(KEY));
let making: Answer<Guest> | null = null;

/** How one becomes somebody here, and is known again. In a partner's frame it is another way than on our own pages. */
export interface Way {
  become(name?: string): Answer<Guest>;
  recall(): Guest | null;
  forget(): void;
}

let way: Way = { become: becomeGuest, recall: () => recall<Guest>(KEY), forget: () => forget(KEY) };

onRenewal((old, token) => {
  if (guest.value?.token !== old || way.recall()?.token !== old) return;
  guest.value = { ...guest.value, token };
  remember(KEY, guest.value);
});

const RENEWED_AFTER_MS = 30 * 86_400_000;
const LIFETIME_MS = 400 * 86_400_000;

/** Any call renews a token that has become old; who only ever opens sockets makes none, and so makes one here. */
export async function renewIfOld(token: string): Promise<void> {
  try {
    const { exp } = JSON.parse(atob(token.split(".")[0]!.replaceAll("-", "+").replaceAll("_", "/"))) as {
      exp: number;
    };
    if (exp - Date.now() < LIFETIME_MS - RENEWED_AFTER_MS) await call("GET", "/api/me", { token });
  } catch {
    // A token of another shape is the server's to judge.
  }
}

export function becomeBy(another: Way): void {
  way = another;
  guest.value = null;
}

/** Two presses, or two parts of a page, must not make two guests. */
export function ensureGuest(name?: string): Answer<Guest> {
  // Another tab may have become somebody since this one was opened.
  guest.value ??= way.recall();
  if (guest.value) return Promise.resolve(ok(guest.value));
  making ??= makeGuest(name).finally(() => {
    making = null;
  });
  return making;
}

/** The token that holds now: another tab may have been given a newer one of the same player. */
export function currentToken(): string | null {
  const kept = way.recall();
  if (kept && kept.id === guest.value?.id && kept.token !== guest.value.token) guest.value = kept;
  return guest.value?.token ?? null;
}

/** Somebody is known by a new token: renamed, with an account now, or signed in. On our own pages only. */
export function becomePlayer({ token, player }: PlayerMade): void {
  guest.value = { token, ...player };
  remember(KEY, guest.value);
}

export function forgetGuest(): void {
  guest.value = null;
  forget("push"); // the server tells this browser nothing more of theirs
  way.forget();
}

/** A new match; a token that no longer holds is replaced, as nothing hangs on it yet. */
export async function openMatch(wish: MatchWish, name?: string): Answer<MatchMade> {
  const player = await ensureGuest(name);
  if (!player.ok) return player;
  const made = await makeMatch(player.value.token, wish);
  if (made.ok || made.error !== "token-invalid") return made;
  forgetGuest();
  const again = await ensureGuest(name);
  return again.ok ? makeMatch(again.value.token, wish) : again;
}

async function makeGuest(name?: string): Answer<Guest> {
  const made = await way.become(name);
  if (made.ok) guest.value = made.value;
  return made;
}

async function becomeGuest(name?: string): Answer<Guest> {
  const made = await makePlayer({ language: language.value, ...(name ? { name } : {}) });
  if (!made.ok) return fail(made.error);
  const { token, player } = made.value;
  const newcomer = { token, ...player };
  remember(KEY, newcomer);
  return ok(newcomer);
}
