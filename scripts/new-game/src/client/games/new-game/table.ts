import { type ReadonlySignal, signal } from "@preact/signals";
import type { NewGameMove, NewGameTypes, NewGameView } from "../../../games/new-game/index.ts";
import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { placeOf } from "../../match/seat-mark.tsx";
import { begunView, type MatchStore } from "../../match/store.ts";
import { words } from "./texts/index.ts";

/** One match of New Game on one page: the view with its type, the word being written, the last refusal. */
export class NewGameTable {
  readonly match: MatchStore<NewGameTypes>;
  readonly view: ReadonlySignal<NewGameView>;
  readonly typed = signal("");
  readonly refusal = signal<Refused | null>(null);

  constructor(match: MatchStore<NewGameTypes>) {
    this.match = match;
    this.view = begunView(match);
  }

  get isMyTurn(): boolean {
    const seat = this.match.seat.value;
    return seat !== null && this.view.value.turn === seat;
  }

  name(seat: number): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  /** Null for the reader. */
  who(seat: number): string | null {
    return seat === this.match.seat.value ? null : this.name(seat);
  }

  place(seat: number): number {
    return placeOf(seat, this.match.seat.value, this.view.value.scores.length);
  }

  /** True when the server took the move. */
  async play(move: NewGameMove): Promise<boolean> {
    this.refusal.value = null;
    const answer = await this.match.move(move);
    if (answer.ok) this.typed.value = "";
    else this.refusal.value = answer.refusal;
    return answer.ok;
  }
}

/** A refusal in the reader's language; by its code, with the server's details filled in. */
export function refusalText({ code, detail }: Refused): string {
  const known: Readonly<Record<string, string>> = { ...texts.value.refusals, ...words.value.refusals };
  const sentence = known[code];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
