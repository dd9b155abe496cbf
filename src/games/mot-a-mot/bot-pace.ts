import type { Chance } from "../../core/chance.ts";
import type { BotLevel, Seat } from "../game.ts";
import { COUNT_MS } from "./options.ts";
import type { MotAMotView } from "./view.ts";

/**
 * How long a bot takes, so that people can play with it: they read a card before the first bid, think about a clue
 * before the next one comes, and have a chance to buzz. Shortest and longest, in milliseconds.
 */
type Range = readonly [number, number];

const FIRST_BID: Range = [4000, 8000];
const LOWER_BID: Range = [2500, 4500];
const FIRST_CLUE: Range = [1500, 3000];
const NEXT_CLUE: Range = [5000, 7500];
const BONUS: Range = [2500, 4500];
/** In a race a level is a pace. */
const BUZZ: Record<BotLevel, Range> = { 1: [4000, 7000], 2: [3000, 5500], 3: [2000, 4000] };

/** Null: as long as a person takes for any move. */
export function paceMs(view: MotAMotView, seat: Seat, level: BotLevel, chance: Chance): number | null {
  const range = view.vote ? null : rangeOf(view, seat, level);
  return range && range[0] + chance.int(range[1] - range[0] + 1);
}

function rangeOf({ phase, auction, speech }: MotAMotView, seat: Seat, level: BotLevel): Range | null {
  if (auction) {
    const last = auction.bids.at(-1);
    if (!last) return FIRST_BID;
    // A low bid counts down sooner than that: half of it is left for people.
    const half = (last.clues * COUNT_MS) / 2;
    return [Math.min(LOWER_BID[0], half), Math.min(LOWER_BID[1], half)];
  }
  if (!speech) return null;
  if (phase === "choosing-bonus") return BONUS;
  if (phase !== "speaking" || speech.floor) return null;
  if (seat !== speech.giver) return BUZZ[level];
  if (speech.mayBuzz.length > 0) return NEXT_CLUE;
  return speech.clues.some(({ entry }) => entry === speech.current) ? null : FIRST_CLUE;
}
