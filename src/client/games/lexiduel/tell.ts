import type { LettersPlaced, LexiduelDisclosed } from "../../../games/lexiduel/events.ts";
import { formatSquare, STEP } from "../../../games/lexiduel/squares.ts";
import type { PlayedGame } from "../../../games/lexiduel/state.ts";
import type { Speaker } from "../client-game.ts";
import { lexiduelTexts } from "./texts/index.ts";

/** How a game of the match ended. The reader's points come first. */
export function gameText(
  game: number,
  { reason, scores, winner }: Pick<PlayedGame, "reason" | "scores" | "winner">,
  { language, you, name }: Pick<Speaker, "language" | "you" | "name">,
): string {
  const { tell: say } = lexiduelTexts.in(language);
  if (reason === "conceded") {
    const conceder = winner === 0 ? 1 : 0;
    return say.gameConceded(game, conceder === you ? null : name(conceder));
  }
  const [near, far] = you === 1 ? [scores[1], scores[0]] : scores;
  return say.gameEnded(game, near, far);
}

/** One happening as a sentence. The reader's points come first. */
export function tell(it: LexiduelDisclosed, speaker: Speaker): string | null {
  const { tell: say, board, left } = lexiduelTexts.in(speaker.language);
  const who = (seat: number): string | null => (seat === speaker.you ? null : speaker.name(seat));
  const ordered = ([a, b]: readonly [number, number]): [number, number] =>
    speaker.you === 1 ? [b, a] : [a, b];
  switch (it.type) {
    case "letters-placed": {
      const [word = it.letters] = it.words;
      const start = startOf(it, word);
      const taken = it.captures.map((square) =>
        board.letterAt(word[(square - start) / STEP[it.line]] ?? "", formatSquare(square)),
      );
      const sentences = [
        say.placed(who(it.seat), word, it.kind, board.along(formatSquare(start), it.line)),
        taken.length === 0 ? "" : say.took(taken.join(", ")),
        say.score(...ordered(it.scores)),
      ];
      return sentences.filter((sentence) => sentence !== "").join(" ");
    }
    case "turn-passed":
      return it.reason === "time" ? say.late(who(it.seat)) : say.passed(who(it.seat));
    case "game-conceded":
      return say.conceded(who(it.seat));
    case "game-ended":
      // That somebody conceded has just been said.
      return it.reason === "conceded" ? null : gameText(it.game, it, speaker);
    case "side-left":
      return left[it.reason](who(it.seat));
    default:
      return null;
  }
}

/**
 * Where the word begins that these letters lie in: the event names only the posed ones. Letters may fit in two places;
 * a word that grew forwards has the more of itself before them.
 */
export function startOf(
  {
    squares,
    letters,
    line,
    kind,
    direction,
  }: Pick<LettersPlaced, "squares" | "letters" | "line" | "kind" | "direction">,
  word: string,
): number {
  const [first] = squares;
  const fits = Array.from({ length: word.length }, (_, before) => before).filter((before) =>
    squares.every((square, i) => word[before + (square - first!) / STEP[line]] === letters[i]),
  );
  const grewOn = (kind === "extension" || kind === "joining") && direction === 1;
  return first! - ((grewOn ? fits.at(-1) : fits[0]) ?? 0) * STEP[line];
}
