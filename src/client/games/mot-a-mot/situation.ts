import type { Seat } from "../../../games/game.ts";
import { lowestBid, MOST_CLUES } from "../../../games/mot-a-mot/options.ts";
import type { MotAMotView } from "../../../games/mot-a-mot/view.ts";

/** What the one who looks can do now, or what they wait for. The rules judge; this only decides what to draw. */
export type Situation =
  | { readonly kind: "bid"; readonly below: number }
  | { readonly kind: "bid-made" | "passed" | "overhear" }
  | { readonly kind: "clue" | "clues-spent" | "floor-held" | "fellow-speaker" }
  | { readonly kind: "buzz" | "before-clue" | "answer" | "collecting" | "other-floor" | "watch" }
  | { readonly kind: "locked"; readonly clue: boolean; readonly other: boolean }
  | { readonly kind: "choose-bonus" | "bonus-awaited" }
  | { readonly kind: "result" | "camps" | "finished" | "out" };

export function situationOf(view: MotAMotView, you: Seat | null, out: boolean): Situation {
  if (view.phase === "finished") return { kind: "finished" };
  if (view.phase === "result") return { kind: "result" };
  if (view.phase === "camps") return { kind: "camps" };
  if (out) return { kind: "out" };
  const isSpeaker = you !== null && (view.round?.speakers.includes(you) ?? false);
  if (view.auction) return isSpeaker ? bidding(view, you) : { kind: "overhear" };
  const { speech } = view;
  if (!speech || you === null) return { kind: "watch" };
  if (view.phase === "choosing-bonus")
    return { kind: speech.giver === you ? "choose-bonus" : "bonus-awaited" };
  return isSpeaker ? speaking(view, you) : seeking(view, you);
}

function bidding({ auction }: MotAMotView, you: Seat): Situation {
  if (auction?.passed.includes(you)) return { kind: "passed" };
  if (auction?.bids.some(({ seat }) => seat === you)) return { kind: "bid-made" };
  return { kind: "bid", below: auction?.bids.at(-1)?.clues ?? MOST_CLUES + 1 };
}

function speaking({ speech }: MotAMotView, you: Seat): Situation {
  if (speech?.giver !== you) return { kind: "fellow-speaker" };
  if (speech.floor) return { kind: "floor-held" };
  return { kind: speech.lastAnswers ? "clues-spent" : "clue" };
}

function seeking({ speech }: MotAMotView, you: Seat): Situation {
  const floor = speech?.floor;
  if (floor?.seat === you) return { kind: "answer" };
  if (floor && floor.seat !== null) return { kind: "other-floor" };
  if (speech?.mayBuzz.includes(you)) return { kind: "buzz" };
  const lock = speech?.locked.find(({ seat }) => seat === you);
  if (lock) return { kind: "locked", clue: lock.clue, other: lock.other };
  return { kind: floor ? "collecting" : "before-clue" };
}

/** The numbers that a bid below the last may name, with so many tokens pledged; none when `highest` is the lower. */
export function bidsOpen({ auction }: MotAMotView, below: number, pledged: number) {
  const most = auction?.most ?? MOST_CLUES;
  return { lowest: lowestBid(pledged), highest: Math.min(below - 1, most - pledged) };
}

/** The bids worth a key of their own: the low ones. */
const KEYS = 12;
export function bidKeys({ lowest, highest }: { lowest: number; highest: number }): number[] {
  return Array.from({ length: Math.max(0, Math.min(highest - lowest + 1, KEYS)) }, (_, i) => lowest + i);
}

/** The clues for one entry, each with its number in the round. */
export function cluesFor(view: MotAMotView, entry: number | null): { clue: number; word: string }[] {
  return (view.speech?.clues ?? []).flatMap((each, i) =>
    each.entry === entry ? [{ clue: i + 1, word: each.word }] : [],
  );
}

/** Whether this clue may be contested from here: once its entry is found or the round over, one a player. */
export function mayContest(view: MotAMotView, clue: number, you: Seat | null): boolean {
  const { speech, vote, verdicts } = view;
  if (!speech || you === null || speech.giver === you || vote !== null) return false;
  if (view.phase === "finished" || view.phase === "camps") return false;
  const given = speech.clues[clue - 1];
  if (!given || given.entry === speech.current) return false;
  return !verdicts.some((each) => each.clue === clue || each.by === you);
}

/** Speaker tokens that bonus entries brought in this round, less those of cancelled clues. */
export function bonusTokens({ speech, verdicts }: MotAMotView): number {
  if (!speech) return 0;
  const cancelled = verdicts
    .filter((each) => each.cancelled)
    .map(({ clue }) => speech.clues[clue - 1]?.entry);
  return speech.found.filter(({ entry }) => speech.bonuses.includes(entry) && !cancelled.includes(entry))
    .length;
}

/** How many clues the three words took in this round; 0 when they were not all found. */
export function cluesTaken({ speech, numbers, result }: MotAMotView): number {
  if (!speech || result?.result !== "found") return 0;
  return speech.clues.filter(({ entry }) => numbers.includes(entry)).length;
}

/** A vote that this seat has yet to cast. */
export const voteIsMine = ({ vote, speech }: MotAMotView, you: Seat | null): boolean =>
  vote !== null && you !== null && speech?.giver !== you && !vote.votes.some(({ seat }) => seat === you);

/** What a seat is seen to be doing. */
export type Doing = "nothing" | "out" | "speaks" | "floor" | "locked" | "bid" | "passed" | "ready";

export function doingOf({ speech, auction, result, phase }: MotAMotView, seat: Seat, out: boolean): Doing {
  if (out) return "out";
  if (auction?.passed.includes(seat)) return "passed";
  if (auction?.bids.at(-1)?.seat === seat) return "bid";
  if (result?.ready.includes(seat)) return "ready";
  if (phase !== "speaking" && phase !== "choosing-bonus") return "nothing";
  if (speech?.floor?.seat === seat) return "floor";
  if (speech?.giver === seat) return "speaks";
  return speech?.locked.some((lock) => lock.seat === seat) ? "locked" : "nothing";
}
