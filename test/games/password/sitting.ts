import type { Chance } from "../../../src/core/chance.ts";
import type { Seat, Verdict, World } from "../../../src/games/game.ts";
import {
  type PasswordEvent,
  type PasswordMove,
  type PasswordOptions,
  type PasswordState,
  password,
} from "../../../src/games/password/index.ts";
import { optionsSchema } from "../../../src/games/password/wire.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";

/** A few French words of every class that the rules tell apart. */
export const WORDS: Lexicon = lexiconOf("fr", {
  AB: CLASS.lemma,
  BUVEZ: CLASS.conjugated,
  DANSE: CLASS.lemma | CLASS.conjugated,
  DANSER: CLASS.lemma,
  ETE: CLASS.lemma | CLASS.participle,
  FINI: CLASS.participle,
  GARANTIE: CLASS.lemma,
  GARANTIES: CLASS.inflected,
  KIWI: CLASS.lemma,
  OUF: CLASS.interjection,
  OUI: CLASS.lemma,
  PARIS: CLASS.proper,
  PORTES: CLASS.inflected | CLASS.conjugated,
  ROUGE: CLASS.lemma,
  SALADE: CLASS.lemma,
  SALADES: CLASS.inflected,
  SALSA: CLASS.lemma,
});

export const options = (given: Partial<PasswordOptions> = {}): PasswordOptions => optionsSchema.parse(given);

/** Chance made of given numbers, one list a purpose; whatever is not given is 0. */
export function riggedChance(numbers: readonly number[]): Chance {
  const left = [...numbers];
  const int = (bound: number): number => Math.min(left.shift() ?? 0, bound - 1);
  return { int, pick: (items) => items[int(items.length)]!, shuffle: (items) => [...items] };
}

/** The lowest throw for seat 0, the highest for all others. */
const SEAT_0_STARTS = [0, 0, 5, 5, 5, 5, 5, 5];

export interface SittingOptions {
  readonly secrets?: readonly string[];
  readonly seats?: number;
  readonly options?: Partial<PasswordOptions>;
  readonly words?: Lexicon;
}

/** A match moved by hand, with dice that fall as told. */
export class Sitting {
  state: PasswordState;
  readonly log: PasswordEvent[] = [];
  /** What chance gives in the next commit, by purpose; every draw is counted. */
  rig: Record<string, readonly number[]> = {};
  readonly draws: string[] = [];
  private readonly words: Lexicon;

  constructor({ secrets = [], seats = secrets.length, options: given = {}, words = WORDS }: SittingOptions) {
    this.words = words;
    this.state = password.init({ seats, language: words.language, options: options(given) });
    secrets.forEach((word, seat) => {
      this.must(seat, { type: "secret", word });
    });
  }

  world(): World {
    return {
      now: 0,
      lagMs: 0,
      words: this.words,
      chance: (purpose) => {
        this.draws.push(purpose);
        return riggedChance(this.rig[purpose] ?? (purpose === "order" ? SEAT_0_STARTS : []));
      },
      seal: (seat, epoch, word) => ({ commitment: `sealed-${seat}-${epoch}`, nonce: `nonce of ${word}` }),
    };
  }

  try(seat: Seat, move: PasswordMove): Verdict<PasswordEvent> {
    return password.decide(this.state, seat, move, this.world());
  }

  /** A move that must be accepted; gives its events. */
  must(seat: Seat, move: PasswordMove): PasswordEvent[] {
    const verdict = this.try(seat, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)} refused: ${verdict.error.code}`);
    return this.take(verdict.value);
  }

  /** The code of a move that must be refused. */
  code(seat: Seat, move: PasswordMove): string {
    const verdict = this.try(seat, move);
    if (verdict.ok) throw new Error(`${JSON.stringify(move)} accepted`);
    return verdict.error.code;
  }

  take(events: readonly PasswordEvent[]): PasswordEvent[] {
    this.log.push(...events);
    this.state = events.reduce(password.apply, this.state);
    return [...events];
  }

  /** Lets the wait of the side to move run out. */
  timeOut(key = password.waits(this.state)[0]!.key): PasswordEvent[] {
    return this.take(password.expire(this.state, key, this.world()));
  }

  leave(seat: Seat, reason: "resigned" | "absent" | "time" = "resigned"): PasswordEvent[] {
    return this.take(password.leave(this.state, seat, reason, this.world()));
  }

  get turn(): Seat | null {
    return password.view(this.state, null).turn;
  }

  /** Passes turns by time until this seat is to roll or guess. */
  handTo(seat: Seat): this {
    while (this.state.phase.name !== "turn" || this.turn !== seat) this.timeOut();
    return this;
  }

  /** Rolls to this circle for the side that has the hand. */
  roll(circle: number): PasswordEvent[] {
    const first = Math.max(1, circle - 6);
    this.rig = { ...this.rig, dice: [first - 1, circle - first - 1] };
    return this.must(this.turn!, { type: "roll" });
  }

  /** Seat 0 comes to the hand, rolls this circle and asks seat 1; gives the answer in short: `yes 4`, `no` … */
  ask(circle: number, letter?: string, lot = 0): string {
    this.handTo(0).roll(circle);
    this.rig = { position: [lot] };
    const verdict = this.try(0, { type: "ask", target: 1, ...(letter && { letter }) });
    if (!verdict.ok) return verdict.error.code;
    const asked = this.take(verdict.value)[0]!;
    if (asked.type !== "asked") throw new Error(`Expected an answer, got ${asked.type}`);
    return `${asked.yes ? "yes" : "no"}${asked.position === null ? "" : ` ${asked.position}`}`;
  }
}
