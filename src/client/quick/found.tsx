import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import { go, matchPath } from "../route.ts";
import { announce } from "../ui/live.tsx";
import { leaveQueue, queuePlace } from "./queue.ts";
import "./found.css";

/** Somebody was found while a bot was being played: said without covering the board, taken up by one press. */
export function Found() {
  const { quick } = texts.value;
  const held = queuePlace.value;
  const match = held?.kind === "matched" ? held.match : null;
  useEffect(() => {
    if (match !== null) announce(quick.found);
  }, [match]);
  if (match === null) return null;

  function join() {
    leaveQueue();
    go(matchPath(match!));
  }

  return (
    <section class="found" aria-label={quick.found}>
      <span>{quick.found}</span>
      <button type="button" class="button is-filled" onClick={join}>
        {quick.join}
      </button>
    </section>
  );
}
