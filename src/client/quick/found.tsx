import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { atTable } from "../match/at-table.ts";
import { leaveRoom } from "../room/api.ts";
import { go, matchPath, route } from "../route.ts";
import { guest } from "../session.ts";
import { announce } from "../ui/live.tsx";
import { leaveQueue, queuePlace } from "./queue.ts";
import "./found.css";

/** Somebody was found while a bot was being played: said without covering the board, taken up or declined by one press. */
export function Found() {
  const { quick } = texts.value;
  const held = queuePlace.value;
  const found = held?.kind === "matched" && route.value.page !== "quick" ? held : null;
  const match = found?.match ?? null;
  useEffect(() => {
    if (found === null) return;
    announce(quick.found);
    const timer = setTimeout(leaveQueue, found.until - Date.now());
    return () => clearTimeout(timer);
  }, [match]);
  /** How long the story of the other table was when one said "after this move"; null before. */
  const movesAt = useSignal<number | null>(null);
  const told = atTable.value?.story.value.length ?? 0;
  const hasMoved = match !== null && movesAt.value !== null && told !== movesAt.value;
  useEffect(() => {
    if (hasMoved) join();
  }, [hasMoved]);
  if (match === null) return null;
  const game = findGame(found?.game ?? "")?.texts[language.value].name;

  function join() {
    movesAt.value = null;
    leaveQueue();
    go(matchPath(match!));
  }
  function decline() {
    leaveQueue();
    void leaveRoom(guest.value?.token ?? "", match!);
  }

  return (
    <section class="found" aria-label={quick.found}>
      <span>
        {game && <b>{game}. </b>}
        {quick.found}
      </span>
      <span class="row">
        <button type="button" class="button is-filled" onClick={join}>
          {quick.join}
        </button>
        {isOnMove() && (
          <button
            type="button"
            class="button"
            aria-pressed={movesAt.value !== null}
            onClick={() => {
              movesAt.value = movesAt.value === null ? told : null;
            }}
          >
            {quick.afterMove}
          </button>
        )}
        <button type="button" class="button" onClick={decline}>
          {quick.notNow}
        </button>
      </span>
    </section>
  );
}

/** Whether the table on the page waits for who looks at it. */
function isOnMove(): boolean {
  const match = atTable.value;
  const seat = match?.seat.value ?? null;
  const view = match?.view.value;
  return seat !== null && view?.outcome === null && view.awaiting.includes(seat);
}
