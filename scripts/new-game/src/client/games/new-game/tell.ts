import type { NewGameEvent } from "../../../games/new-game/events.ts";
import type { Speaker } from "../client-game.ts";
import { newGameTexts } from "./texts/index.ts";

/** One happening as a sentence. */
export function tell(event: NewGameEvent, speaker: Speaker): string | null {
  const { tell: say, left } = newGameTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  switch (event.type) {
    case "word-said":
      return say.word(who(event.seat), event.word);
    case "passed":
      return (event.by === "clock" ? say.late : say.passes)(who(event.seat));
    case "side-left":
      return left[event.reason](who(event.seat));
    default:
      return null; // an event of a later version
  }
}
