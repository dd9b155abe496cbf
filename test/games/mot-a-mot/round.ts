import type { Seat } from "../../../src/games/game.ts";
import type {
  MotAMotEvent,
  MotAMotMove,
  MotAMotState,
  MotAMotView,
} from "../../../src/games/mot-a-mot/index.ts";
import { biddersLeft } from "../../../src/games/mot-a-mot/state.ts";
import { optionsSchema } from "../../../src/games/mot-a-mot/wire.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { seedOf, Table } from "../../contracts/play.ts";

/** A table that tests drive by hand. Speakers count from the lead: `a` bids first in most of them. */
export class MotAMotTable {
  readonly table: Table;
  private nextWord = 0;

  constructor(seats: number, options: Record<string, unknown> = {}, words?: Lexicon, seed = 1) {
    const kit = motAMotKit("fr", [seats], 1);
    this.table = new Table(
      words ? { ...kit, words } : kit,
      { name: "by hand", seats, options: optionsSchema.parse(options) },
      seedOf(seed),
    );
  }

  get state(): MotAMotState {
    return this.table.game as MotAMotState;
  }
  get round() {
    return this.state.round!;
  }
  get phase() {
    return this.state.phase;
  }
  get speakers(): readonly Seat[] {
    return this.round.speakers;
  }
  get seekers(): readonly Seat[] {
    return this.state.tokens.map((_, seat) => seat).filter((seat) => !this.speakers.includes(seat));
  }
  get speakerTokens(): number[] {
    return this.state.tokens.map(({ speaker }) => speaker);
  }
  get seekerTokens(): number[] {
    return this.state.tokens.map(({ seeker }) => seeker);
  }
  get last(): readonly MotAMotEvent[] {
    return this.table.log.at(-1)!.events as readonly MotAMotEvent[];
  }
  view(seat: Seat | null): MotAMotView {
    return this.table.view(seat) as unknown as MotAMotView;
  }

  /** Throws when the move is refused. */
  do(seat: Seat, move: MotAMotMove): this {
    const verdict = this.table.move(seat, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.error.code}`);
    return this;
  }
  refusal(seat: Seat, move: MotAMotMove): string | null {
    const verdict = this.table.judge(seat, move);
    return verdict.ok ? null : verdict.error.code.replace("mot-a-mot/", "");
  }
  later(ms: number): this {
    this.table.now += ms;
    return this;
  }
  /** Lets time run until the next deadline. */
  wait(): this {
    this.table.wait();
    return this;
  }

  bid(seat: Seat, clues: number, tokens?: number): this {
    return this.do(seat, { type: "bid", clues, ...(tokens === undefined ? {} : { tokens }) });
  }
  /** The first speaker wins the auction with this bid. */
  auction(clues: number): this {
    const [first, ...others] = this.speakers;
    this.bid(first!, clues);
    for (const seat of others) if (this.phase.name === "auction") this.do(seat, { type: "pass" });
    return this;
  }
  get giver(): Seat {
    return this.round.giver!;
  }
  /** A clue that has nothing to do with any card. */
  clue(word = `zk${String.fromCharCode(97 + (this.nextWord++ % 26))}w`): this {
    return this.do(this.giver, { type: "clue", word });
  }
  /** Buzzes and gets the floor, alone in the window. */
  buzz(seat: Seat): this {
    this.do(seat, { type: "buzz" });
    if (this.phase.name === "speaking" && this.phase.floor?.stage === "collecting") this.wait();
    return this;
  }
  answer(seat: Seat, word: string): this {
    return this.do(seat, { type: "answer", word });
  }
  wrong(seat: Seat): this {
    return this.buzz(seat).answer(seat, "qqq");
  }
  right(seat: Seat): this {
    return this.buzz(seat).answer(seat, this.text(this.round.current!));
  }
  /** A clue and the right answer. */
  find(seat: Seat): this {
    return this.clue().right(seat);
  }
  text(entry: number): string {
    return this.round.entries[entry]!.text;
  }
  /** Everybody is ready for the next round. */
  goOn(): this {
    for (const seat of this.state.tokens.keys())
      if (
        this.phase.name === "result" &&
        !this.phase.ready.includes(seat) &&
        !this.state.silent.includes(seat)
      )
        this.do(seat, { type: "ready" });
    return this;
  }
  /** Plays the round away: nobody bids, twice. */
  skipRound(): this {
    for (let card = 0; card < 2; card++)
      for (const seat of biddersLeft(this.state)) this.do(seat, { type: "pass" });
    return this.goOn();
  }
  /** Who has yet to choose a camp, in turn. */
  get choosing(): readonly Seat[] {
    return this.phase.name === "camps" ? this.phase.waiting : [];
  }
  /** Up to the choice of camps. */
  toCamps(): this {
    while (this.phase.name !== "camps") this.skipRound();
    return this;
  }
  /** Everybody takes the camp that time would give. */
  toFinale(): this {
    this.toCamps();
    while (this.phase.name === "camps") this.wait();
    return this;
  }
}
