import type { OverturnDisclosed } from "../../../games/overturn/events.ts";
import type { Speaker } from "../client-game.ts";
import { overturnTexts } from "./texts/index.ts";

/** One happening as a sentence. `letterAt` names a cell's letter where the board is at hand. */
export function tell(
  it: OverturnDisclosed,
  speaker: Speaker,
  letterAt?: (cell: number) => string,
): string | null {
  const { tell: say, left, gameEnds, past } = overturnTexts.in(speaker.language);
  const letter = letterAt ?? ((cell) => say.letterAt(Math.floor(cell / 6) + 1, (cell % 6) + 1));
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  switch (it.type) {
    case "tiles-laid":
      return say.laid;
    case "word-made":
      return [
        say.word(who(it.seat), it.word) + say.effect(it.laid.length, it.turned.length),
        it.zx && say.decides("ZX", it.zx),
        it.qu && say.decides("QU", it.qu),
      ]
        .filter(Boolean)
        .join(" ");
    case "ring-given":
      return (it.by === "clock" ? say.late : say.passes)(who(it.seat), letter(it.cell));
    case "game-ended": {
      if (it.next === null) return gameEnds[it.reason];
      const you = speaker.you ?? 0;
      return `${gameEnds[it.reason]} ${past(it.rings[you]!, it.rings[1 - you]!)}. ${say.second}`;
    }
    case "side-left":
      return left[it.reason](who(it.seat));
    default:
      return null;
  }
}
