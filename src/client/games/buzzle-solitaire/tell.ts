import type { SolitaireDisclosed } from "../../../games/buzzle-solitaire/events.ts";
import { buzzleTexts } from "../buzzle-family/texts/index.ts";
import type { Speaker } from "../client-game.ts";

export function tell(it: SolitaireDisclosed, speaker: Speaker): string | null {
  const { tell: say, list, solitaireReasons } = buzzleTexts.in(speaker.language);
  switch (it.type) {
    case "set-given":
    case "set-drawn":
      return say.set(list(it.words));
    case "word-made":
      return say.made(it.word);
    case "finished":
      return solitaireReasons[it.reason];
    default:
      return null; // an event of the match itself
  }
}
