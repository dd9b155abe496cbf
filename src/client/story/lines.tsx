import { useSignal } from "@preact/signals";
import type { Commit } from "../../match/events.ts";
import { language, texts } from "../language.ts";
import { LAG_TEXTS } from "../match/lag-texts.ts";
import { seatName } from "../match/names.ts";
import type { MatchStore } from "../match/store.ts";
import { givenBack } from "./given-back.ts";
import { LINES_TEXTS } from "./lines-texts.ts";

/** For who asks: how far away everybody was, and what was given back to them of it. */
export function Lines({ match, log }: { match: MatchStore; log: readonly Commit[] }) {
  const said = LINES_TEXTS[language.value];
  const isOpen = useSignal(false);
  const seats = match.seats.value;
  const people = seats.filter(({ bot, members }) => bot === null && members.length > 0);
  if (people.length < 2) return null; // nobody's way is any different against bots
  return (
    <details
      class="story-lines"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{said.lines}</summary>
      {isOpen.value && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{said.who}</th>
                <th scope="col">{said.roundTrip}</th>
                <th scope="col">{said.given}</th>
              </tr>
            </thead>
            <tbody>
              {givenBack(log, seats.length)
                .filter(({ seat }) => people.some((each) => each.seat === seat))
                .map(({ seat, times, ms }) => (
                  <tr key={seat}>
                    <th scope="row">
                      {seat === match.seat.value
                        ? LAG_TEXTS[language.value].you
                        : seatName(seats, seat, texts.value)}
                    </th>
                    <td>{roundTripOf(match, seat)}</td>
                    <td>{times === 0 ? said.nothing : said.givenBack(ms, times)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <p class="note">{said.linesNote}</p>
        </>
      )}
    </details>
  );
}

/** As it was measured last; a dash for who was never there long enough. */
function roundTripOf(match: MatchStore, seat: number): string {
  const ms = match.lags?.value.get(seat);
  return ms === undefined ? "–" : LINES_TEXTS[language.value].ms(ms);
}
