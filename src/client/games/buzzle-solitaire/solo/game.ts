import type { Language } from "../../../../core/language.ts";
import { buzzleSolitaire as rules, type SolitaireTypes } from "../../../../games/buzzle-solitaire/index.ts";
import type { SolitaireOptions } from "../../../../games/buzzle-solitaire/options.ts";
import type { Lexicon } from "../../../../lexicon/lexicon.ts";
import { type Commit, isMatchEvent, type MatchHeader } from "../../../../match/events.ts";
import { beginLocal } from "../../../local/begin.ts";
import { pagePort } from "../../../local/browser-port.ts";
import { LocalMatch } from "../../../local/store.ts";
import { forget, recall, remember } from "../../../storage.ts";

/** One game of Solitaire in this page. Its log is kept, so that a page that was closed goes on where it was. */
export type SoloWish = Pick<SolitaireOptions, "length" | "minutes" | "own">;
export const USUAL: SoloWish = { length: 4, minutes: 15, own: false };

const KEY = "solo";
const PLAYER = { id: "solo", name: "" };

export function beginSolo(wish: SoloWish, language: Language, words: Lexicon): LocalMatch<SolitaireTypes> {
  const options: SolitaireOptions = { ...wish, daily: false, clock: { kind: "none" }, teams: false };
  return play(beginLocal({ rules, language, words, options, player: PLAYER, bots: [] }, pagePort), words);
}

/** The language of the game that was left unfinished here; null when there is none. */
export function leftIn(): Language | null {
  return headerOf(recall<Commit[]>(KEY))?.language ?? null;
}

export function resumeSolo(words: Lexicon): LocalMatch<SolitaireTypes> | null {
  const log = recall<Commit[]>(KEY);
  if (headerOf(log) === null) return null;
  try {
    return play(log!, words);
  } catch {
    forget(KEY); // not a log that these rules can read
    return null;
  }
}

/** Keeps what happened; a game that is over is not gone back to. */
export function keepSolo(match: LocalMatch<SolitaireTypes>): void {
  if (match.view.value?.outcome) forget(KEY);
  else remember(KEY, match.log);
}

const play = (log: readonly Commit[], words: Lexicon): LocalMatch<SolitaireTypes> =>
  new LocalMatch({ rules, words, log, player: PLAYER.id }, pagePort);

function headerOf(log: readonly Commit[] | null): MatchHeader | null {
  const first = isList(log) ? log[0]?.events?.[0] : undefined;
  if (!first || !isMatchEvent(first) || first.type !== "match-created") return null;
  const { header } = first;
  return header.rules === rules.version ? header : null;
}

/** What was kept may be of another version, or written by hand. */
const isList = (kept: unknown): kept is readonly Partial<Commit>[] => Array.isArray(kept);
