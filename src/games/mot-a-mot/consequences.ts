import { assertNever } from "../../core/result.ts";
import { withConsequencesOf } from "../consequences.ts";
import type { World } from "../game.ts";
import { apply, roundOf } from "./apply.ts";
import { rankBuzzes } from "./buzz.ts";
import type { CardWorld } from "./card.ts";
import { drawEntries } from "./draw.ts";
import type {
  AuctionWon,
  CardDrawn,
  FloorGiven,
  MotAMotEvent,
  RoundEnded,
  RoundStarted,
  VoteClosed,
} from "./events.ts";
import { BONUS_MS, CAMP_MS, CLUE_MS, ENTRIES, FEWEST_SEATS, PAUSE_MS, PLAYED } from "./options.ts";
import { titles } from "./outcome.ts";
import { CAMPS, campOrder, emptierCamp, leadOf, roomIn, roundsOf, speakersAround } from "./roles.ts";
import {
  activeSeats,
  biddersLeft,
  bidRange,
  bonusLeft,
  cluesSpent,
  hasClue,
  isOut,
  type MotAMotState,
  mayBuzz,
  type Phase,
  type Round,
  seekersOf,
  unlocked,
  votersLeft,
} from "./state.ts";

/** Two cards that nobody bids for, and the round is void. */
const CARDS_A_ROUND = 2;

/** An auction that is won, a round that is over, the next card. */
export const withConsequences = withConsequencesOf(apply, consequence);

export function begin(state: MotAMotState, world: CardWorld): MotAMotEvent[] {
  const all = Array.from({ length: ENTRIES }, (_, entry) => entry);
  const numbers = world.chance("numbers").shuffle(all).slice(0, PLAYED);
  const { lead } = state.options;
  const isNamed = typeof lead === "number" && lead < state.seats;
  const firstLead = isNamed ? lead : world.chance("lead").int(state.seats);
  const drawn = { type: "numbers-drawn", numbers: numbers.sort((a, b) => a - b), firstLead } as const;
  return withConsequences(state, [drawn, roundStarted(apply(state, drawn), 1)], world);
}

function consequence(state: MotAMotState, world: CardWorld): MotAMotEvent | null {
  const { phase, round } = state;
  if (phase.name === "finished") return null;
  if (activeSeats(state).length < FEWEST_SEATS)
    return { type: "finished", reason: "too-few", ...titles(state) };
  if (round?.vote && votersLeft(state).length === 0) return closeVote(state, world);
  switch (phase.name) {
    case "opening":
      return round && openCard(state, round, world);
    case "auction":
      return afterBid(state, phase, world);
    case "speaking":
      return afterSpeech(state, phase, world);
    case "choosing-bonus":
      return isOut(state, roundOf(state).giver!) ? endRound(state, world) : null;
    case "result":
      return !round?.vote && activeSeats(state).every((seat) => phase.ready.includes(seat))
        ? nextRound(state, world)
        : null;
    case "camps":
      return afterCamp(state, phase, world);
    default:
      return assertNever(phase);
  }
}

/** A card for the speakers; none when two were thrown away, or when one side of the table is empty. */
function openCard(state: MotAMotState, round: Round, world: CardWorld): CardDrawn | RoundEnded {
  const speakers = round.speakers.filter((seat) => !isOut(state, seat));
  if (round.thrown === CARDS_A_ROUND || speakers.length === 0 || seekersOf(state, round).length === 0)
    return endRound(state, world);
  const deck = world.cards.deckOf(state.language);
  const met = { seen: state.seen, inThisMatch: state.drawn };
  const from = drawEntries(deck, met, world.chance(`card-${state.cards}`), world.words);
  const entries = from.map((number) => {
    const { text, accepts, soundsLike } = deck[number]!;
    return soundsLike.length > 0 ? { text, accepts, soundsLike } : { text, accepts };
  });
  const until = world.now + state.options.bidSeconds * 1000;
  return { type: "card-drawn", speakers: round.speakers, until, from, entries };
}

function afterBid(
  state: MotAMotState,
  { bids }: Phase & { name: "auction" },
  world: World,
): MotAMotEvent | null {
  if (seekersOf(state, roundOf(state)).length === 0) return endRound(state, world);
  const best = bids.at(-1);
  const left = biddersLeft(state);
  if (!best) return left.length > 0 ? null : { type: "card-thrown" };
  return left.some((seat) => bidRange(state, seat).lowest < best.clues) ? null : winAuction(state, world);
}

/** The last bid wins, and its tokens are paid at once. */
export function winAuction({ phase }: MotAMotState, world: World): AuctionWon {
  const best = phase.name === "auction" ? phase.bids.at(-1) : undefined;
  if (!best) throw new Error("An auction without a bid has no winner");
  const { seat, clues, tokens } = best;
  return { type: "auction-won", seat, clues: clues + tokens, paid: tokens, until: world.now + CLUE_MS };
}

function afterSpeech(
  state: MotAMotState,
  { floor }: Phase & { name: "speaking" },
  world: World,
): MotAMotEvent | null {
  const round = roundOf(state);
  if (floor?.stage === "collecting") return mayBuzz(state).length > 0 ? null : giveFloor(state, world);
  if (floor) return null;
  const seat = round.giver!;
  if (round.current !== null) {
    const over = cluesSpent(round) && (!hasClue(round) || unlocked(state, round).length === 0);
    return over || isOut(state, seat) || seekersOf(state, round).length === 0 ? endRound(state, world) : null;
  }
  if (round.paid === null) {
    const tokens = round.verdicts.some(({ cancelled }) => cancelled) ? 0 : PLAYED;
    return { type: "three-found", seat, tokens };
  }
  return cluesSpent(round) || bonusLeft(state, round).length === 0 || isOut(state, seat)
    ? endRound(state, world)
    : { type: "bonus-opened", seat, until: world.now + BONUS_MS };
}

export function giveFloor({ phase, options }: MotAMotState, world: World): FloorGiven {
  if (phase.name !== "speaking" || phase.floor?.stage !== "collecting") throw new Error("Nobody buzzed");
  const order = rankBuzzes(phase.floor.buzzes);
  const until = world.now + options.floorSeconds * 1000;
  return { type: "floor-given", seat: order[0]!.seat, order, until };
}

/** A speaker who spoke and was not understood pays the other speakers; one who found all three does not. */
export function endRound(state: MotAMotState, world: World): RoundEnded {
  const { giver, paid, speakers, entries } = roundOf(state);
  const result = giver === null ? "void" : paid === null ? "failed" : "found";
  const gains = result === "failed" ? speakers.filter((seat) => seat !== giver && !isOut(state, seat)) : [];
  const texts = entries.map(({ text }) => text);
  return { type: "round-ended", result, gains, texts, until: world.now + PAUSE_MS };
}

export function nextRound(state: MotAMotState, world: World): MotAMotEvent {
  const { no, finale } = roundOf(state);
  if (finale) return { type: "finished", reason: "finale", ...titles(state) };
  if (no < roundsOf(state.seats, state.options.rounds)) return roundStarted(state, no + 1);
  const order = campOrder(
    state.tokens.map(({ speaker, seeker }) => speaker + seeker),
    state.firstLead,
  );
  return { type: "camps-opened", order, until: world.now + CAMP_MS };
}

function roundStarted({ firstLead, seats }: MotAMotState, round: number): RoundStarted {
  const lead = leadOf(firstLead, round, seats);
  return { type: "round-started", round, finale: false, lead, speakers: speakersAround(lead, seats) };
}

function afterCamp(
  state: MotAMotState,
  { waiting, camps }: Phase & { name: "camps" },
  world: World,
): MotAMotEvent | null {
  const [seat] = waiting;
  if (seat === undefined) {
    const speakers = [...camps.speakers].sort((a, b) => a - b);
    return { type: "round-started", round: roundOf(state).no + 1, finale: true, lead: null, speakers };
  }
  const isFull = CAMPS.some((camp) => camps[camp].length === roomIn(camp, state.seats));
  if (!isFull && !isOut(state, seat)) return null;
  const camp = emptierCamp(camps, state.seats);
  return { type: "camp-chosen", seat, camp, by: isFull ? "full" : "silent", until: world.now + CAMP_MS };
}

/** More than half of the votes cast cancel a clue: the giver's tokens for its entry are not paid, or go back. */
export function closeVote(state: MotAMotState, world: World): VoteClosed {
  const round = roundOf(state);
  if (!round.vote) throw new Error("There is no vote to close");
  const { clue, votes } = round.vote;
  const against = votes.filter(({ cancel }) => cancel).length;
  const cancelled = against * 2 > votes.length;
  const { entry } = round.clues[clue - 1]!;
  const taken = cancelled ? toHandBack(round, entry) : 0;
  const until = world.now + PAUSE_MS;
  return { type: "vote-closed", clue, cancelled, votes: votes.length, against, taken, until };
}

/** What the giver was paid for this entry, or for the three, unless an earlier vote took it back. */
function toHandBack(round: Round, entry: number): number {
  const isBonus = round.bonuses.includes(entry);
  const before = round.verdicts.some(
    ({ clue, cancelled }) =>
      cancelled && (isBonus ? round.clues[clue - 1]!.entry === entry : !isBonusClue(round, clue)),
  );
  if (before) return 0;
  if (!isBonus) return round.paid ?? 0;
  return round.found.some((each) => each.entry === entry) ? 1 : 0;
}

const isBonusClue = (round: Round, clue: number): boolean =>
  round.bonuses.includes(round.clues[clue - 1]!.entry);
