import type { ComponentType } from "preact";
import type { Language } from "../../core/language.ts";
import type { SentEvent } from "../../match/view.ts";
import type { ViewFrame } from "../../protocol/frames.ts";
import type { MatchStore } from "../match/store.ts";

/** What a game brings to the client, loaded when somebody plays it. */
export interface ClientGame {
  /** The whole playing surface, from the first choice to the end. */
  readonly Board: ComponentType<{ readonly match: MatchStore }>;
  /** One line of the story of the match; null for what is not worth a line. */
  tell(event: SentEvent, speaker: Speaker): string | null;
  /** What giving up means here. Absent: the match, and one's word is shown. */
  givingUp?(view: ViewFrame): GivingUp;
}

export interface GivingUp {
  readonly question: string;
  /** Less than the match, and the move that gives it up. */
  readonly part?: { readonly label: string; readonly move: unknown };
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
