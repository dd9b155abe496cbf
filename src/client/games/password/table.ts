import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { CIRCLES, type Circles } from "../../../games/password/circles.ts";
import type { PasswordTypes } from "../../../games/password/index.ts";
import type { PasswordMove } from "../../../games/password/moves.ts";
import type { PasswordView, SideView } from "../../../games/password/view.ts";
import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { placeOf } from "../../match/seat-mark.tsx";
import { begunView, type MatchStore } from "../../match/store.ts";
import { forget } from "../../storage.ts";
import { cycle, keepMarks, type Marks, readMarks } from "./pencil.ts";
import { words } from "./texts/index.ts";

/** One Password match on one page: the view with its type, whose word is looked at, and what this page adds. */
export class PasswordTable {
  readonly match: MatchStore<PasswordTypes>;
  readonly view: ReadonlySignal<PasswordView>;
  readonly you: ReadonlySignal<number | null>;
  readonly circles: ReadonlySignal<Circles>;
  readonly marks: Signal<Marks>;
  /** The last refusal, until the next move. */
  readonly refusal = signal<Refused | null>(null);
  /** The sides whose words are looked for from here. */
  readonly targets: ReadonlySignal<readonly SideView[]>;
  readonly target: ReadonlySignal<SideView>;
  private readonly chosen = signal<number | null>(null);

  constructor(match: MatchStore<PasswordTypes>) {
    this.match = match;
    this.view = begunView(match);
    this.you = computed(() => match.seat.value);
    this.circles = computed(() => CIRCLES[this.view.value.language]);
    this.marks = signal(readMarks(match.id));
    this.targets = computed(() => this.view.value.sides.filter(({ seat }) => seat !== this.you.value));
    this.target = computed(() => {
      const all = this.targets.value;
      const living = all.filter(({ out }) => out === null);
      return all.find(({ seat }) => seat === this.chosen.value) ?? living[0] ?? all[0]!;
    });
  }

  look(seat: number): void {
    this.chosen.value = seat;
  }

  get own(): SideView | null {
    return this.you.value === null ? null : (this.view.value.sides[this.you.value] ?? null);
  }

  name(seat: number): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  place(seat: number): number {
    return placeOf(seat, this.you.value, this.view.value.sides.length);
  }

  get isMyTurn(): boolean {
    return this.you.value !== null && this.view.value.turn === this.you.value;
  }

  /** Has rolled, and asks now. */
  get mayAsk(): boolean {
    return this.isMyTurn && this.view.value.phase === "asking" && this.own?.out === null;
  }

  /** True when the server took the move. */
  async play(move: PasswordMove): Promise<boolean> {
    this.refusal.value = null;
    const answer = await this.match.move(move);
    if (!answer.ok) this.refusal.value = answer.refusal;
    return answer.ok;
  }

  pencil(letter: string): void {
    this.marks.value = cycle(this.marks.value, this.target.value.seat, letter);
    keepMarks(this.match.id, this.marks.value, forget);
  }
}

/** A refusal in the reader's language; by its code, with the server's details filled in. */
export function refusalText({ code, detail }: Refused): string {
  const known: Readonly<Record<string, string>> = { ...texts.value.refusals, ...words.value.refusals };
  const sentence = known[code];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
