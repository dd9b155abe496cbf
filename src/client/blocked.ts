import { signal } from "@preact/signals";
import type { BlocksAnswer } from "../protocol/blocks.ts";
import { type Answer, call } from "./api.ts";
import { guest } from "./session.ts";

/** Whom this player has blocked, as the server knows it: on all their devices. Null until it was asked. */
export const blocked = signal<BlocksAnswer["blocks"] | null>(null);
let askedFor: string | null = null;

export const isBlocked = (player: string): boolean =>
  blocked.value?.some((each) => each.player === player) ?? false;

/** Asks once for whoever plays here; nobody has blocked anybody. */
export async function loadBlocked(): Promise<void> {
  const { token, id } = guest.value ?? {};
  if (token === undefined || id === undefined || askedFor === id) return;
  askedFor = id;
  const read: Awaited<Answer<BlocksAnswer>> = await call("GET", "/api/me/blocks", { token });
  if (guest.value?.id !== id) return;
  if (read.ok) blocked.value = read.value.blocks;
  else askedFor = null;
}

export async function block(token: string, player: string, name: string): Answer<unknown> {
  const done = await call("POST", "/api/me/blocks", { token, body: { player } });
  if (done.ok) blocked.value = [{ player, name, at: Date.now() }, ...others(player)];
  return done;
}

export async function unblock(token: string, player: string): Answer<unknown> {
  const done = await call("DELETE", `/api/me/blocks/${encodeURIComponent(player)}`, { token });
  if (done.ok) blocked.value = others(player);
  return done;
}

const others = (player: string): BlocksAnswer["blocks"] =>
  (blocked.value ?? []).filter((each) => each.player !== player);
