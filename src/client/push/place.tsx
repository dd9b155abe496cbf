import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { atTable, isByDays, isSettled } from "../match/at-table.ts";
import { queuePlace } from "../quick/queue.ts";
import { isFramed, route } from "../route.ts";
import { recall } from "../storage.ts";
import { lazy } from "../ui/lazy.tsx";

/** Only where it helps: in a match of days that waits for others, and for who has waited in the queue for a while. */
const PushOffer = lazy(
  () => import("./offer.tsx").then((module) => module.PushOffer),
  () => null,
  () => null,
);

/** Who has said no is left alone for so long. */
const LEFT_ALONE_MS = 90 * 86_400_000;
export const PUT_OFF = "push-put-off";
const WAITED_MS = 15_000;

export function OfferPlace() {
  const waited = useSignal(false);
  const isQueued = route.value.page === "quick" && queuePlace.value?.kind === "waiting";
  useEffect(() => {
    waited.value = false;
    if (!isQueued) return;
    const timer = setTimeout(() => {
      waited.value = true;
    }, WAITED_MS);
    return () => clearTimeout(timer);
  }, [isQueued]);
  if (isFramed()) return null;
  const about = isQueued && waited.value ? "queue" : awaitsOthers() ? "days" : null;
  const putOff = recall<number>(PUT_OFF) ?? 0;
  if (about === null || recall("push") !== null || Date.now() < putOff + LEFT_ALONE_MS) return null;
  return <PushOffer key={about} about={about} />;
}

/** At a table of days with people, and it is not one's own turn: the page may be closed now. */
function awaitsOthers(): boolean {
  const match = atTable.value;
  const view = match?.view.value;
  const seat = match?.seat.value ?? null;
  if (!match || !view || seat === null || !isSettled.value || view.outcome !== null) return false;
  const isAmongPeople = match.seats.value.some(({ seat: each, bot }) => each !== seat && bot === null);
  return isByDays(match) && isAmongPeople && !view.awaiting.includes(seat);
}
