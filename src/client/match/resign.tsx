import { useSignal } from "@preact/signals";
import { texts } from "../language.ts";
import type { MatchStore } from "./store.ts";

/** Two presses, the second one in the same place: nobody resigns by accident. */
export function Resign({ match, onResign }: { match: MatchStore; onResign: () => void }) {
  const { match: said } = texts.value;
  const asking = useSignal(false);
  const seat = match.seat.value;
  const view = match.view.value;
  if (seat === null || !view || view.outcome || view.phase === "waiting" || view.seats[seat]?.out)
    return null;
  if (!asking.value) {
    return (
      <button
        type="button"
        class="plain"
        onClick={() => {
          asking.value = true;
        }}
      >
        {said.resign}
      </button>
    );
  }
  return (
    <fieldset class="resign">
      <legend class="unseen">{said.resign}</legend>
      <p>{said.resignAsk}</p>
      {(view.seats[seat]?.members.length ?? 0) > 1 && <p class="note">{said.resignWait}</p>}
      <div class="row">
        <button
          type="button"
          class="button is-danger"
          onClick={() => {
            asking.value = false;
            void match.move({ type: "resign" });
            onResign();
          }}
        >
          {said.resignYes}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = false;
          }}
        >
          {said.resignNo}
        </button>
      </div>
    </fieldset>
  );
}
