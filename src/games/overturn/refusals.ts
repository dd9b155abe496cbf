import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const OVERTURN_REFUSALS = [
  "overturn/not-your-turn",
  "overturn/outside",
  "overturn/not-adjacent",
  "overturn/cell-twice",
  "overturn/too-short",
  "overturn/one-tile",
  "overturn/choose-zx",
  "overturn/choose-qu",
  "overturn/zx-not-used",
  "overturn/qu-not-used",
  "overturn/zx-decided",
  "overturn/qu-decided",
  "overturn/no-new-cell",
  "overturn/no-used-cell",
  "overturn/unknown-word",
  "overturn/proper-noun",
  "overturn/pass-on-ring",
  "overturn/word-left",
  "overturn/no-pass",
] as const;
export type OverturnRefusal = (typeof OVERTURN_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<OverturnRefusal, string> = {
  "overturn/no-pass": "There is nobody to pass to. Make a word.",
  "overturn/not-your-turn": "It is not your turn. Wait for the other side.",
  "overturn/outside": "There is no cell {cell}. Cells count from 0 to 35.",
  "overturn/not-adjacent": "Letter {place} of {word} does not touch the one before it. Follow neighbours.",
  "overturn/cell-twice": "{word} uses one cell twice. In advanced mode take each cell once per word.",
  "overturn/too-short": "A word has at least two letters. Add one.",
  "overturn/one-tile": "{word} lies on one tile. Take letters from at least two tiles.",
  "overturn/choose-zx": "You are the first to use ZX. Say whether it is Z or X.",
  "overturn/choose-qu": "You are the first to use QU. Say whether it is U or QU.",
  "overturn/zx-not-used": "The word does not use ZX. Leave the choice out.",
  "overturn/qu-not-used": "The word does not use QU. Leave the choice out.",
  "overturn/zx-decided": "ZX stands for {letter} in this game. Use it as {letter}.",
  "overturn/qu-decided": "QU stands for {letter} in this game. Use it as {letter}.",
  "overturn/no-new-cell": "{word} has no new cell. Take at least one without a ring.",
  "overturn/no-used-cell": "{word} has no used cell. Take at least one with a ring.",
  "overturn/unknown-word": "{word} is not in the dictionary. Try another word.",
  "overturn/proper-noun": "{word} is only a proper noun. Try another word.",
  "overturn/pass-on-ring": "Cell {cell} has a ring already. A pass goes to a new cell.",
  "overturn/word-left": "The last new cell is not given away while a word is left: {word}. Make a word.",
};

const refusal = refusalsOf(MESSAGES);

export const refuse = (code: OverturnRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
