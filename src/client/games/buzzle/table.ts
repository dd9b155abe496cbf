import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { canAsk, mustChoose } from "../../../games/buzzle/acting.ts";
import type { BuzzleTypes } from "../../../games/buzzle/index.ts";
import type { BuzzleMove } from "../../../games/buzzle/moves.ts";
import type { SideView } from "../../../games/buzzle/view.ts";
import type { Kind } from "../../../games/buzzle-family/alphabet.ts";
import type { MatchStore } from "../../match/store.ts";
import { FamilyTable } from "../buzzle-family/table.ts";

export interface Aim {
  readonly seat: number;
  /** Counts from 1. */
  readonly box: number;
}

export class BuzzleTable extends FamilyTable<BuzzleTypes> {
  /** The box one is after. */
  readonly aim: ReadonlySignal<Aim | null>;
  readonly targets: ReadonlySignal<readonly SideView[]>;
  private readonly chosen = signal<Aim | null>(null);

  constructor(match: MatchStore<BuzzleTypes>) {
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
