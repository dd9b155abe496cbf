import { CIRCLES } from "../../../games/password/circles.ts";
import type { Asked, PasswordDisclosed } from "../../../games/password/events.ts";
import type { Speaker } from "../client-game.ts";
import { passwordTexts } from "./texts/index.ts";

/** One happening as a sentence. What a viewer may not know is missing from the event, and so from the sentence. */
export function tell(it: PasswordDisclosed, speaker: Speaker): string | null {
  const { tell: say, left } = passwordTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  switch (it.type) {
    case "secret-chosen":
      return it.given ? say.given(it.word) : say.chosen(who(it.seat));
    case "order-rolled":
      return say.starts(who(it.starts));
    case "rolled":
      return say.rolled(who(it.seat), it.dice[0], it.dice[1]);
    case "asked":
      return tellAsked(it, speaker);
    case "guessed":
      return `${say.guesses(who(it.seat), who(it.target), it.word)} ${it.right ? say.right : say.wrong}`;
    case "passed":
      return it.reason === "time" ? say.late(who(it.seat)) : say.noQuestion(who(it.seat));
    case "side-left":
      return [left[it.reason](who(it.seat)), it.word === null ? "" : say.word(it.word)].join(" ").trim();
    case "finished":
      return it.alone ? null : say.wins(who(it.winner));
    default:
      return null;
  }
}

/** A question and its answer apart, for those who look at the board and need no letters listed. */
export function questionOf(it: Asked, speaker: Speaker): string {
  const { tell: say } = passwordTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  const another = it.another === true;
  const question = it.letter === null ? say.circleShort(it.circle, another) : say.letter(it.letter, another);
  return `${say.asks(who(it.seat), who(it.target))} ${question}`;
}

export function answerOf(it: Asked, speaker: Speaker): string {
  const { tell: say } = passwordTexts.in(speaker.language);
  return it.yes ? (it.position === null ? say.yes : say.yesAt(it.position)) : say.no;
}

function tellAsked(it: Asked, speaker: Speaker): string {
  const { tell: say } = passwordTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  const letters = [...(CIRCLES[speaker.wordsLanguage][it.circle] ?? "")].join(" ");
  const another = it.another === true;
  const question =
    it.letter === null ? say.circle(it.circle, letters, another) : say.letter(it.letter, another);
  return `${say.asks(who(it.seat), who(it.target))} ${question} ${answerOf(it, speaker)}`;
}
