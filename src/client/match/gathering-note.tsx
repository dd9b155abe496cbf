import { useSignal } from "@preact/signals";
import { texts } from "../language.ts";
import { leaveRoom } from "../room/api.ts";
import { guest } from "../session.ts";
import { Countdown } from "./countdown.tsx";
import { seatName } from "./names.ts";
import type { MatchStore } from "./store.ts";

/** Not everybody is at the table yet: who is waited for, and until when. Nothing counts before, and all may go. */
export function GatheringNote({ match }: { match: MatchStore }) {
  const busy = useSignal(false);
  const view = match.view.value;
  const timer = view?.timers.find(({ by }) => by === "arrival");
  if (!view || !timer || view.outcome !== null) return null;
  const said = texts.value.absence;
  const missing = view.seats.filter(({ seat, connected }) => timer.seats.includes(seat) && !connected);
  const [first] = missing;
  if (!first) return null;

  async function decline() {
    busy.value = true;
    await leaveRoom(guest.value?.token ?? "", match.id);
    busy.value = false;
  }

  return (
    <section class="absence-note" aria-label={said.gathering}>
      <span role="status">
        {missing.length === 1
          ? said.awaited(seatName(match.seats.value, first.seat, texts.value))
          : said.gathering}
      </span>{" "}
      <Countdown match={match} until={timer.until} />
      {match.seat.value !== null && (
        <button type="button" class="button" disabled={busy.value} onClick={decline}>
          {texts.value.quick.notNow}
        </button>
      )}
    </section>
  );
}
