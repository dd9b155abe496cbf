import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Timer } from "../../match/clocks.ts";
import { isSentByMatch, shownName } from "../../match/events.ts";
import type { ClientGame } from "../games/client-game.ts";
import { texts } from "../language.ts";
import { announce } from "../ui/live.tsx";
import { isHeard, textOf } from "./heard.ts";
import { seatName } from "./names.ts";
import { confirmedOf, type MatchStore } from "./store.ts";
import { sentenceOf, speakerOf } from "./story.tsx";

/** When the time that is left is told, in seconds: the further one first. */
const TOLD_AT_S = [30, 10];

/**
 * What is said at any table to those who listen, beside what happens in the game itself: who comes, the beginning,
 * one's turn, one's time, a message, the result. Only what is new; all through the one queue.
 */
export function useAloud(match: MatchStore, client: ClientGame | null): void {
  useGathering(match, client);
  useTurnAndEnd(match);
  useMessages(match);
  useTime(match);
}

/** People come and go, the match begins, a bot takes over. */
function useGathering(match: MatchStore, client: ClientGame | null): void {
  const heard = useRef<number | null>(null);
  useSignalEffect(() => {
    const story = match.story.value;
    const newest = story.at(-1)?.seq ?? 0;
    const since = heard.current;
    heard.current = newest;
    if (since === null) return;
    const speaker = speakerOf(match);
    for (const event of story) {
      if (event.seq <= since || !isSentByMatch(event)) continue;
      const sentence = sentenceOf(event, speaker, client);
      if (sentence !== null) announce(sentence);
    }
  });
}

function useTurnAndEnd(match: MatchStore): void {
  const before = useRef<{ readonly mine: boolean; readonly over: boolean } | null>(null);
  useSignalEffect(() => {
    const view = confirmedOf(match).value;
    const seat = match.seat.value;
    if (view === null || view.room) return;
    const now = { mine: seat !== null && view.awaiting.includes(seat), over: view.outcome !== null };
    const last = before.current;
    before.current = now;
    if (last === null) return;
    // What led to it is said first, by the board.
    if (now.over && !last.over) setTimeout(() => announce(resultOf(match)));
    else if (now.mine && !last.mine) setTimeout(() => announce(`${texts.peek().match.yourTurn}.`));
  });
}

function resultOf(match: MatchStore): string {
  const { end, first } = texts.peek();
  const winners = match.view.peek()?.outcome?.winners ?? [];
  const seat = match.seat.peek();
  // Nobody is beaten in a puzzle of the day: its end says how it went.
  if (match.table.peek()?.day !== undefined) return texts.peek().match.over;
  if (winners.length !== 1) return winners.length > 1 ? first.draw : texts.peek().match.over;
  const [winner = 0] = winners;
  if (seat === null) return end.watched(seatName(match.seats.peek(), winner, texts.peek()));
  return winner === seat ? end.won : end.lost;
}

function useMessages(match: MatchStore): void {
  const heardAt = useRef<number | null>(null);
  useSignalEffect(() => {
    const messages = match.chat.value;
    const since = heardAt.current ?? match.serverNow();
    heardAt.current = Math.max(since, messages.at(-1)?.at ?? 0);
    for (const message of messages) {
      const { at, from } = message;
      if (at <= since || from.id === match.player.peek() || !isHeard(message)) continue;
      announce(texts.peek().chat.said(shownName(from), textOf(message)));
    }
  });
}

/** One's own time, at thirty seconds and at ten. */
function useTime(match: MatchStore): void {
  const until = ownTime(match.view.value?.timers ?? [], match.seat.value);
  useEffect(() => {
    if (until === null) return;
    const timers = toldIn(until - match.serverNow()).map(({ seconds, ms }) =>
      setTimeout(() => announce(texts.peek().first.secondsLeft(seconds)), ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [until]);
}

/** Until when one has time; null while nothing runs for this seat. */
export function ownTime(timers: readonly Timer[], seat: number | null): number | null {
  const mine = timers.filter(({ seats }) => seat !== null && seats.includes(seat)).map(({ until }) => until);
  return mine.length > 0 ? Math.min(...mine) : null;
}

/** In how many milliseconds what is left is told; never what was that short from the beginning. */
export const toldIn = (leftMs: number): { readonly seconds: number; readonly ms: number }[] =>
  TOLD_AT_S.map((seconds) => ({ seconds, ms: leftMs - seconds * 1000 })).filter(({ ms }) => ms > 0);
