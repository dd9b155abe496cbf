import { useEffect } from "preact/hooks";
import { isSentByMatch } from "../../match/events.ts";
import { texts } from "../language.ts";
import { replayPath } from "../route.ts";
import { announce } from "../ui/live.tsx";
import { seatName } from "./names.ts";
import { Rematch } from "./rematch.tsx";
import type { MatchStore } from "./store.ts";
import "./after.css";
import "./void-end.css";

/** The end of a match that somebody left before it counted: who, that nobody loses by it, and how to go on. */
export function VoidEnd({ match }: { match: MatchStore }) {
  const { end } = texts.value;
  const why = whyVoid(match);
  useEffect(() => announce(`${end.void}. ${why}`), []);
  return (
    <section class="void-end">
      <h2>{end.void}</h2>
      <p class="lead">{why}</p>
      <p class="note">{end.voidNote}</p>
      <Rematch match={match} />
      <p>
        <a href={replayPath(match.id)}>{end.voidReplay}</a>
      </p>
    </section>
  );
}

function whyVoid(match: MatchStore): string {
  const { end } = texts.value;
  const told = match.story.value.filter(isSentByMatch);
  const left = told.findLast((event) => event.type === "seat-left");
  const voided = told.findLast((event) => event.type === "match-voided");
  const seat = left?.seat ?? voided?.seat;
  if (seat === undefined) return "";
  const reason = left?.reason ?? "absent";
  const name = seatName(match.seats.value, seat, texts.value);
  if (reason === "absent") return seat === match.seat.value ? end.voidMissed : end.voidMissing(name);
  if (seat === match.seat.value) return end.voidByYou;
  return reason === "time" ? end.voidTime(name) : end.voidBy(name);
}
