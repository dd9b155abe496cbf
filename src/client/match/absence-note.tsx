import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isSentByMatch, type StopReason } from "../../match/events.ts";
import { texts } from "../language.ts";
import { announce } from "../ui/live.tsx";
import { Countdown } from "./countdown.tsx";
import { seatName } from "./names.ts";
import type { MatchStore } from "./store.ts";
import "./absence.css";

/**
 * Somebody whom the match waits for is gone: how long they still have, and then what one may do. It stands above the
 * board and takes nothing away from it.
 */
export function AbsenceNote({ match }: { match: MatchStore }) {
  const view = match.view.value;
  const you = match.seat.value;
  const absent = view?.seats.find(
    ({ seat, away, out, standIn }) =>
      seat !== you && away?.until != null && !out && standIn === null && view.awaiting.includes(seat),
  );
  const until = absent?.away?.until ?? null;
  const isDue = useDue(match, until);
  const said = texts.value.absence;
  const name = absent ? seatName(match.seats.value, absent.seat, texts.value) : "";
  useEffect(() => {
    if (isDue && until !== null) announce(said.gone(name));
  }, [isDue, until]);
  const isPlaying = you !== null && view?.outcome === null && view.seats[you]?.out === false;
  const stop = isPlaying ? whyStopped(match) : null;
  if (stop !== null)
    return <p class="absence-note">{stop === "somebody-back" ? said.asleep : said.stopped}</p>;
  if (!absent || until === null || !isPlaying) return null;

  const isDuel = match.seats.value.length === 2;
  const about = (type: "claim" | "takeover") => () => void match.move({ type, seat: absent.seat });
  return (
    <section class="absence-note" aria-label={said.gone(name)}>
      {isDue ? (
        <>
          <span>{said.gone(name)}</span>
          <span class="row">
            <button type="button" class="button" disabled={match.sending.value} onClick={about("claim")}>
              {!view.counts ? said.stop : isDuel ? said.claim : said.goOn(name)}
            </button>
            {!isDuel && (
              <button type="button" class="button" disabled={match.sending.value} onClick={about("takeover")}>
                {said.takeover}
              </button>
            )}
          </span>
          <span class="note">{said.wait}</span>
        </>
      ) : (
        <span>
          {said.soon(name)} <Countdown match={match} until={until} />
        </span>
      )}
    </section>
  );
}

/** Nobody could move, and somebody is not back yet; null while time runs. */
function whyStopped(match: MatchStore): StopReason | null {
  const last = match.story.value
    .filter(isSentByMatch)
    .findLast(({ type }) => type === "clocks-stopped" || type === "everyone-arrived");
  return last?.type === "clocks-stopped" ? last.reason : null;
}

/** Whether a moment of the server's time has come. */
function useDue(match: MatchStore, until: number | null): boolean {
  const due = useSignal(false);
  useEffect(() => {
    due.value = until !== null && until <= match.serverNow();
    if (until === null || due.value) return;
    const timer = setTimeout(
      () => {
        due.value = true;
      },
      until - match.serverNow() + 50,
    );
    return () => clearTimeout(timer);
  }, [until]);
  return due.value;
}
