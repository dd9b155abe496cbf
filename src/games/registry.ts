import type { ZodType } from "zod";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { buzzleBot } from "./buzzle/bot.ts";
import { buzzle } from "./buzzle/index.ts";
import * as buzzleWire from "./buzzle/wire.ts";
import { solitaireBot } from "./buzzle-solitaire/bot.ts";
import { buzzleSolitaire } from "./buzzle-solitaire/index.ts";
import * as solitaireWire from "./buzzle-solitaire/wire.ts";
import type { AnyBot, AnyGame, GameEvent, Setup } from "./game.ts";
import { analyse as analyseLexiduel } from "./lexiduel/analysis.ts";
import { lexiduelBot } from "./lexiduel/bot.ts";
import { lexiduel } from "./lexiduel/index.ts";
import { STRANGERS as lexiduelStrangers } from "./lexiduel/options.ts";
import * as lexiduelWire from "./lexiduel/wire.ts";
import { motAMotBot } from "./mot-a-mot/bot.ts";
import { motAMot } from "./mot-a-mot/index.ts";
import * as motAMotWire from "./mot-a-mot/wire.ts";
import { analyse as analyseOverturn } from "./overturn/analysis.ts";
import { overturnBot } from "./overturn/bot.ts";
import { overturn } from "./overturn/index.ts";
import * as overturnWire from "./overturn/wire.ts";
import { passwordBot } from "./password/bot.ts";
import { password } from "./password/index.ts";
import * as passwordWire from "./password/wire.ts";
import { quickBuzzleBot } from "./quick-buzzle/bot.ts";
import { quickBuzzle } from "./quick-buzzle/index.ts";
import * as quickBuzzleWire from "./quick-buzzle/wire.ts";

/** A game as the server knows it: its rules, its bot, and the schemas of what goes over the wire. */
export interface GameEntry {
  readonly name: string;
  readonly rules: AnyGame;
  readonly bot: AnyBot;
  readonly wire: {
    readonly options: ZodType;
    readonly move: ZodType;
    readonly view: ZodType;
    /** Its events as they leave, cut to what a viewer may know. */
    readonly disclosed: ZodType;
  };
  /** Options that strangers play with, where they are not the defaults and the usual clock. */
  readonly strangers?: Readonly<Record<string, unknown>>;
  /** Looks at a finished match again: its own events, and what could have been played. Plain JSON. */
  readonly analyse?: Analyse;
}

type Analyse = (setup: Setup<unknown>, events: readonly GameEvent[], words: Lexicon) => unknown;

type WireModule = Readonly<
  Record<"optionsSchema" | "moveSchema" | "viewSchema" | "disclosedSchema", ZodType>
>;

const entry = (
  name: string,
  rules: unknown,
  bot: unknown,
  wire: WireModule,
  analyse?: unknown,
): GameEntry => ({
  name,
  rules: rules as AnyGame,
  bot: bot as AnyBot,
  wire: {
    options: wire.optionsSchema,
    move: wire.moveSchema,
    view: wire.viewSchema,
    disclosed: wire.disclosedSchema,
  },
  ...(analyse ? { analyse: analyse as Analyse } : {}),
});

export const GAMES: Readonly<Record<string, GameEntry>> = {
  password: entry("Password", password, passwordBot, passwordWire),
  buzzle: entry("Buzzle", buzzle, buzzleBot, buzzleWire),
  "quick-buzzle": entry("Quick Buzzle", quickBuzzle, quickBuzzleBot, quickBuzzleWire),
  "buzzle-solitaire": entry("Buzzle Solitaire", buzzleSolitaire, solitaireBot, solitaireWire),
  overturn: entry("Overturn", overturn, overturnBot, overturnWire, analyseOverturn),
  "mot-a-mot": entry("Mot à Mot", motAMot, motAMotBot, motAMotWire),
  lexiduel: {
    ...entry("Lexiduel", lexiduel, lexiduelBot, lexiduelWire, analyseLexiduel),
    strangers: lexiduelStrangers,
  },
};

export const gameNamed = (id: string): GameEntry | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
