import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Foretell, Foretold } from "../../games/foretold.ts";
import type { GameTypes, GameView } from "../../games/game.ts";
import type { Status } from "../../link/link.ts";
import { MatchLink } from "../../link/match-link.ts";
import type { MoveAnswer } from "../../link/outbox.ts";
import type { Port } from "../../link/port.ts";
import type { AbsenceMove } from "../../match/absence.ts";
import { isSentByMatch, type SentEvent } from "../../match/events.ts";
import type { BegunView, MatchView, SeatView, TableView } from "../../match/view.ts";
import { CHAT_KEPT, CHAT_REFUSALS, type ChatPhrase, type ChatRefusalCode } from "../../protocol/chat.ts";
import type { ChatMessage, ServerFrame } from "../../protocol/frames.ts";
import { browserPort, socketUrl, wakeWithPage } from "../browser-port.ts";
import { Pace } from "./pace.ts";

export type RematchFrame = ServerFrame & { type: "rematch" };

/**
 * A frame as the server writes it. The page does not check what it gets against the schemas, which would weigh more
 * than the rest of the match: here it takes the server at its word.
 */
type MatchFrame =
  | Exclude<ServerFrame, { type: "welcome" | "update" }>
  | (Omit<ServerFrame & { type: "welcome" }, "table" | "view"> & {
      readonly table: TableView;
      readonly view: MatchView;
    })
  | (Omit<ServerFrame & { type: "update" }, "events" | "view"> & {
      readonly events: readonly SentEvent[];
      readonly view: MatchView;
    });

/** By seat, in milliseconds. */
export type Lags = ReadonlyMap<number, number>;

/** Moves that every match takes, beside those of its game. */
export type CommonMove = { readonly type: "resign" } | AbsenceMove;

/**
 * Everything a page knows of one match, as signals, and what it may ask of it. Boards and the frame around them
 * know no more than this, so that they serve a match on the server and one that lives in the page alike. Boards know
 * which game it is; the frame does not ask.
 */
export interface MatchStore<Types extends GameTypes = GameTypes> {
  readonly id: string;
  readonly status: ReadonlySignal<Status>;
  readonly table: ReadonlySignal<TableView | null>;
  /** What is shown: ahead of the server by one's own move, where that is certain. */
  readonly view: ReadonlySignal<MatchView<Types["view"]> | null>;
  /** What the server has said; absent where the view is never ahead of it. Whatever is heard is told by this. */
  readonly confirmed?: ReadonlySignal<MatchView<Types["view"]> | null>;
  /** From now on one's own moves are shown at once, as this foretells them. */
  foretell?(how: Foretell<Types>): void;
  readonly seat: ReadonlySignal<number | null>;
  readonly player: ReadonlySignal<string | null>;
  readonly story: ReadonlySignal<readonly SentEvent<Types>[]>;
  readonly storyCut: ReadonlySignal<boolean>;
  /** What happened since one's last move without being seen: while away, or covered at once by what came next. */
  readonly missed?: ReadonlySignal<readonly SentEvent<Types>[]>;
  /** It has been read. */
  forgetMissed?(): void;
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  readonly watchers: ReadonlySignal<number>;
  /** How long the way to each seat and back takes; absent where there is none. */
  readonly lags?: ReadonlySignal<Lags>;
  /** Why the last message was not said; null after one that was. */
  readonly unsaid?: ReadonlySignal<ChatRefusalCode | null>;
  /** A move is on its way: everything that would send another one waits. */
  readonly sending: ReadonlySignal<boolean>;
  /** How the last move was answered. */
  readonly answered: ReadonlySignal<MoveAnswer | null>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly isLive: ReadonlySignal<boolean>;
  move(move: Types["move"] | CommonMove): Promise<MoveAnswer>;
  say(to: "table" | "team", what: { text: string } | { phrase: ChatPhrase }): boolean;
  takeBack(): void;
  /** Leaves the table until `takeBack`; absent where nobody would notice. */
  rest?(): void;
  retryNow(): void;
  leave(): void;
  /** How it stands with playing the same again; absent where nobody else could want to. */
  readonly rematch?: ReadonlySignal<RematchFrame | null>;
  /** Begins the same again without asking the server, where there is none. */
  again?: () => void;
  /** The time that deadlines are given in. */
  serverNow(): number;
}

/** What has happened for certain. */
export const confirmedOf = ({ confirmed, view }: MatchStore): ReadonlySignal<MatchView | null> =>
  confirmed ?? view;

/** The view that a board draws: of a match that has begun. It is shown for no other. */
export const begunView = <Types extends GameTypes>(
  match: MatchStore<Types>,
): ReadonlySignal<BegunView<Types["view"]>> =>
  computed(() => {
    const view = match.view.value;
    if (view === null || view.room !== undefined) throw new Error("A board needs a match that has begun");
    return view;
  });

/** A match on the server: fed by its link. */
export class ServedMatch implements MatchStore {
  readonly status = signal<Status>({ kind: "connecting", again: false });
  readonly table = signal<TableView | null>(null);
  readonly confirmed = signal<MatchView | null>(null);
  readonly seat = signal<number | null>(null);
  readonly player = signal<string | null>(null);
  readonly story = signal<readonly SentEvent[]>([]);
  readonly storyCut = signal(false);
  readonly missed = signal<readonly SentEvent[]>([]);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly watchers = signal(0);
  readonly lags = signal<Lags>(new Map());
  readonly unsaid = signal<ChatRefusalCode | null>(null);
  readonly rematch = signal<RematchFrame | null>(null);
  readonly sending = signal(false);
  readonly answered = signal<MoveAnswer | null>(null);
  /** Server time minus ours. Only for showing how much time is left; the server judges by its own. */
  readonly clockSkewMs = signal(0);

  /** One's own move as it will be, until the server's own view of it is here or it is refused. Clocks stay the server's. */
  private readonly ahead = signal<Foretold<GameView> | null>(null);
  readonly view = computed<MatchView | null>(() => {
    const [said, ahead] = [this.confirmed.value, this.ahead.value];
    return said && !said.room && ahead ? { ...said, ...ahead.view, awaiting: ahead.awaiting } : said;
  });
  readonly seats = computed<readonly SeatView[]>(() => this.confirmed.value?.seats ?? []);
  readonly isLive = computed(() => this.confirmed.value !== null && this.confirmed.value.outcome === null);

  private foretells: Foretell | null = null;
  private readonly link: MatchLink;
  private readonly stopWaking: () => void;
  private readonly commits = new Map<number, readonly SentEvent[]>();
  private viewSeq = -1;
  private readonly pace = new Pace<MatchFrame & { readonly isUrgent: boolean }>({
    show: (frame) => this.take(frame),
    skipped: (frames) => {
      for (const frame of frames) if (frame.type === "update") this.miss(frame.events);
    },
    after: (ms, run) => this.port.after(ms, () => batch(run)),
  });

  readonly id: string;
  private readonly port: Port;

  constructor(id: string, token: () => string | null, port: Port = browserPort) {
    this.id = id;
    this.port = port;
    const address = socketUrl(`/api/matches/${encodeURIComponent(id)}/socket`);
    this.link = new MatchLink(address, token, port, {
      frame: (frame) =>
        batch(() => {
          const heard = frame as MatchFrame;
          this.pace.take({ ...heard, isUrgent: this.isUrgent(heard) });
        }),
      status: (status) => {
        this.status.value = status;
        if (status.kind === "ended") this.ahead.value = null; // no answer comes here any more
      },
      wantsPings: () => document.visibilityState === "visible" || this.isLive.value,
    });
    this.stopWaking = wakeWithPage(this.link);
    this.link.connect();
  }

  async move(move: unknown): Promise<MoveAnswer> {
    batch(() => {
      this.sending.value = true;
      this.missed.value = [];
      this.pace.flush();
      this.ahead.value ??= this.foretold(move);
    });
    const ahead = this.ahead.peek();
    const answer = await this.link.submit(move);
    batch(() => {
      this.sending.value = false;
      this.answered.value = answer;
      // Once accepted it is true, and stays until the view that says so is here.
      if (!answer.ok && this.ahead.peek() === ahead) this.ahead.value = null;
    });
    return answer;
  }

  foretell(how: Foretell): void {
    this.foretells = how;
  }

  private foretold(move: unknown): Foretold<GameView> | null {
    const [said, seat] = [this.confirmed.peek(), this.seat.peek()];
    if (!this.foretells || seat === null || !said || said.room || said.outcome) return null;
    return this.foretells(said, seat, move);
  }

  /** What the match itself notes, that somebody is back, leaves one's own move where it is; whatever the game says ends it. */
  private overtakes(frame: MatchFrame & { type: "welcome" | "update" }): boolean {
    if (frame.type === "welcome" || frame.view.outcome) return true;
    return frame.events.some((event) => event.seq > this.viewSeq && !isSentByMatch(event));
  }

  say(to: "table" | "team", what: { text: string } | { phrase: ChatPhrase }): boolean {
    this.unsaid.value = null;
    return this.link.say({ type: "chat", to, ...what });
  }

  forgetMissed(): void {
    this.missed.value = [];
  }

  takeBack(): void {
    this.link.connect();
  }

  rest(): void {
    this.link.close();
  }

  retryNow(): void {
    this.link.wake();
  }

  leave(): void {
    this.stopWaking();
    this.link.close();
    this.pace.close();
  }

  serverNow(): number {
    return Date.now() + this.clockSkewMs.value;
  }

  /**
   * What must be on the page at once: everything but what others do while oneself has nothing to do and no time that
   * runs. Nobody looks at a hidden page, and people who gather have nothing to watch.
   */
  private isUrgent(frame: MatchFrame): boolean {
    if (frame.type === "welcome" || frame.type === "error") return true;
    if (frame.type !== "update") return false;
    const seat = this.seat.value;
    const shown = this.confirmed.value;
    if (this.sending.value || document.visibilityState === "hidden") return true;
    if (!shown || shown.room || frame.view.room) return true;
    return (
      seat !== null &&
      (shown.awaiting.includes(seat) || frame.view.timers.some(({ seats }) => seats.includes(seat)))
    );
  }

  private miss(events: readonly SentEvent[]): void {
    this.missed.value = [...this.missed.value, ...events];
  }

  private take(frame: MatchFrame): void {
    if (frame.type === "welcome") {
      this.table.value = frame.table;
      this.seat.value = frame.seat;
      this.player.value = frame.player;
      this.chat.value = []; // the last messages follow every welcome
    }
    if (frame.type === "update") this.tell(frame);
    if (frame.type === "welcome" || frame.type === "update") {
      this.clockSkewMs.value = frame.now - Date.now();
      if (frame.seq < this.viewSeq) return;
      if (frame.seq > this.viewSeq && this.overtakes(frame)) this.ahead.value = null;
      this.viewSeq = frame.seq;
      this.confirmed.value = frame.view;
      if (frame.view.room) this.takeTable(frame.view.room);
    }
    if (frame.type === "error") this.unsaid.value = CHAT_REFUSALS.find((code) => code === frame.code) ?? null;
    if (frame.type === "presence") this.see(frame);
    if (frame.type === "lag") this.lags.value = new Map(frame.seats.map(({ seat, ms }) => [seat, ms]));
    if (frame.type === "rematch") this.rematch.value = frame;
    if (frame.type === "chat") this.chat.value = [...this.chat.value, frame].slice(-CHAT_KEPT);
  }

  /** While people gather, the host may change the table, and who sits where. */
  private takeTable(table: TableView): void {
    this.table.value = table;
    const mine = this.seats.value.find(({ members }) => members.some(({ id }) => id === this.player.value));
    this.seat.value = mine?.seat ?? null;
  }

  private tell(frame: MatchFrame & { type: "update" }): void {
    if (frame.truncated) this.storyCut.value = true;
    const seen = Math.max(0, ...this.commits.keys());
    const isHidden = document.visibilityState === "hidden";
    // Of what comes together after a lost line only the last is on the board. Who has just come missed nothing.
    if (seen > 0)
      this.miss(
        frame.events.filter(({ seq }) => seq > seen && (isHidden ? !this.sending.value : seq < frame.seq)),
      );
    for (const { seq } of frame.events) this.commits.delete(seq);
    for (const event of frame.events) {
      this.commits.set(event.seq, [...(this.commits.get(event.seq) ?? []), event]);
    }
    this.story.value = [...this.commits].sort(([a], [b]) => a - b).flatMap(([, events]) => events);
  }

  private see({ connected, away, watchers }: ServerFrame & { type: "presence" }): void {
    this.watchers.value = watchers;
    const view = this.confirmed.value;
    if (!view) return;
    const seats = view.seats.map((seat) => ({
      ...seat,
      connected: seat.bot !== null || seat.members.some(({ id }) => connected.includes(id)),
      away: awayOf(away.find((each) => each.seat === seat.seat)),
    }));
    this.confirmed.value = { ...view, seats };
  }
}

function awayOf(gone: { since: number; until: number | null } | undefined): SeatView["away"] {
  return gone ? { since: gone.since, until: gone.until } : null;
}
