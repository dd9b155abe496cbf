import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal, Seat } from "../../../games/game.ts";
import {
  afterWord,
  type Effect,
  effectOf,
  NO_RING,
  opponentOf,
  type Placed,
  type Qu,
  ringsOf,
  type Zx,
} from "../../../games/overturn/ground.ts";
import type { OverturnTypes } from "../../../games/overturn/index.ts";
import type { OverturnMove } from "../../../games/overturn/moves.ts";
import { lettersAt, readPath } from "../../../games/overturn/paths.ts";
import type { OverturnView } from "../../../games/overturn/view.ts";
import { foldWord } from "../../../lexicon/fold.ts";
import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import { seatName } from "../../match/names.ts";
import { placeOf } from "../../match/seat-mark.tsx";
import { begunView, type MatchStore } from "../../match/store.ts";
import { words } from "./texts/index.ts";
import { mayFollow, tapped } from "./trail.ts";
import { choiceOf, sayable, waysToLay } from "./typed.ts";

/** What the word in hand would do, or the rule it breaks. */
export interface Preview extends Effect {
  readonly score: readonly [number, number];
  readonly problem: Refusal | null;
}

/** One Overturn match on one page: the view with its type, and the word or the pass being prepared. */
export class OverturnTable {
  readonly match: MatchStore<OverturnTypes>;
  readonly view: ReadonlySignal<OverturnView>;
  /** The seat this page looks from: a spectator sits with Blue. */
  readonly side: ReadonlySignal<Seat>;
  /** The cells drawn or tapped, in order. */
  readonly trail = signal<readonly number[]>([]);
  /** The word as typed; empty while the trail speaks. */
  readonly typed = signal("");
  /** Which of the ways to lay a typed word. */
  readonly way = signal(0);
  readonly zx = signal<Zx>("Z");
  readonly qu = signal<Qu>("QU");
  /** Preparing a pass, and the cell it gives away. */
  readonly passing = signal(false);
  readonly gift = signal<number | null>(null);
  readonly refusal = signal<Refused | null>(null);
  /** The word that was sent, until its answer is here. */
  private readonly sent = signal<Placed | null>(null);
  /** Cells to point at: a word that a refusal shows. */
  readonly shown = signal<readonly number[]>([]);

  readonly ways: ReadonlySignal<readonly Placed[]>;
  readonly placed: ReadonlySignal<Placed | null>;
  readonly preview: ReadonlySignal<Preview | null>;

  constructor(match: MatchStore<OverturnTypes>) {
    this.match = match;
    this.view = begunView(match);
    this.side = computed(() => match.seat.value ?? 0);
    this.ways = computed(() => {
      const word = foldWord(this.typed.value);
      return word === null ? [] : waysToLay(this.view.value, this.side.value, word);
    });
    this.placed = computed(() => {
      if (this.isMade(this.sent.value)) return null;
      return this.typed.value === "" ? this.drawn() : this.chosenWay();
    });
    this.preview = computed(() => this.previewOf(this.placed.value));
  }

  get isSeated(): boolean {
    return this.match.seat.value !== null;
  }

  get isMyTurn(): boolean {
    return this.isSeated && this.view.value.turn === this.side.value;
  }

  get canPlay(): boolean {
    return this.isMyTurn && !this.match.sending.value && this.preview.value?.problem === null;
  }

  name(seat: Seat): string {
    return seatName(this.match.seats.value, seat, texts.value);
  }

  /** Whether a tap on this cell does something now: goes on with the word in hand, or is a letter to give. */
  isOpen(cell: number): boolean {
    const { rings, mode } = this.view.value;
    if (this.passing.value) return rings[cell] === NO_RING;
    const trail = this.typed.value === "" ? this.trail.value : [];
    return trail.includes(cell) || mayFollow(trail, cell, mode);
  }

  place(seat: Seat): number {
    return placeOf(seat, this.side.value, 2);
  }

  tap(cell: number): void {
    this.shown.value = [];
    if (this.passing.value) {
      this.gift.value = this.isOpen(cell) ? cell : this.gift.value;
      return;
    }
    this.draw(tapped(this.trail.value, cell, this.view.value.mode));
  }

  draw(trail: readonly number[]): void {
    this.refusal.value = null;
    this.shown.value = [];
    this.typed.value = "";
    this.trail.value = trail;
  }

  type(text: string): void {
    this.refusal.value = null;
    this.shown.value = [];
    this.trail.value = [];
    this.typed.value = text;
    this.way.value = 0;
  }

  /** Gives the last letter back. */
  undo(): void {
    if (this.typed.value !== "") this.type(this.typed.value.slice(0, -1));
    else this.draw(this.trail.value.slice(0, -1));
  }

  nextWay(): void {
    this.way.value = (this.way.value + 1) % Math.max(1, this.ways.value.length);
  }

  startPass(on: boolean): void {
    this.draw([]);
    this.passing.value = on;
    this.gift.value = null;
  }

  async playWord(): Promise<void> {
    const placed = this.placed.value;
    if (!placed || !this.canPlay) return;
    const { zx, qu } = sayable(placed);
    this.sent.value = placed;
    await this.send({ type: "word", cells: placed.cells, ...(zx && { zx }), ...(qu && { qu }) });
    this.sent.value = null;
  }

  async playPass(): Promise<void> {
    const cell = this.gift.value;
    if (cell !== null && this.isMyTurn) await this.send({ type: "pass", cell });
  }

  private async send(move: OverturnMove): Promise<void> {
    this.refusal.value = null;
    const inHand = this.hand();
    const answering = this.match.move(move);
    // Where the move is on the board already the hand is free for the next one, and gets this one back if it is refused.
    const isShown = !this.isMyTurn;
    if (isShown) this.startPass(false);
    const answer = await answering;
    if (answer.ok) {
      if (!isShown) this.startPass(false);
      return;
    }
    if (isShown) this.takeUp(inHand);
    this.refusal.value = answer.refusal;
    const cells = answer.refusal?.detail?.cells;
    if (typeof cells === "string") {
      this.passing.value = false;
      this.shown.value = cells.split(" ").map(Number);
    }
  }

  private hand() {
    const { trail, typed, way, passing, gift } = this;
    return [trail.value, typed.value, way.value, passing.value, gift.value] as const;
  }

  private takeUp([trail, typed, way, passing, gift]: ReturnType<OverturnTable["hand"]>): void {
    this.trail.value = trail;
    this.typed.value = typed;
    this.way.value = way;
    this.passing.value = passing;
    this.gift.value = gift;
  }

  /** The board may show a word before its answer comes: then it is in hand no longer, and nothing is wrong with it. */
  private isMade(sent: Placed | null): boolean {
    const { last } = this.view.value;
    return (
      sent !== null &&
      last?.type === "word-made" &&
      last.seat === this.side.value &&
      last.cells.join() === sent.cells.join()
    );
  }

  private drawn(): Placed | null {
    const cells = this.trail.value;
    if (cells.length === 0) return null;
    const view = this.view.value;
    const choice = choiceOf(view, cells, this.zx.value, this.qu.value);
    const decided = { ...view, zx: view.zx ?? choice.zx, qu: view.qu ?? choice.qu };
    return { word: cells.map((cell) => lettersAt(decided, cell)).join(""), cells, ...choice };
  }

  private chosenWay(): Placed | null {
    return this.ways.value[this.way.value] ?? this.ways.value[0] ?? null;
  }

  private previewOf(placed: Placed | null): Preview | null {
    if (!placed) return null;
    const view = this.view.value;
    const seat = this.side.value;
    const read = readPath(view, placed.cells, sayable(placed));
    return {
      ...effectOf(view, seat, placed.cells),
      score: ringsOf(afterWord(view, seat, placed)),
      problem: read.ok ? null : read.error,
    };
  }
}

export const theirs = (table: OverturnTable): Seat => opponentOf(table.side.value);

/** A refusal in the reader's language; by its code, with its details filled in. */
export function refusalText({ code, detail }: Pick<Refused, "code" | "detail"> | Refusal): string {
  const known: Readonly<Record<string, string>> = { ...texts.value.refusals, ...words.value.refusals };
  const sentence = known[code];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
