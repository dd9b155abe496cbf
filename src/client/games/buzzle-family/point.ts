import { countIn, KINDS } from "../../../games/buzzle-family/alphabet.ts";

/** The pieces in the heap that a letter is made of. */
export const piecesOfLetter = (letter: string): readonly string[] =>
  KINDS.map((kind) => [kind, countIn(letter, kind)] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `.bz-lying:nth-child(-n + ${count} of [data-kind="${kind}"])`);
