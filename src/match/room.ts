import { Buckets } from "../core/bucket.ts";
import { earliest } from "../core/earliest.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Refusal, Seat, Verdict } from "../games/game.ts";
import { isAmongStrangers } from "./access.ts";
import * as decide from "./decide.ts";
import type { Inside } from "./effects.ts";
import type { Changed, Judge, Seam } from "./engine.ts";
import type { AnyEvent, Member, RoomChanges } from "./events.ts";
import { LobbyListing } from "./lobby-listing.ts";
import type { Presence } from "./presence.ts";
import { refuse } from "./refusals.ts";
import * as rooms from "./rooms.ts";
import { type MatchState, seatOf } from "./state.ts";
import { NO_LAG } from "./world.ts";

/** So many people's edits are remembered at once. */
const MOST_EDITORS = 200;
const NOTHING: rooms.Lacks = { hostlessSince: null, emptySince: null };

/**
 * A match while people gather: who sits down, what the host changes, and what becomes of it when nobody is there. Since
 * when it lacks its host, or everybody, is kept: who is connected is in no log, and memory may be emptied at any time.
 */
export class Room<Socket> {
  private readonly outside: Pick<Inside<Socket>, "kept" | "do" | "limits">;
  private readonly presence: Presence<Socket>;
  private readonly match: Seam;
  readonly listing: LobbyListing<Socket>;
  private readonly edits = new Buckets(MOST_EDITORS);
  private cache: rooms.Lacks | null = null;

  constructor(
    outside: Pick<Inside<Socket>, "kept" | "do" | "limits">,
    presence: Presence<Socket>,
    match: Seam,
  ) {
    this.outside = outside;
    this.presence = presence;
    this.match = match;
    this.listing = new LobbyListing(outside, presence);
  }

  takeSeat(
    member: Member,
    team: Seat | undefined,
    on: decide.SeatTerms,
    now: number,
  ): Result<Seat, Refusal> | null {
    const taken = this.change(member.id, (state) => decide.takeSeat(state, member, team, on), now);
    if (!taken?.ok) return taken;
    this.match.greet(now);
    return ok(seatOf(this.match.log.known.state, member.id)!);
  }

  start(player: string, now: number): Changed {
    const judge: Judge = ({ game, state }, world) => decide.start(game.rules, state, player, world);
    const started = this.match.change({ player, move: null }, judge, NO_LAG, now);
    this.match.greet(now);
    return started;
  }

  set(player: string, changes: RoomChanges, now: number): Changed {
    return this.change(player, (state) => rooms.changeRoom(state, player, changes), now);
  }

  arrange(player: string, wish: rooms.Arrangement, now: number): Changed {
    return this.change(player, (state) => rooms.arrange(state, player, wish), now);
  }

  leave(player: string, now: number): Changed {
    const there = this.presence.connected();
    return this.change(player, (state) => rooms.leaveRoom(state, player, there), now);
  }

  /** Somebody is barred from strangers: they lose a seat where anybody may come. What has begun is played to its end. */
  keepOut(player: string, now: number): void {
    const live = this.match.log.known;
    const { state } = live;
    if (state.progress.stage !== "waiting" || !isAmongStrangers(state.header)) return;
    const left = rooms.leaveRoom(state, player, this.presence.connected());
    if (left.ok) this.match.commit(live, left.value, now);
  }

  /** Who sits, or what the room is: once every seat is taken it may begin by itself. */
  private change(player: string, judge: (state: MatchState) => Verdict<AnyEvent>, now: number): Changed {
    const perSecond = this.outside.limits.roomEditsPerSecond;
    const change: Judge = ({ game, state }, world) => {
      if (!this.edits.take(player, { burst: perSecond, perSecond }, now))
        return fail(refuse("match/too-many-changes"));
      const verdict = judge(state);
      return verdict.ok ? ok(decide.beginIfFilled(game.rules, state, verdict.value, world)) : verdict;
    };
    return this.match.change({ player, move: null }, change, NO_LAG, now);
  }

  /** Somebody came or went, or the room changed. Written only when it makes a difference. */
  note(state: MatchState, now: number): void {
    if (state.progress.stage === "waiting") {
      const before = this.lacks;
      const lacks = rooms.lacksNow(state, this.presence.connected(), before, now);
      if (lacks.hostlessSince !== before.hostlessSince || lacks.emptySince !== before.emptySince) {
        this.cache = lacks;
        this.outside.do({ type: "note", key: "room-lacks", value: lacks });
      }
    }
    this.listing.note(state, now);
  }

  dueAt(state: MatchState): number | null {
    const due = state.progress.stage === "waiting" ? rooms.roomDue(state, this.lacks) : null;
    return earliest(due, this.listing.dueAt());
  }

  /** Hands the room on when its host has been away too long, ends it when everybody has. */
  pass(now: number): "ended" | null {
    const live = this.match.log.known;
    const { state } = live;
    if (state.progress.stage !== "waiting") return null;
    const passed = rooms.passRoom(state, this.presence.connected(), this.lacks, now);
    if (passed === "ends") {
      this.outside.do({ type: "end-room", state, wasListed: this.listing.isTold });
      this.match.log.forget();
      return "ended";
    }
    if (passed) this.match.commit(live, passed, now);
    return null;
  }

  forget(): void {
    this.cache = null;
    this.listing.forget();
  }

  private get lacks(): rooms.Lacks {
    this.cache ??= this.outside.kept.note<rooms.Lacks>("room-lacks") ?? NOTHING;
    return this.cache;
  }
}
