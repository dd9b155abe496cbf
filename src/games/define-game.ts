import type { ZodType } from "zod";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { GameFacts } from "./facts.ts";
import type { AnyBot, AnyGame, Bot, Game, GameEvent, GameView, Setup } from "./game.ts";
import type { MatchOptions } from "./options.ts";

/**
 * A game as one value. The rules say what its options, moves, events and views are; everything beside them has to be of
 * the same game, or it does not compile.
 */
export interface GameModule<
  Options extends MatchOptions,
  State,
  Move,
  Event extends GameEvent,
  View extends GameView,
  Disclosed extends GameEvent,
> {
  readonly facts: GameFacts<NoInfer<Options>>;
  readonly rules: Game<Options, State, Move, Event, View, Disclosed>;
  readonly bot: Bot<NoInfer<View>, NoInfer<Move>>;
  /** The game's `wire.ts` as a whole. */
  readonly wire: {
    readonly optionsSchema: ZodType<NoInfer<Options>>;
    readonly moveSchema: ZodType<NoInfer<Move>>;
    readonly viewSchema: ZodType<NoInfer<View>>;
    /** Its events as they leave, cut to what a viewer may know. */
    readonly disclosedSchema: ZodType<NoInfer<Disclosed>>;
  };
  /** Looks at a finished match again: its own events, and what could have been played. Plain JSON. */
  analyse?(setup: Setup<NoInfer<Options>>, events: readonly NoInfer<Event>[], words: Lexicon): unknown;
}

/** A game as the server knows it, its own types gone. */
export interface GameEntry {
  readonly name: string;
  readonly facts: GameFacts;
  readonly rules: AnyGame;
  readonly bot: AnyBot;
  readonly wire: {
    readonly options: ZodType<MatchOptions>;
    readonly move: ZodType;
    readonly view: ZodType;
    readonly disclosed: ZodType;
  };
  analyse?(setup: Setup<MatchOptions>, events: readonly GameEvent[], words: Lexicon): unknown;
}

/**
 * The one place where a game loses its types. It needs no cast: contracts are made of methods (`AnyGame`). Whatever comes
 * back into the game went through its own schemas.
 */
export function defineGame<
  Options extends MatchOptions,
  State,
  Move,
  Event extends GameEvent,
  View extends GameView,
  Disclosed extends GameEvent,
>(game: GameModule<Options, State, Move, Event, View, Disclosed>): GameEntry {
  const { facts, rules, bot, wire, analyse } = game;
  return {
    name: facts.texts.en.name,
    facts,
    rules,
    bot,
    wire: {
      options: wire.optionsSchema,
      move: wire.moveSchema,
      view: wire.viewSchema,
      disclosed: wire.disclosedSchema,
    },
    ...(analyse ? { analyse } : {}),
  };
}
