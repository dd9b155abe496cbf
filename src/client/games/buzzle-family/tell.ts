import type { RaceDisclosed } from "../../../games/buzzle-family/race-events.ts";
import type { Speaker } from "../client-game.ts";
import { buzzleTexts } from "./texts/index.ts";

/** A seat as the texts want it: null is the reader. */
type Who = (seat: number) => string | null;
export const whoOf =
  (speaker: Speaker): Who =>
  (seat) =>
    seat === speaker.you ? null : speaker.name(seat);

export function tellRace(it: RaceDisclosed, speaker: Speaker): string | null {
  const { tell: say } = buzzleTexts.in(speaker.language);
  const who = whoOf(speaker);
  switch (it.type) {
    case "secret-chosen":
      return it.given ? say.given(it.word) : say.chosen(who(it.seat));
    case "pieces-dealt":
      return say.dealt;
    case "tried":
      return say.tried(who(it.seat));
    case "solved":
      return say.solved(who(it.seat), it.word);
    case "gave-up":
      return say.gaveUp(who(it.seat));
    default:
      return null; // an event of the match itself, or of a later version
  }
}
