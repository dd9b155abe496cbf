import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import type { MotAMotMove } from "../../../games/mot-a-mot/moves.ts";
import type { MotAMotView } from "../../../games/mot-a-mot/view.ts";
import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { begunView, type MatchStore } from "../../match/store.ts";
import { type Situation, situationOf } from "./situation.ts";
import { words } from "./texts/index.ts";

/** One match of Mot à Mot on one page: the view with its type, what one can do, and the last refusal. */
export class MotAMotTable {
  readonly match: MatchStore<MotAMotTypes>;
  readonly view: ReadonlySignal<MotAMotView>;
  readonly you: ReadonlySignal<number | null>;
  readonly situation: ReadonlySignal<Situation>;
  /** The last refusal, until the next move. */
  readonly refusal = signal<Refused | null>(null);

  /** How many clues the round's speaker will need, as its reader thinks: 0 for all three not being found. */
  readonly prediction: ReadonlySignal<number | null>;
  private readonly predicted = signal<{ readonly round: string; readonly clues: number } | null>(null);

  constructor(match: MatchStore<MotAMotTypes>) {
    this.match = match;
    this.view = begunView(match);
    this.you = computed(() => match.seat.value);
    this.prediction = computed(() => {
      const made = this.predicted.value;
      return made && made.round === this.roundName ? made.clues : null;
    });
    this.situation = computed(() => situationOf(this.view.value, this.you.value, this.isOut));
  }

  predict(clues: number): void {
    this.predicted.value = { round: this.roundName, clues };
  }

  private get roundName(): string {
    const { round } = this.view.value;
    return round?.finale ? "finale" : String(round?.no);
  }

  get isOut(): boolean {
    const you = this.you.value;
    return you !== null && (this.match.seats.value[you]?.out ?? false);
  }

  get isSpeaker(): boolean {
    const you = this.you.value;
    return you !== null && (this.view.value.round?.speakers.includes(you) ?? false);
  }

  name(seat: number): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  /** Null for the reader, as the texts want it. */
  who(seat: number): string | null {
    return seat === this.you.value ? null : this.name(seat);
  }

  /** True when the server took the move. */
  async play(move: MotAMotMove): Promise<boolean> {
    this.refusal.value = null;
    const answer = await this.match.move(move);
    if (!answer.ok) this.refusal.value = answer.refusal;
    return answer.ok;
  }
}

/** A refusal in the reader's language; by its code, with the server's details filled in. */
export function refusalText({ code, detail }: Refused): string {
  const known: Readonly<Record<string, string>> = { ...texts.value.refusals, ...words.value.refusals };
  const sentence = known[code];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
