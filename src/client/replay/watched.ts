import { computed, signal } from "@preact/signals";
import type { GameTypes, Viewer } from "../../games/game.ts";
import type { Status } from "../../link/link.ts";
import type { MoveAnswer } from "../../link/outbox.ts";
import type { Replay } from "../../match/log.ts";
import { eventsFor, tableOf, viewFor } from "../../match/view.ts";
import type { ChatMessage } from "../../protocol/frames.ts";
import type { GameAfter } from "../games/game-after.ts";
import type { MatchStore } from "../match/store.ts";
import { type Step, stepsOf } from "./steps.ts";

/**
 * A match that is over, for a board to draw: folded in the page from its log, at whatever step, through whosever
 * eyes. Nothing can be moved; as boards know it, a move is always on its way.
 */
export class WatchedMatch<Types extends GameTypes = GameTypes> implements MatchStore<Types> {
  readonly id: string;
  readonly steps: readonly Step<Types>[];
  readonly at = signal(0);
  /** Null shows what everybody saw. */
  readonly seat = signal<Viewer>(null);

  readonly status = signal<Status>({ kind: "live" });
  readonly table;
  readonly player = signal(null);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly watchers = signal(0);
  readonly sending = signal(true);
  readonly answered = signal<MoveAnswer | null>(null);
  readonly storyCut = signal(false);
  readonly isLive = computed(() => false);
  readonly step = computed(() => this.steps[this.at.value]!);
  readonly view;
  readonly story;
  readonly seats;

  constructor({ rules }: GameAfter<Types>, { header, log }: Replay) {
    this.id = header.id;
    this.steps = stepsOf(rules, log);
    const everybody = new Set(
      this.steps.at(-1)?.state.seats.flatMap(({ members }) => members.map(({ id }) => id)),
    );
    this.table = computed(() => tableOf(this.step.value.state));
    this.view = computed(() => {
      const view = viewFor(rules, this.step.value.state, this.seat.value, everybody);
      // Times of that day would count down from today.
      const clocks = view.clocks?.map((clock) => ({ ...clock, running: false })) ?? null;
      return { ...view, deadline: null, timers: [], clocks };
    });
    this.story = computed(() => {
      const { commit } = this.step.value;
      const isFirstPart = this.steps[this.at.value + 1]?.commit.seq === commit.seq;
      const told = isFirstPart ? [...log.slice(0, commit.seq - 1), commit] : log.slice(0, commit.seq);
      return eventsFor(rules, told, this.seat.value);
    });
    this.seats = computed(() => this.view.value.seats);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  go(to: number): void {
    this.at.value = Math.min(this.last, Math.max(0, to));
  }

  async move(): Promise<MoveAnswer> {
    return { ok: false, refusal: null };
  }

  say(): boolean {
    return false;
  }

  takeBack(): void {}

  retryNow(): void {}

  leave(): void {}

  /** The board's own moment, so that nothing on it seems late. */
  serverNow(): number {
    return this.step.value.commit.at;
  }
}
