import { effect } from "@preact/signals";
import type { FrameData } from "../../embed/messages.ts";
import { atTable } from "../match/at-table.ts";
import type { MatchStore } from "../match/store.ts";
import { queuePlace } from "../quick/queue.ts";
import { replayPath } from "../route.ts";
import type { Host } from "./host.ts";

/**
 * Tells the page what goes on, in words that give nothing away: where one stands, whose turn it is, how it ended.
 * It is said for the page's own comfort; what counts is what the server tells the partner's server.
 */
export function reportTo(host: Host): void {
  let phase = "";
  let turn: boolean | null = null;
  let begun = "";
  let ended = "";
  effect(() => {
    const match = atTable.value;
    const now = phaseOf(match);
    if (now !== phase) host.send("state", { phase: now });
    phase = now;
    const view = match?.view.value;
    if (!match || !view || view.phase === "waiting") return;
    const { id } = match;
    const seat = match.seat.value;
    if (begun !== id) host.send("match.started", { matchId: id });
    begun = id;
    const mine = seat !== null && view.awaiting.includes(seat);
    if (mine !== turn) host.send("turn", { mine });
    turn = mine;
    if (!view.outcome || ended === id) return;
    ended = id;
    const replayUrl = new URL(replayPath(id), location.href).href;
    host.send("match.ended", { matchId: id, result: resultFor(seat, view.outcome.winners), replayUrl });
  });
}

function phaseOf(match: MatchStore | null): FrameData<"state">["phase"] {
  const view = match?.view.value;
  if (view) return view.outcome ? "ended" : view.phase === "waiting" ? "lobby" : "playing";
  const held = queuePlace.value?.kind;
  return held === "joining" || held === "waiting" || held === "offered" ? "queued" : "lobby";
}

export function resultFor(
  seat: number | null,
  winners: readonly number[],
): FrameData<"match.ended">["result"] {
  if (seat === null) return "watched";
  if (!winners.includes(seat)) return winners.length === 0 ? "draw" : "lost";
  return winners.length > 1 ? "draw" : "won";
}

/** How tall the frame would have to be to show everything; the page may follow it, or leave it. */
export function reportHeight(host: Host): void {
  let told = 0;
  const look = (): void => {
    const height = document.documentElement.scrollHeight;
    if (height > innerHeight && height !== told) host.send("resize", { height });
    told = height;
  };
  new ResizeObserver(look).observe(document.getElementById("app")!);
  void host.init.then(look);
}
