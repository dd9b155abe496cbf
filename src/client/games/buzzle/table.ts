import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { canAsk, mustChoose } from "../../../games/buzzle/acting.ts";
import type { Kind } from "../../../games/buzzle/alphabet.ts";
import type { BuzzleMove } from "../../../games/buzzle/moves.ts";
import type { BuzzleView, SideView } from "../../../games/buzzle/view.ts";
import { texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import type { Refused } from "../../match/outbox.ts";
import { placeOf } from "../../match/seat-mark.tsx";
import type { MatchStore } from "../../match/store.ts";

/** A match of one of the games of the family on one page: the view with its type, and the last refusal. */
export class FamilyTable<View> {
  readonly match: MatchStore;
  readonly view: ReadonlySignal<View>;
  readonly you: ReadonlySignal<number | null>;
  /** The last refusal, until the next move. */
  readonly refusal = signal<Refused | null>(null);

  constructor(match: MatchStore) {
    this.match = match;
    this.view = computed(() => match.view.value as unknown as View);
    this.you = computed(() => match.seat.value);
  }

  name(seat: number): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  place(seat: number): number {
    return placeOf(seat, this.you.value, this.match.seats.value.length);
  }

  /** True when the server took the move. */
  async play(move: unknown): Promise<boolean> {
    this.refusal.value = null;
    const answer = await this.match.move(move);
    if (!answer.ok) this.refusal.value = answer.refusal;
    return answer.ok;
  }
}

export interface Aim {
  readonly seat: number;
  /** Counts from 1. */
  readonly box: number;
}

export class BuzzleTable extends FamilyTable<BuzzleView> {
  /** The box one is after. */
  readonly aim: ReadonlySignal<Aim | null>;
  readonly targets: ReadonlySignal<readonly SideView[]>;
  private readonly chosen = signal<Aim | null>(null);

  constructor(match: MatchStore) {
    super(match);
    this.targets = computed(() => this.view.value.sides.filter(({ seat }) => seat !== this.you.value));
    this.aim = computed(() => {
      const open = this.targets.value.filter(({ out, ready }) => out === null && ready);
      const chosen = this.chosen.value;
      if (chosen && open.some(({ seat }) => seat === chosen.seat)) return chosen;
      return open[0] ? { seat: open[0].seat, box: chosen?.box ?? 1 } : null;
    });
  }

  look(seat: number, box: number): void {
    this.chosen.value = { seat, box };
  }

  get target(): SideView | null {
    return this.aim.value && (this.view.value.sides[this.aim.value.seat] ?? null);
  }

  get own(): SideView | null {
    return this.you.value === null ? null : (this.view.value.sides[this.you.value] ?? null);
  }

  get isMyTurn(): boolean {
    return this.you.value !== null && this.view.value.turn === this.you.value;
  }

  /** Has to choose a word before anything else. */
  get mustChoose(): boolean {
    return this.own !== null && mustChoose(this.own);
  }

  /** May propose and position now. */
  get mayAsk(): boolean {
    return this.isMyTurn && canAsk(this.view.value.sides, this.you.value!);
  }

  get umlauts(): boolean {
    return this.view.value.language === "de";
  }

  propose(seat: number, box: number, piece: Kind): void {
    const wordNo = this.view.value.sides[seat]!.wordNo;
    const move: BuzzleMove = { type: "propose", target: seat, box, piece, wordNo };
    void this.play(move);
  }
}
