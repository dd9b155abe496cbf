import { useRef } from "preact/hooks";
import { BOT_LEVELS } from "../../games/game.ts";
import { shownName } from "../../match/events.ts";
import type { SeatView } from "../../match/view.ts";
import type { Arrange } from "../../protocol/requests.ts";
import type { ApiProblem } from "../api.ts";
import { texts } from "../language.ts";
import { isFree } from "../match/arrive.ts";
import { isByDays } from "../match/at-table.ts";
import { seatName } from "../match/names.ts";
import { placeOf, SeatMark } from "../match/seat-mark.tsx";
import type { MatchStore } from "../match/store.ts";
import { arrangeRoom } from "./api.ts";
import { OwnName } from "./own-name.tsx";
import { roomTexts } from "./texts.ts";

type Act = (ask: (token: string) => Promise<{ ok: boolean; error?: ApiProblem }>) => Promise<boolean>;

/** One place at the table; the host opens it to arrange who sits there. */
export function SeatRow(props: { match: MatchStore; seat: SeatView; isHost: boolean; act: Act }) {
  const { match, seat, isHost, act } = props;
  const { waiting } = texts.value;
  const said = roomTexts();
  const seats = match.seats.value;
  const name = seatName(seats, seat.seat, texts.value);
  const host = match.table.value?.host;
  return (
    <li data-free={isFree(seat)}>
      <SeatMark place={placeOf(seat.seat, match.seat.value, seats.length)} />
      <span class="seat-who">
        {name}
        {seat.seat === match.seat.value && <span class="note"> ({waiting.you})</span>}
        {seat.members.some(({ id }) => id === host) && <span class="seat-host">{said.host}</span>}
        {!isFree(seat) && !seat.connected && !isByDays(match) && <span class="note"> · {said.away}</span>}
      </span>
      {seat.seat === match.seat.value && <OwnName />}
      {isHost && <SeatMenu match={match} seat={seat} name={name} act={act} />}
    </li>
  );
}

function SeatMenu(props: { match: MatchStore; seat: SeatView; name: string; act: Act }) {
  const { match, seat, name, act } = props;
  const said = roomTexts();
  const { create } = texts.value;
  const menu = useRef<HTMLDetailsElement>(null);
  const seats = match.seats.value;
  const last = seats.length - 1;
  const isShared = match.table.value?.options.teams === true;

  const deed = (label: string, wish: Arrange) => (
    <button
      type="button"
      class="button"
      onClick={() => {
        if (menu.current) menu.current.open = false;
        void act((token) => arrangeRoom(token, match.id, wish));
      }}
    >
      {label}
    </button>
  );
  const move = (player: string, to: number, label: string) => deed(label, { type: "move", player, seat: to });

  return (
    <details class="seat-menu" name="seat-menu" ref={menu}>
      <summary aria-label={said.arrange(isFree(seat) ? said.seat(seat.seat + 1) : name)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </summary>
      <div class="seat-deeds">
        {seat.members.map(({ id, ...who }) => (
          <div key={id} class="row">
            {seat.members.length > 1 && <span class="seat-member">{shownName(who)}</span>}
            {isShared
              ? seats
                  .filter((other) => other.seat !== seat.seat && other.bot === null)
                  .map((other) => move(id, other.seat, said.joinSeat(other.seat + 1)))
              : [
                  seat.seat > 0 && move(id, seat.seat - 1, said.earlier),
                  seat.seat < last && move(id, seat.seat + 1, said.later),
                ]}
            {id !== match.player.value && deed(said.makeHost, { type: "host", player: id })}
            {id !== match.player.value && deed(said.remove, { type: "remove", player: id })}
          </div>
        ))}
        {seat.members.length === 0 && (
          <div class="row">
            {seat.bot === null && <span class="field-name">{said.addBot}</span>}
            {BOT_LEVELS.filter((level) => level !== seat.bot).map((level) =>
              deed(create.botLevels[level], { type: "bot", seat: seat.seat, level }),
            )}
            {seat.bot !== null && deed(said.removeBot, { type: "bot", seat: seat.seat, level: null })}
          </div>
        )}
      </div>
    </details>
  );
}
