import { fail, ok, type Result } from "../core/result.ts";
import type { Refusal } from "../games/game.ts";
import { agreedOf } from "../games/vocabulary.ts";
import { agreedHash } from "../lexicon/create.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { MatchHeader } from "../match/events.ts";
import { refuse } from "../match/refusals.ts";
import type { Alarm } from "./alarm.ts";
import { wordsFor } from "./worlds.ts";

/** Everything a change needs that has to be awaited: the match's words, and when its alarm is set for. */
export class Supplies {
  private readonly lexicons: KVNamespace;
  private readonly clock: Alarm;
  private words: Lexicon | null = null;

  constructor(lexicons: KVNamespace, clock: Alarm) {
    this.lexicons = lexicons;
    this.clock = clock;
  }

  /** The words, when memory has all that a change of this match needs; otherwise null. */
  atHand({ lexicon, options }: MatchHeader): Lexicon | null {
    const isRight = this.words?.hash === agreedHash(lexicon, agreedOf(options));
    return this.clock.isReady && isRight ? this.words : null;
  }

  /** The first change of a memory fetches what it lacks. */
  async fetch(header: MatchHeader): Promise<Result<Lexicon, Refusal>> {
    const atHand = this.atHand(header);
    if (atHand) return ok(atHand);
    const [words] = await Promise.all([wordsFor(this.lexicons, header), this.clock.ready()]);
    if (!words.ok) return fail(refuse("match/words-unavailable"));
    this.words = words.value;
    return words;
  }
}
