import type { LexiduelEvent } from "../../../games/lexiduel/events.ts";
import { formatSquare } from "../../../games/lexiduel/squares.ts";
import type { SentEvent } from "../../../match/view.ts";
import type { Speaker } from "../client-game.ts";
import { lexiduelTexts } from "./texts/index.ts";

/** One happening as a sentence. The reader's points come first. */
export function tell(event: SentEvent | LexiduelEvent, speaker: Speaker): string | null {
  const { tell: say, kinds, left } = lexiduelTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  const ordered = ([a, b]: readonly [number, number]): [number, number] =>
    speaker.you === 1 ? [b, a] : [a, b];
  const it = event as LexiduelEvent;
  switch (it.type) {
    case "letters-placed": {
      const taken = it.captures.map(formatSquare).join(", ");
      const sentences = [
        say.placed(who(it.seat), it.words[0] ?? it.letters, kinds[it.kind]),
        taken === "" ? "" : say.took(taken),
        say.score(...ordered(it.scores)),
      ];
      return sentences.filter((sentence) => sentence !== "").join(" ");
    }
    case "turn-passed":
      return it.reason === "time" ? say.late(who(it.seat)) : say.passed(who(it.seat));
    case "game-ended":
      return say.gameEnded(it.game, ...ordered(it.scores));
    case "side-left":
      return left[it.reason](who(it.seat));
    default:
      return null;
  }
}
