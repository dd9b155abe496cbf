import { oncePer } from "../core/kept.ts";
import type { AnyGame, Outcome, Viewer } from "../games/game.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import { type Entries, type Entry, entriesOf, forgetting, partsText, wholeText } from "../protocol/parts.ts";
import type { Summary } from "../protocol/requests.ts";
import { PROTOCOL_VERSION, SYNC_MAX_EVENTS } from "../protocol/socket.ts";
import { type AwayPlayers, seatAway } from "./absence.ts";
import type { Commit, Member } from "./events.ts";
import type { MatchState } from "./state.ts";
import { commonView, eventsFor, ownView, type SeatView, tableOf, viewFor } from "./view.ts";

/** Frames and summaries made of a match, each already cut to its viewer. */

type Frame<T extends ServerFrame["type"]> = ServerFrame & { type: T };
type Connected = ReadonlySet<string>;
/** Who is there, and who is away since when. */
export interface WhoIsThere {
  connected(): Connected;
  readonly away: AwayPlayers;
}

export function welcomeOf(
  rules: AnyGame,
  state: MatchState,
  viewer: Viewer,
  player: Member | null,
  presence: WhoIsThere,
  now: number,
) {
  return {
    type: "welcome" as const,
    protocol: PROTOCOL_VERSION,
    match: state.header.id,
    seat: viewer,
    player: player?.id ?? null,
    seq: state.seq,
    now,
    table: tableOf(state),
    view: viewFor(rules, state, viewer, presence.connected(), presence.away),
  };
}

/**
 * The frames that one commit sends, as texts: one for each kind of viewer, however many of them look; of an open game,
 * one. What is the same for everybody closes every view, and is put into words once. A viewer who holds the view that
 * the last commit sent may be told what changed since.
 */
export class UpdateTexts {
  private readonly rules: AnyGame;
  private readonly state: MatchState;
  private readonly commit: Commit;
  private readonly there: { readonly connected: Connected; readonly away: AwayPlayers };
  private readonly texts = new Map<Viewer, ViewerTexts>();
  private common: Entries | null = null;
  /** `presence` was sent since: of who sits there, sockets hold different views of this number. */
  private areSeatsOld = false;

  constructor(rules: AnyGame, state: MatchState, commit: Commit, there: UpdateTexts["there"]) {
    this.rules = rules;
    this.state = state;
    this.commit = commit;
    this.there = there;
  }

  get seq(): number {
    return this.state.seq;
  }

  /** Whether a view of this commit can be made of one of that commit's: not where a room has become a match. */
  isLike(other: UpdateTexts): boolean {
    return (this.state.progress.stage === "waiting") === (other.state.progress.stage === "waiting");
  }

  presenceSent(): void {
    this.areSeatsOld = true;
  }

  whole(viewer: Viewer): string {
    const texts = this.of(viewer);
    texts.whole ??= `${texts.head},"view":${wholeText(texts.entries)}}`;
    return texts.whole;
  }

  /** For who holds the view of that other commit. */
  since(base: UpdateTexts, viewer: Viewer): string {
    const texts = this.of(viewer);
    if (texts.since === null) {
      const parts = partsText(base.held(viewer), texts.entries);
      texts.since = parts === null ? this.whole(viewer) : `${texts.head},"base":${base.seq},${parts}}`;
    }
    return texts.since;
  }

  /** What somebody who was sent this commit's view holds of it for certain. */
  private held(viewer: Viewer): Entries {
    const { entries } = this.of(viewer);
    return this.areSeatsOld ? forgetting(entries, "seats") : entries;
  }

  private of(whoever: Viewer): ViewerTexts {
    const { rules, state, commit } = this;
    const viewer = rules.isOpen ? null : whoever;
    let texts = this.texts.get(viewer);
    if (texts === undefined) {
      const events = JSON.stringify(eventsFor(rules, [commit], viewer));
      this.common ??= commonEntries(commonView(rules, state, this.there.connected, this.there.away));
      texts = {
        head: `{"type":"update","seq":${state.seq},"now":${commit.at},"events":${events}`,
        entries: [...entriesOf(ownView(rules, state, viewer)), ...this.common],
        whole: null,
        since: null,
      };
      this.texts.set(viewer, texts);
    }
    return texts;
  }
}

interface ViewerTexts {
  readonly head: string;
  readonly entries: Entries;
  whole: string | null;
  since: string | null;
}

const commonEntries = ({ seats, ...rest }: ReturnType<typeof commonView>): Entries => [
  seatsEntry(seats),
  ...entriesOf(rest),
];

/** Of who sits there, the very same entry as long as nothing about the seats changes. */
const seatsEntry = oncePer(
  (seats: readonly SeatView[]): Entry => ({
    name: "seats",
    text: JSON.stringify(seats),
    value: seats,
    inner: undefined,
  }),
);

export function syncOf(
  rules: AnyGame,
  state: MatchState,
  /** What is to follow: the commits after that number, or the newest of them. */
  after: number,
  missed: readonly Commit[],
  viewer: Viewer,
  presence: WhoIsThere,
  now: number,
) {
  const events = eventsFor(rules, missed, viewer);
  const truncated = events.length > SYNC_MAX_EVENTS || missed.length < state.seq - after;
  return {
    type: "update" as const,
    seq: state.seq,
    now,
    events: events.slice(-SYNC_MAX_EVENTS),
    ...(truncated ? { truncated } : {}),
    view: viewFor(rules, state, viewer, presence.connected(), presence.away),
  };
}

/** Two frames as they are made here: the views in them are the match's own, which the wire's schemas describe. */
export type Welcome = ReturnType<typeof welcomeOf>;
export type Sync = ReturnType<typeof syncOf>;

export function awaySeats(state: MatchState, away: AwayPlayers): Frame<"presence">["away"] {
  if (state.progress.stage !== "playing") return [];
  return state.seats.flatMap((_, seat) => {
    const gone = seatAway(state, seat, away);
    return gone ? [{ seat, ...gone }] : [];
  });
}

export function summaryOf(state: MatchState, connected: Connected): Summary {
  const { id, language } = state.header;
  const { progress } = state;
  return {
    id,
    ...tableOf(state),
    language,
    seats: state.seats.map(({ members, bot }, seat) => ({
      seat,
      members: [...members],
      bot,
      connected: bot !== null || members.some((member) => connected.has(member.id)),
    })),
    state: progress.stage,
    outcome: progress.stage === "finished" ? copyOf(progress.outcome) : null,
  };
}

const copyOf = ({ winners, ranking, reason, scores }: Outcome): Summary["outcome"] => ({
  winners: [...winners],
  ranking: [...ranking],
  reason,
  scores: scores && [...scores],
});
