import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { runThrough } from "../../../games/lexiduel/board.ts";
import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import type { LexiduelMove } from "../../../games/lexiduel/moves.ts";
import type { Places } from "../../../games/lexiduel/places.ts";
import { across, along, type Line, rowOf, SIZE, SQUARES, squareAt } from "../../../games/lexiduel/squares.ts";
import type { LexiduelView } from "../../../games/lexiduel/view.ts";
import { foldWord } from "../../../lexicon/fold.ts";
import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { begunView, type MatchStore } from "../../match/store.ts";
import { reloadOnce } from "../../ui/reload-once.ts";
import { isAgreed } from "../word-check.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Draft, Preview } from "./draft.ts";
import { words } from "./texts/index.ts";

/** One Lexiduel match on one page: the view with its type, and the move that is being written. */
export class LexiduelTable {
  readonly match: MatchStore<LexiduelTypes>;
  readonly view: ReadonlySignal<LexiduelView>;
  readonly you: ReadonlySignal<number | null>;
  /** What only those need who play: the rules, the dictionary, and what one writes with. */
  readonly hand = signal<typeof import("./hand.ts") | null>(null);
  readonly draft = signal<Draft | null>(null);
  /** Where the last draft began: keys go on from there. */
  private kept: Pick<Draft, "start" | "line"> | null = null;
  /** Where the reader may act now; null while somebody else is to move. */
  readonly places: ReadonlySignal<Places | null>;
  readonly preview: ReadonlySignal<Preview | null>;
  /** The last refusal, until the next move or change of the draft. */
  readonly refusal = signal<Refused | null>(null);

  constructor(match: MatchStore<LexiduelTypes>) {
    this.match = match;
    this.view = begunView(match);
    this.you = computed(() => match.seat.value);
    this.places = computed(() => {
      const hand = this.hand.value;
      return hand && this.isMyTurn ? hand.placesOf(hand.positionOf(this.view.value)) : null;
    });
    this.preview = computed(() => {
      const [hand, draft] = [this.hand.value, this.draft.value];
      return (
        hand && draft && hand.previewOf(hand.positionOf(this.view.value), draft, (word) => this.isWord(word))
      );
    });
  }

  async takeHand(): Promise<void> {
    try {
      this.hand.value ??= await import("./hand.ts");
    } catch {
      reloadOnce();
    }
  }

  /** Null while the dictionary has not answered. */
  isWord(word: string): boolean | null {
    if (isAgreed(this.match, word)) return true;
    return this.hand.value?.isKnownWord(this.dictionary, word, this.view.value) ?? null;
  }

  get dictionary(): Dictionary {
    return { language: this.view.value.language, lexicon: this.match.table.value?.lexicon };
  }

  /** The one whose letters are drawn as one's own: the reader, or seat 0 for those who watch. */
  get near(): number {
    return this.you.value ?? 0;
  }

  name(seat: number): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  get isMyTurn(): boolean {
    return this.you.value !== null && this.view.value.turn === this.you.value;
  }

  /** Starts at a square; the same square again turns the line. */
  aim(square: number): void {
    const draft = this.draft.value;
    const isSame = draft?.start === square;
    const line = isSame ? across(draft.line) : (this.lineThrough(square) ?? draft?.line ?? "right");
    this.change({ start: square, line, text: isSame ? draft.text : "" });
  }

  /** The one line in which a letter stands in a word; null where there is none, or two. */
  private lineThrough(square: number): Line | null {
    const { board } = this.view.value;
    const [right, down] = [runThrough(board, square, "right"), runThrough(board, square, "down")];
    return right && down ? null : right ? "right" : down ? "down" : null;
  }

  /** One square on by keys; from where the last draft began, or from A1. */
  step(line: Line, direction: 1 | -1): void {
    const from = this.draft.value ?? this.kept;
    const start = from ? along(from.start, line, direction) : 0;
    if (start !== null) this.change({ start, line: from?.line ?? line, text: "" });
  }

  /** To the end of the row, or, with `far`, of the board. */
  leap(to: "first" | "last", far: boolean): void {
    const from = this.draft.value ?? this.kept;
    const row = rowOf(from?.start ?? 0);
    const [first, last] = far ? [0, SQUARES - 1] : [squareAt(row, 0), squareAt(row, SIZE - 1)];
    this.change({ start: to === "first" ? first : last, line: from?.line ?? "right", text: "" });
  }

  turn(): void {
    const draft = this.draft.value;
    if (draft) this.change({ start: draft.start, line: across(draft.line), text: draft.text });
  }

  write(typed: string): void {
    const draft = this.draft.value;
    if (!draft || !this.isMyTurn) return;
    const text = typed === "" ? "" : foldWord(typed);
    if (text !== null) this.change({ start: draft.start, line: draft.line, text });
  }

  change(draft: Draft | null): void {
    this.refusal.value = null;
    this.draft.value = draft;
    if (draft) this.kept = draft;
  }

  async place(): Promise<boolean> {
    const [hand, draft, preview] = [this.hand.value, this.draft.value, this.preview.value];
    if (!hand || !draft || !preview || preview.refusal || !this.isMyTurn || this.match.sending.value)
      return false;
    return this.play(hand.moveOf(draft, preview.posed));
  }

  /** True when the server took the move. */
  async play(move: LexiduelMove): Promise<boolean> {
    this.refusal.value = null;
    const draft = this.draft.value;
    const answering = this.match.move(move);
    // Where the move is on the board already, it is in hand no longer, and comes back if it is refused.
    const isShown = !this.isMyTurn;
    if (isShown) this.draft.value = null;
    const answer = await answering;
    if (answer.ok && !isShown) this.draft.value = null;
    if (!answer.ok && isShown) this.draft.value = draft;
    if (!answer.ok) this.refusal.value = answer.refusal;
    return answer.ok;
  }
}

/** A refusal in the reader's language; by its code, with its details filled in. */
export function refusalText({ code, detail }: Pick<Refused, "code" | "detail">): string {
  const known: Readonly<Record<string, string>> = { ...texts.value.refusals, ...words.value.refusals };
  const sentence = known[code];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
