import { type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { BotLevel } from "../../games/game.ts";
import { shownName } from "../../match/events.ts";
import type { SeatView } from "../../match/view.ts";
import { language, texts } from "../language.ts";
import { Person } from "../people/open.tsx";
import { isFree } from "./arrive.ts";
import { isByDays } from "./at-table.ts";
import { Countdown } from "./countdown.tsx";
import type { DrawerTab } from "./drawer.tsx";
import { formatLeft } from "./format-left.ts";
import { LagBars } from "./line-quality.tsx";
import { initialsOf, ratingAt, seatName } from "./names.ts";
import { placeOf, SeatMark } from "./seat-mark.tsx";
import type { MatchStore } from "./store.ts";
import { besideSeats, clockUntil } from "./timers.ts";
import "./seats.css";

/** From here on there is no room on a phone for everybody's name. */
const CROWD = 4;

/** Who, whose turn, time: on one line. */
export function MatchHead(props: {
  match: MatchStore;
  drawer: Signal<DrawerTab | null>;
  help: Signal<boolean>;
}) {
  const { match, drawer, help } = props;
  const { brand, match: said, first } = texts.value;
  const seats = match.seats.value;
  const you = match.seat.value;
  const news = useNews(match, drawer);
  const ordered = seats.toSorted(
    (a, b) => placeOf(a.seat, you, seats.length) - placeOf(b.seat, you, seats.length),
  );
  return (
    <header class="match-head">
      <a class="brand is-small" href="/">
        <span>{brand}</span>
        <span class="unseen">, {texts.value.backHome}</span>
      </a>
      <ol
        class={`match-seats${seats.length > 2 ? " is-many" : ""}${seats.length > CROWD ? " is-crowd" : ""}`}
      >
        {ordered.map((seat) => (
          <SeatChip key={seat.seat} match={match} seat={seat} />
        ))}
      </ol>
      <BesideSeats match={match} />
      <Watchers match={match} />
      <button
        type="button"
        class="icon-button is-help"
        aria-haspopup="dialog"
        aria-label={first.help}
        title={first.help}
        onClick={() => {
          help.value = true;
        }}
      >
        <span aria-hidden="true">?</span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-expanded={drawer.value !== null}
        aria-controls="drawer"
        aria-label={news.value ? `${said.menu} (${said.news})` : said.menu}
        data-news={news.value}
        onClick={() => {
          drawer.value = drawer.value === null ? (news.value ? "chat" : "story") : null;
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 6h16M4 12h16M4 18h10" />
        </svg>
      </button>
    </header>
  );
}

/** A turn's time, or one that the rules give whatever the clock: that one says whose it is. */
function BesideSeats({ match }: { match: MatchStore }) {
  const { match: said, list } = texts.value;
  const you = match.seat.value;
  const timer = besideSeats(
    match.view.value?.timers ?? [],
    you,
    (seat) => match.seats.value[seat]?.bot !== null,
  );
  if (timer === null) return null;
  const { until, by, seats } = timer;
  if (by !== "rules") return <Countdown match={match} until={until} />;
  const nameOf = (seat: number) => seatName(match.seats.value, seat, texts.value);
  const who = you !== null && seats.includes(you) ? said.you : list(seats.map(nameOf));
  return (
    <span class="limit">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9" />
      </svg>
      <span class="limit-who">{said.limitOf(who)}</span>
      <Countdown match={match} until={until} />
    </span>
  );
}

/** How many look on, for everybody to know. */
function Watchers({ match }: { match: MatchStore }) {
  const { match: said } = texts.value;
  const watchers = match.watchers.value;
  if (watchers === 0) return null;
  return (
    <span class="watchers" title={said.watchers(watchers)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
        <circle cx="12" cy="12" r="2.8" />
      </svg>
      <span aria-hidden="true">{watchers}</span>
      <span class="unseen">{said.watchers(watchers)}</span>
    </span>
  );
}

/** Whether somebody has said something since the drawer was last open. */
function useNews(match: MatchStore, drawer: Signal<DrawerTab | null>) {
  const readAt = useSignal(match.serverNow());
  useSignalEffect(() => {
    if (drawer.value !== null) readAt.value = match.chat.value.at(-1)?.at ?? readAt.peek();
  });
  return useComputed(
    () =>
      drawer.value === null &&
      match.chat.value.some(({ at, from }) => at > readAt.value && from.id !== match.player.value),
  );
}

function SeatChip({ match, seat }: { match: MatchStore; seat: SeatView }) {
  const { match: said } = texts.value;
  const view = match.view.value!;
  const seats = match.seats.value;
  const you = match.seat.value;
  const isTurn = view.awaiting.includes(seat.seat);
  const isMine = seat.seat === you;
  const name = seatName(seats, seat.seat, texts.value);
  const rating = ratingAt(match.id, seat.seat);
  const clock = view.clocks?.[seat.seat];
  const until = clockUntil(view.timers, seat.seat);
  // Whoever has days for a move is expected nowhere.
  const isAway = !seat.connected && !seat.out && view.outcome === null && !isByDays(match);
  return (
    <li
      class="seat-chip"
      data-turn={isTurn}
      data-mine={isMine}
      data-out={seat.out}
      data-team={seat.members.length > 1}
    >
      <SeatMark place={placeOf(seat.seat, you, seats.length)} />
      <SeatName match={match} seat={seat} />
      {rating !== null && <span class="seat-rating">{rating}</span>}
      {seat.out && <span class="seat-state">{said.out}</span>}
      {seat.standIn !== null && <span class="seat-state">{texts.value.absence.standIn}</span>}
      {isAway && seat.standIn === null && view.phase !== "waiting" && (
        <span class="seat-state">{said.away}</span>
      )}
      {match.lags && seat.members.length > 0 && (
        <LagBars ms={seat.connected ? match.lags.value.get(seat.seat) : undefined} />
      )}
      {isTurn && <span class="unseen">{isMine ? said.yourTurn : said.theirTurn(name)}</span>}
      {clock &&
        (until !== null ? (
          <Countdown match={match} until={until} />
        ) : (
          <span class="countdown">{formatLeft(clock.remainingMs, language.value)}</span>
        ))}
    </li>
  );
}

/** Whoever sits alone on a seat can be pressed, bots too; those who share one are in the drawer, where there is room. */
function SeatName({ match, seat }: { match: MatchStore; seat: SeatView }) {
  const name = seatName(match.seats.value, seat.seat, texts.value);
  const isMine = seat.seat === match.seat.value;
  if (isFree(seat)) return <span class="unseen">{name}</span>;
  if (isMine) return <span class="seat-name">{mineOf(match, seat)}</span>;
  const who = cardOf(seat);
  return (
    <>
      {who ? <Person class="seat-name" id={who.id} name={name} /> : <span class="seat-name">{name}</span>}
      {/* Where names have no room: a press shows this one whole. */}
      {who ? (
        <Person class="seat-initials" id={who.id} name={name}>
          <Initials name={name} />
        </Person>
      ) : (
        <button type="button" class="seat-initials" popovertarget={`seat-name-${seat.seat}`}>
          <Initials name={name} />
        </button>
      )}
      {!who && (
        <span class="seat-whole" id={`seat-name-${seat.seat}`} popover="auto">
          {name}
        </span>
      )}
    </>
  );
}

/** Seen short, heard whole. */
const Initials = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true">{initialsOf(name)}</span>
    <span class="unseen">{name}</span>
  </>
);

/** Whose card a press on the seat opens: of who sits there alone, or of a bot; null where several share it. */
function cardOf({ bot, members: [only, ...others] }: SeatView): { id: string | BotLevel } | null {
  if (bot !== null) return { id: bot as BotLevel };
  return only && others.length === 0 && only.name !== "" ? { id: only.id } : null;
}

/** One's own seat: one is "you", and comes first where others share it. */
function mineOf(match: MatchStore, { members }: SeatView): string {
  const mates = members.filter(({ id }) => id !== match.player.value);
  return texts.value.list([
    texts.value.match.you,
    ...(mates.length < members.length ? mates : []).map((member) => shownName(member) || texts.value.gone),
  ]);
}
