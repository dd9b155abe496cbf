import type { Summary } from "../../protocol/requests.ts";
import { texts } from "../language.ts";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { isFree, type Side } from "./arrive.ts";
import { seatName } from "./names.ts";

/** Seats are shared in this match: on whose side does one play? */
export function SideChoice(props: { summary: Summary; wasTaken: boolean; choose: (side: Side) => void }) {
  const { summary, wasTaken, choose } = props;
  const { waiting } = texts.value;
  usePageTitle(waiting.chooseSide);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="notice" tabIndex={-1}>
        <h1>{waiting.chooseSide}</h1>
        <p class="note" role="status">
          {wasTaken && waiting.seatJustTaken}
        </p>
        <ul class="sides">
          {summary.seats
            .filter(({ bot }) => bot === null)
            .map((seat) => (
              <li key={seat.seat}>
                <span>{seatName(summary.seats, seat.seat, texts.value)}</span>
                <button
                  type="button"
                  class="button"
                  onClick={() => choose({ team: seat.seat, free: isFree(seat) })}
                >
                  {isFree(seat) ? waiting.takeFree(seat.seat + 1) : waiting.joinSide(seat.seat + 1)}
                </button>
              </li>
            ))}
        </ul>
      </main>
    </div>
  );
}
