import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import type { LexiduelMove } from "../../../games/lexiduel/moves.ts";
import type { Position } from "../../../games/lexiduel/position.ts";
import { across, along, type Line } from "../../../games/lexiduel/squares.ts";
import { type LexiduelView, positionOf } from "../../../games/lexiduel/view.ts";
import { foldWord } from "../../../lexicon/fold.ts";
import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { begunView, type MatchStore } from "../../match/store.ts";
import { isAgreed } from "../word-check.ts";
import { type Dictionary, isKnownWord } from "./dictionary.ts";
import { type Draft, moveOf, type Preview, previewOf } from "./draft.ts";
import { words } from "./texts/index.ts";

/** One Lexiduel match on one page: the view with its type, and the move that is being written. */
export class LexiduelTable {
  readonly match: MatchStore<LexiduelTypes>;
  readonly view: ReadonlySignal<LexiduelView>;
  readonly you: ReadonlySignal<number | null>;
  readonly position: ReadonlySignal<Position>;
  readonly draft = signal<Draft | null>(null);
  readonly preview: ReadonlySignal<Preview | null>;
  /** The last refusal, until the next move or change of the draft. */
  readonly refusal = signal<Refused | null>(null);

  constructor(match: MatchStore<LexiduelTypes>) {
    this.match = match;
    this.view = begunView(match);
    this.you = computed(() => match.seat.value);
    this.position = computed(() => positionOf(this.view.value));
    this.preview = computed(() => {
      const draft = this.draft.value;
      return draft && previewOf(this.position.value, draft, (word) => this.isWord(word));
    });
  }

  /** Null while the dictionary has not answered. */
  isWord(word: string): boolean | null {
    if (isAgreed(this.match, word)) return true;
    return isKnownWord(this.dictionary, word, this.view.value);
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
    const line: Line = draft === null ? "right" : draft.start === square ? across(draft.line) : draft.line;
    this.change({ start: square, line, text: draft?.start === square ? draft.text : "" });
  }

  step(line: Line, direction: 1 | -1): void {
    const draft = this.draft.value;
    const start = draft ? along(draft.start, line, direction) : 0;
    if (start !== null) this.change({ start, line: draft?.line ?? line, text: "" });
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
  }

  async place(): Promise<boolean> {
    const [draft, preview] = [this.draft.value, this.preview.value];
    if (!draft || !preview || preview.refusal || !this.isMyTurn || this.match.sending.value) return false;
    return this.play(moveOf(draft, preview.posed));
  }

  /** True when the server took the move. */
  async play(move: LexiduelMove): Promise<boolean> {
    this.refusal.value = null;
    const answer = await this.match.move(move);
    if (answer.ok) this.draft.value = null;
    else this.refusal.value = answer.refusal;
    return answer.ok;
  }
}

/** A refusal in the reader's language; by its code, with its details filled in. */
export function refusalText({ code, detail }: Pick<Refused, "code" | "detail">): string {
  const known: Readonly<Record<string, string>> = { ...texts.value.refusals, ...words.value.refusals };
  const sentence = known[code];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
