import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameTypes } from "../../../games/game.ts";
import type { Refused } from "../../../link/outbox.ts";
import type { BegunView } from "../../../match/view.ts";
import { texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { placeOf } from "../../match/seat-mark.tsx";
import { begunView, type CommonMove, type MatchStore } from "../../match/store.ts";

/** A match of one of the games of the family on one page: the view with its type, and the last refusal. */
export class FamilyTable<Types extends GameTypes = GameTypes> {
  readonly match: MatchStore<Types>;
  readonly view: ReadonlySignal<BegunView<Types["view"]>>;
  readonly you: ReadonlySignal<number | null>;
  /** The last refusal, until the next move. */
  readonly refusal = signal<Refused | null>(null);

  constructor(match: MatchStore<Types>) {
    this.match = match;
    this.view = begunView(match);
    this.you = computed(() => match.seat.value);
  }

  name(seat: number): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  place(seat: number): number {
    return placeOf(seat, this.you.value, this.match.seats.value.length);
  }

  /** At a table on the server where all others are bots; a match that lives in the page is a lesson. */
  get isAmongBots(): boolean {
    const others = this.match.seats.value.filter(({ seat }) => seat !== this.you.value);
    return this.match.lags !== undefined && others.length > 0 && others.every(({ bot }) => bot !== null);
  }

  /** True when the server took the move. */
  async play(move: Types["move"] | CommonMove): Promise<boolean> {
    this.refusal.value = null;
    const answer = await this.match.move(move);
    if (!answer.ok) this.refusal.value = answer.refusal;
    return answer.ok;
  }
}
