import type { QuickBuzzleDisclosed } from "../../../games/quick-buzzle/events.ts";
import { tellRace } from "../buzzle-family/tell.ts";
import { buzzleTexts } from "../buzzle-family/texts/index.ts";
import type { Speaker } from "../client-game.ts";

export function tell(it: QuickBuzzleDisclosed, speaker: Speaker): string | null {
  const { tell: say, left } = buzzleTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  switch (it.type) {
    case "side-left":
      return left[it.reason](who(it.seat));
    case "race-ended":
      return [
        it.winner === null ? say.raceDrawn : say.raceWon(who(it.winner)),
        say.words(it.words.filter((word) => word !== null).join(", ")),
      ].join(" ");
    case "finished":
      if (it.reason === "heaps-over" || it.reason === "left") return null;
      return it.winner === null ? say.drawn : say.wins(who(it.winner));
    case "heaps-drawn":
    case "heap-dealt":
      return null;
    default:
      return tellRace(it, speaker);
  }
}
