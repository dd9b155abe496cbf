import type { ComponentType, VNode } from "preact";
import type { Language } from "../../core/language.ts";
import type { Foretell } from "../../games/foretold.ts";
import type { GameTypes } from "../../games/game.ts";
import type { BegunView } from "../../match/view.ts";
import type { MatchStore } from "../match/store.ts";

/**
 * What a game brings to the client, loaded when somebody plays it. Methods all of them, the board too: whatever the
 * game, it is a `ClientGame` without a cast (see `AnyGame`).
 */
export interface ClientGame<Types extends GameTypes = GameTypes> {
  /** The whole playing surface, from the first choice to the end: a component. */
  Board(props: { readonly match: MatchStore<Types> }): VNode | null;
  /** One line of the story of the match; null for what is not worth a line. */
  tell(event: Types["disclosed"], speaker: Speaker): string | null;
  /** A word that was found: by whom, and whose it was, null for nobody's. It is heard and felt. Absent: none is. */
  found?(event: Types["disclosed"]): { readonly seat: number; readonly target: number | null } | null;
  /** How one's own moves are shown before the server has answered. Absent: they are not. */
  loadForetell?(): Promise<Foretell<Types>>;
  /** Whoever resigns has a secret word, and it is shown. */
  readonly showsWord?: boolean;
  /** What giving up means here. Absent: the match. */
  givingUp?(view: BegunView<Types["view"]>): GivingUp<Types>;
}

export interface GivingUp<Types extends GameTypes = GameTypes> {
  readonly question: string;
  /** Less than the match, and the move that gives it up. */
  readonly part?: { readonly label: string; readonly move: Types["move"] };
  /** What the whole is called beside the part. */
  readonly all?: string;
}

/** The game's own settings on the page that makes a match, loaded with that page. */
export interface GameSetup {
  readonly Fields: ComponentType<{
    readonly options: OptionsWish;
    readonly seats: number;
    /** The language that the match will be played in. */
    readonly language: Language;
    readonly change: (wish: OptionsWish) => void;
  }>;
  /** Whether these options want one sitting, so that the clock cannot be days a move. Absent: never. */
  isSitting?(options: OptionsWish): boolean;
}
export type OptionsWish = Readonly<Record<string, unknown>>;

export interface Speaker {
  /** The language of the page. */
  readonly language: Language;
  /** The language the match is played in. */
  readonly wordsLanguage: Language;
  /** The seat that reads; null for a spectator. */
  readonly you: number | null;
  name(seat: number): string;
}
