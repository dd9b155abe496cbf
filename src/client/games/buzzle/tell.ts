import type { BuzzleDisclosed, Positioned, Proposed } from "../../../games/buzzle/events.ts";
import { kindOf } from "../../../games/buzzle-family/alphabet.ts";
import { tellRace, whoOf } from "../buzzle-family/tell.ts";
import { buzzleTexts } from "../buzzle-family/texts/index.ts";
import type { Speaker } from "../client-game.ts";

/** One happening as a sentence. What a viewer may not know is missing from the event, and so from the sentence. */
export function tell(it: BuzzleDisclosed, speaker: Speaker): string | null {
  const { tell: say, left } = buzzleTexts.in(speaker.language);
  const who = whoOf(speaker);
  switch (it.type) {
    case "opening-ended":
      return it.winner !== null && it.winner === speaker.you
        ? say.openedYou
        : say.opened(it.winner === null ? null : speaker.name(it.winner));
    case "started":
      return say.starts(who(it.starts));
    case "proposed":
    case "positioned":
      return `${questionOf(it, speaker)} ${answerOf(it, speaker)}`;
    case "guessed":
      return `${say.guesses(who(it.seat), who(it.target), it.word)} ${
        it.right ? (it.points === 0 ? say.yes : say.right(it.points)) : say.notIt(-it.points)
      }`;
    case "passed":
      return it.reason === "time" ? say.late(who(it.seat)) : say.stuck(who(it.seat));
    case "side-left":
      return [left[it.reason](who(it.seat)), it.word === null ? "" : say.word(it.word)].join(" ").trim();
    case "finished":
      return it.reason === "spent" || it.reason === "left" ? null : say.wins(who(it.winner));
    case "counted":
      return null;
    default:
      return tellRace(it, speaker);
  }
}

/** A question and its answer apart, for those who look at the board. */
export function questionOf(it: Proposed | Positioned, speaker: Speaker): string {
  const { tell: say, kinds, poses } = buzzleTexts.in(speaker.language);
  const who = whoOf(speaker);
  return it.type === "proposed"
    ? say.proposes(who(it.seat), who(it.target), kinds[it.piece], it.box)
    : say.positions(who(it.seat), who(it.target), kinds[kindOf(it.pose)], poses[it.pose], it.box);
}

export function answerOf(it: Proposed | Positioned, speaker: Speaker): string {
  const { tell: say } = buzzleTexts.in(speaker.language);
  if (it.type === "proposed") return it.yes ? say.yes : say.no;
  return it.exact ? say.exact : say.wrong;
}
