import type { MotAMotDisclosed } from "../../../games/mot-a-mot/events.ts";
import type { Speaker } from "../client-game.ts";
import { motAMotTexts } from "./texts/index.ts";

/** One happening as a sentence. What a viewer may not know is missing from the event, and so from the sentence. */
export function tell(it: MotAMotDisclosed, speaker: Speaker): string | null {
  const { tell: say, left } = motAMotTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  switch (it.type) {
    case "numbers-drawn":
      return say.numbers(it.numbers.join(", "));
    case "round-started":
      return it.finale ? say.finale(it.speakers.map(who)) : say.round(it.round, it.speakers.map(who));
    case "bid-made":
      return say.bids(who(it.seat), it.clues, it.tokens);
    case "bid-passed":
      return say.passes(who(it.seat));
    case "bid-voided":
      return say.voidedBid(who(it.seat));
    case "card-thrown":
      return say.thrown;
    case "auction-won":
      return say.won(who(it.seat), it.clues);
    case "clue-given":
      return say.clue(it.clue, it.word);
    case "clue-missed":
      return say.clueMissed(who(it.seat));
    case "floor-given":
      return say.floor(who(it.seat));
    case "answered":
      return it.right ? say.right(who(it.seat), it.text ?? it.word) : say.wrong(who(it.seat), it.word);
    case "answer-missed":
      return say.missed(who(it.seat));
    case "three-found":
      return say.three(who(it.seat));
    case "bonus-chosen":
      return say.bonus(who(it.seat), it.entry);
    case "bonus-stopped":
      return say.stops(who(it.seat));
    case "round-ended":
      return it.result === "failed" ? say.failed : it.result === "void" ? say.voided : null;
    case "contested":
      return say.contested(who(it.seat), it.clue);
    case "vote-closed":
      return say.verdict(it.clue, it.cancelled);
    case "camp-chosen":
      return say.camp(who(it.seat), it.camp);
    case "fell-silent":
      return left[it.reason](who(it.seat));
    case "finished":
      return say.finished(it.speakers.map(who), it.seekers.map(who));
    default:
      return null; // buzzes, votes, cards drawn: seen on the board, not worth a line
  }
}
