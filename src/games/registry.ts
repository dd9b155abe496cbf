import type { ZodType } from "zod";
import type { AnyBot, AnyGame } from "./game.ts";
import { passwordBot } from "./password/bot.ts";
import { password } from "./password/index.ts";
import * as passwordWire from "./password/wire.ts";

/** A game as the server knows it: its rules, its bot, and the schemas of what goes over the wire. */
export interface GameEntry {
  readonly name: string;
  readonly rules: AnyGame;
  readonly bot: AnyBot;
  readonly wire: { readonly options: ZodType; readonly move: ZodType; readonly view: ZodType };
}

export const GAMES: Readonly<Record<string, GameEntry>> = {
  password: {
    name: "Password",
    rules: password as AnyGame,
    bot: passwordBot as AnyBot,
    wire: {
      options: passwordWire.optionsSchema,
      move: passwordWire.moveSchema,
      view: passwordWire.viewSchema,
    },
  },
};

export const gameNamed = (id: string): GameEntry | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
