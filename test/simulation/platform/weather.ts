import type { Dice } from "./dice.ts";

/** What becomes of a call to another machine. */
export type Fate = "arrives" | "never-arrives" | "answer-is-lost";

/**
 * How well the platform is: what takes how long, and what fails. A world changes these as it likes; as they stand here
 * everything works, as fast as it usually does.
 */
export class Weather {
  private readonly dice: Dice;
  /** Everything that passes between machines takes so many times as long. */
  slowness = 1;
  /** How many calls to other objects and Workers fail, of one. */
  callsLost = 0;
  alarmsTwice = 0;
  /** Of alarms: up to so much too early or too late. */
  alarmsEarlyMs = 0;
  alarmsLateMs = 20;
  d1IsAway = false;
  kvIsAway = false;
  queuesAreAway = false;
  messagesTwice = 0;
  /** An object that nobody needs is put to sleep after this. */
  idleMs = 10_000;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  /** One way between two machines of the platform. */
  hopMs(): number {
    return this.slowness * (1 + this.dice.until(3));
  }

  /** Until what was written would outlive this machine. */
  flushMs(): number {
    return this.slowness * (2 + this.dice.until(4));
  }

  /** Until a sleeping object runs. */
  wakeMs(): number {
    return this.slowness * (1 + this.dice.until(8));
  }

  storeMs(): number {
    return this.slowness * (1 + this.dice.until(6));
  }

  fate(): Fate {
    if (this.callsLost === 0 || !this.dice.happens(this.callsLost)) return "arrives";
    return this.dice.happens(0.5) ? "never-arrives" : "answer-is-lost";
  }

  alarmOffMs(): number {
    return this.dice.between(-this.alarmsEarlyMs, this.alarmsLateMs);
  }

  /** Of so many writes that nobody has heard of yet, how many a crash leaves. */
  leftByCrash(layers: number): number {
    return this.dice.int(layers + 1);
  }

  idleFor(): number {
    return this.idleMs * this.dice.between(1, 1.5);
  }

  happens(probability: number): boolean {
    return probability > 0 && this.dice.happens(probability);
  }
}
