import type { ComponentType } from "preact";
import type { GameTypes } from "../../games/game.ts";
import type { Lesson } from "./lesson.ts";

/** The rules of a game in a player's words, in one language. */
export interface RuleBook {
  /** What the game is, in two or three sentences. */
  readonly intro: string;
  readonly sections: readonly RuleSection[];
}

export interface RuleSection {
  /** Its place in the address: `#asking`. The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly figures?: readonly Figure[];
}

/**
 * `ids` name the numbered rules that this says (`P9 P10`). Between asterisks stands an example. A word in capitals is
 * one that the game takes; between tildes (`~BUVEZ~`), one that it refuses.
 */
export interface Rule {
  readonly ids: string;
  readonly text: string;
}

export const rule = (ids: string, text: string): Rule => ({ ids, text });

/** What is read of a text of the book: the tildes are for the test that asks the dictionary. */
export const readable = (text: string): string => text.replaceAll("~", "");

export interface Figure {
  readonly name: string;
  readonly caption: string;
}

/** The drawings of a game by name, made of the parts it is played with, in positions of its lesson. */
export type Figures<Types extends GameTypes = GameTypes> = Readonly<
  Record<string, ComponentType<{ readonly lesson: Lesson<Types> }>>
>;
