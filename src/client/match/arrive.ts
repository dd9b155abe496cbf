import type { Summary } from "../../protocol/requests.ts";
import { type ApiProblem, readMatch, takeSeat } from "../api.ts";
import { ensureGuest, forgetGuest, guest } from "../session.ts";
import { takeGivenSeat } from "./at-table.ts";

/** What happens when a match's link is opened: one's own seat, else a free one, else watching if that is allowed. */
export type Arrival =
  | { readonly kind: "enter" }
  /** Seats are shared here, so the side is the player's choice. */
  | { readonly kind: "choose-side"; readonly summary: Summary; readonly wasTaken?: boolean }
  | { readonly kind: "shut"; readonly finished: boolean }
  | { readonly kind: "problem"; readonly code: ApiProblem };

export async function arrive(id: string): Promise<Arrival> {
  if (takeGivenSeat(id)) return { kind: "enter" };
  const read = await readMatch(id);
  if (!read.ok) return { kind: "problem", code: read.error };
  const summary = read.value;
  const wish = wishOf(summary, guest.value?.id ?? null);
  return wish === "sit" ? sit(id) : wish;
}

/** What to do on arrival, by the public summary alone. */
export function wishOf(summary: Summary, player: string | null): Arrival | "sit" {
  const isMine = summary.seats.some(({ members }) => members.some((member) => member.id === player));
  if (isMine) return { kind: "enter" };
  const isWaiting = summary.state === "waiting";
  const shared = (summary.options as { teams?: boolean } | null)?.teams === true;
  if (isWaiting && shared) return { kind: "choose-side", summary };
  if (isWaiting && summary.seats.some(isFree)) return "sit";
  if (summary.visibility === "public") return { kind: "enter" };
  return { kind: "shut", finished: summary.state === "finished" };
}

/** A side to play on; `free`: it was shown without anybody. */
export interface Side {
  readonly team: number;
  readonly free: boolean;
}

export async function sit(id: string, side?: Side, isRetry = false): Promise<Arrival> {
  const player = await ensureGuest();
  if (!player.ok) return { kind: "problem", code: player.error };
  // A partner's room keeps each seat for one link, which names it.
  const ticket = new URLSearchParams(globalThis.location?.search).get("seat") ?? undefined;
  const taken = await takeSeat(player.value.token, id, side, ticket);
  if (taken.ok || taken.error === "already-seated") return { kind: "enter" };
  if (taken.error === "token-invalid" && !isRetry) {
    // No seat here hangs on the old token: the summary did not name its player.
    forgetGuest();
    return sit(id, side, true);
  }
  // Somebody was quicker. Look again: it may be possible to watch.
  if (QUICKER.includes(taken.error)) {
    const again = await readMatch(id);
    if (again.ok) {
      const wish = wishOf(again.value, player.value.id);
      if (wish === "sit") return { kind: "shut", finished: false };
      return wish.kind === "choose-side" ? { ...wish, wasTaken: true } : wish;
    }
  }
  return { kind: "problem", code: taken.error };
}

const QUICKER: readonly ApiProblem[] = ["match-full", "match-begun", "seat-not-available"];

export const isFree = ({ bot, members }: { bot: number | null; members: readonly unknown[] }): boolean =>
  bot === null && members.length === 0;
