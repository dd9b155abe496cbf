import { useEffect } from "preact/hooks";
import { isSentByMatch } from "../../match/events.ts";
import { texts } from "../language.ts";
import { replayPath } from "../route.ts";
import { announce } from "../ui/live.tsx";
import { seatName } from "./names.ts";
import { Rematch } from "./rematch.tsx";
import type { MatchStore } from "./store.ts";
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
  const left = match.story.value.filter(isSentByMatch).findLast((event) => event.type === "seat-left");
  if (!left) return "";
  const { seat, reason } = left;
  if (seat === match.seat.value) return end.voidByYou;
  const name = seatName(match.seats.value, seat, texts.value);
  return reason === "time" ? end.voidTime(name) : end.voidBy(name);
}
