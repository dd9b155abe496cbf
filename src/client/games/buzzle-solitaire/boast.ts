import { shareText } from "../../../games/buzzle-solitaire/share.ts";
import type { SolitaireView } from "../../../games/buzzle-solitaire/view.ts";
import { dayIn } from "../../daily/day-in.ts";
import { words } from "../buzzle-family/texts/index.ts";
import type { Boast } from "../game-after.ts";

/** A result to show around, from what its player sees: of a puzzle of the day there is no replay before the day is over. */
export function boastOf(view: Pick<SolitaireView, "date" | "score" | "groups">): Boast {
  const { solitaire, wordCount } = words.value;
  const date = view.date === null ? null : dayIn(view.date);
  const text = shareText({ ...view, date }, { title: solitaire.title, words: wordCount });
  return { lines: text.split("\n").slice(view.date === null ? 1 : 0), isOpen: view.date !== null };
}
