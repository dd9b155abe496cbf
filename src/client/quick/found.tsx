import { useEffect } from "preact/hooks";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
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
  if (match === null) return null;
  const game = findGame(found?.game ?? "")?.texts[language.value].name;

  function join() {
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
        <button type="button" class="button" onClick={decline}>
          {quick.notNow}
        </button>
      </span>
    </section>
  );
}
