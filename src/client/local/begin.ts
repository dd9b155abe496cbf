import type { Language } from "../../core/language.ts";
import type { AnyGame, BotLevel, GameEvent } from "../../games/game.ts";
import type { MatchOptions } from "../../games/options.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import * as decide from "../../match/decide.ts";
import type { AnyEvent, Commit, Member } from "../../match/events.ts";
import { headerOf } from "../../match/header.ts";
import { worldOf } from "../../match/world.ts";
import type { LocalPort } from "./store.ts";

export interface LocalSetup {
  readonly rules: AnyGame;
  readonly language: Language;
  readonly words: Lexicon;
  /** Whole: the defaults are the wire's, and the wire's schemas are not loaded here. */
  readonly options: MatchOptions;
  readonly player: Member;
  /** They take the seats after the player's. */
  readonly bots: readonly BotLevel[];
  /** A seed makes it the same match every time. */
  readonly seed?: Uint8Array;
  /** What happens at the start, in place of what chance would give. */
  readonly opening?: readonly GameEvent[];
}

/** The first commits of a match in the page: made, filled, begun. Clocks start where the port has time for them. */
export function beginLocal(setup: LocalSetup, port: LocalPort): Commit[] {
  const { rules, language, words, options, player, bots, seed, opening } = setup;
  const random = (bytes: Uint8Array) => port.random(bytes);
  const header = headerOf(
    rules,
    {
      game: rules.id,
      language,
      lexicon: words.hash,
      options,
      seats: 1 + bots.length,
      visibility: "private",
      start: "full",
      ...(seed && { seed }),
    },
    random,
  );
  const at = port.now();
  const seating = decide.create(header, [player], bots);
  const events: AnyEvent[] = opening
    ? [...seating, { type: "match-begun" }, ...opening]
    : decide.beginIfFilled(rules, null, seating, worldOf(header, 1, at, words, random));
  const row = { at, player: null, move: null };
  const made = { seq: 1, ...row, events };
  return port.after ? [made, { seq: 2, ...row, events: [{ type: "everyone-arrived" }] }] : [made];
}
