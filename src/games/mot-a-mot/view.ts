import { type Filter, filterOf } from "../../core/filters.ts";
import type { Language } from "../../core/language.ts";
import type { GameView, Seat, Viewer } from "../game.ts";
import type { RankedBuzz } from "./buzz.ts";
import type { Finished } from "./events.ts";
import type { Lock } from "./locks.ts";
import { CAMPS, type Camp, roomIn, roundsOf } from "./roles.ts";
import {
  type Bid,
  cluesSpent,
  type MotAMotState,
  mayBuzz,
  mostClues,
  type Phase,
  type PhaseName,
  type Proposal,
  type Round,
  seekersOf,
  type Tokens,
  unlocked,
  type Verdict,
  type Vote,
} from "./state.ts";

/** All that one viewer knows. Nothing of it but `card` and what is found tells of the card. */
export interface MotAMotView extends GameView {
  readonly phase: PhaseName;
  readonly language: Language;
  readonly filter: Filter;
  /** The three numbers played on every card. */
  readonly numbers: readonly number[];
  readonly tokens: readonly Tokens[];
  readonly round: RoundView | null;
  readonly auction: AuctionView | null;
  /** The winner of the auction, from then on. */
  readonly speech: SpeechView | null;
  readonly vote: Vote | null;
  readonly verdicts: readonly Verdict[];
  readonly result: ResultView | null;
  readonly camps: CampsView | null;
  readonly end: Omit<Finished, "type"> | null;
}

export interface RoundView {
  readonly no: number;
  /** Rounds before the Finale. */
  readonly of: number;
  readonly finale: boolean;
  readonly lead: Seat | null;
  readonly speakers: readonly Seat[];
  /** The ten entries, for who may see them: the speakers, and everybody once the round is over. */
  readonly card: readonly string[] | null;
  /** Cards thrown away in this round, because nobody bid. */
  readonly thrown: number;
}
export interface AuctionView {
  readonly bids: readonly Bid[];
  readonly passed: readonly Seat[];
  /** The most clues that a bid may come to, tokens included. */
  readonly most: number;
  readonly until: number;
}
export interface SpeechView {
  readonly giver: Seat;
  readonly budget: number;
  readonly spent: number;
  /** The number of the entry being sought. */
  readonly current: number | null;
  readonly isBonus: boolean;
  readonly found: readonly { readonly entry: number; readonly seat: Seat; readonly text: string }[];
  /** Bonus entries chosen so far. */
  readonly bonuses: readonly number[];
  readonly clues: readonly { readonly entry: number; readonly word: string }[];
  readonly wrong: readonly Proposal[];
  /** Seekers who had their try, and what they wait for. */
  readonly locked: readonly Lock[];
  readonly mayBuzz: readonly Seat[];
  readonly floor: FloorView | null;
  /** When the time for the clue, the last answers or the bonus is up; null while somebody has the floor. */
  readonly until: number | null;
  readonly lastAnswers: boolean;
}
export interface FloorView {
  /** Null while buzzes are collected. */
  readonly seat: Seat | null;
  readonly order: readonly RankedBuzz[];
  readonly until: number | null;
}
export interface ResultView {
  readonly result: "found" | "failed" | "void";
  readonly gains: readonly Seat[];
  /** Tokens the speaker has for all three: none once a clue for them is cancelled. */
  readonly paid: number;
  readonly ready: readonly Seat[];
  readonly until: number;
}
export interface CampsView {
  readonly waiting: readonly Seat[];
  readonly speakers: readonly Seat[];
  readonly seekers: readonly Seat[];
  readonly open: readonly Camp[];
  readonly until: number;
}

export function view(state: MotAMotState, viewer: Viewer): MotAMotView {
  const { phase, language, options, numbers, tokens, round } = state;
  return {
    phase: phase.name,
    language,
    filter: filterOf(options),
    numbers,
    tokens,
    round: round && roundView(state, round, viewer),
    auction: phase.name === "auction" ? auctionView(state, phase) : null,
    speech: round && speechView(state, round),
    vote: round?.vote ?? null,
    verdicts: round?.verdicts ?? [],
    result: phase.name === "result" && round ? resultView(phase, round) : null,
    camps: phase.name === "camps" ? campsView(state, phase) : null,
    end: phase.name === "finished" ? endView(phase) : null,
  };
}

function roundView({ phase, seats, options }: MotAMotState, round: Round, viewer: Viewer): RoundView {
  const { no, finale, lead, speakers, thrown } = round;
  const isOver = phase.name === "result" || phase.name === "camps" || phase.name === "finished";
  const knows = isOver || (viewer !== null && speakers.includes(viewer));
  const card = knows ? round.entries.map(({ text }) => text) : null;
  return { no, of: roundsOf(seats, options.rounds), finale, lead, speakers, card, thrown };
}

const auctionView = (
  state: MotAMotState,
  { bids, passed, until }: Phase & { name: "auction" },
): AuctionView => ({ bids, passed, most: mostClues(state), until });

function speechView(state: MotAMotState, round: Round): SpeechView | null {
  const { phase } = state;
  const { giver, budget, spent, current, bonuses, clues, wrong } = round;
  if (giver === null) return null;
  const free = unlocked(state, round);
  const seekers = seekersOf(state, round);
  const speaking = phase.name === "speaking" ? phase : null;
  return {
    giver,
    budget,
    spent,
    current,
    isBonus: current !== null && bonuses.includes(current),
    found: round.found.map(({ entry, seat }) => ({ entry, seat, text: round.entries[entry]!.text })),
    bonuses,
    clues,
    wrong,
    locked: round.locks.filter(({ seat }) => seekers.includes(seat) && !free.includes(seat)),
    mayBuzz: mayBuzz(state),
    floor: speaking && floorView(speaking),
    until: speaking?.floor ? null : "until" in phase ? phase.until : null,
    lastAnswers: speaking !== null && cluesSpent(round),
  };
}

function floorView({ floor }: Phase & { name: "speaking" }): FloorView | null {
  if (!floor) return null;
  if (floor.stage === "collecting") return { seat: null, order: [], until: null };
  return { seat: floor.seat, order: floor.order, until: floor.until };
}

function resultView(
  { result, gains, ready, until }: Phase & { name: "result" },
  { paid, verdicts, clues, bonuses }: Round,
): ResultView {
  const isLost = verdicts.some(
    ({ clue, cancelled }) => cancelled && !bonuses.includes(clues[clue - 1]!.entry),
  );
  return { result, gains, paid: isLost ? 0 : (paid ?? 0), ready, until };
}

function campsView({ seats }: MotAMotState, { waiting, camps, until }: Phase & { name: "camps" }): CampsView {
  const open = CAMPS.filter((camp) => camps[camp].length < roomIn(camp, seats));
  return { waiting, speakers: camps.speakers, seekers: camps.seekers, open, until };
}

const endView = ({ reason, speakers, seekers }: Phase & { name: "finished" }) => ({
  reason,
  speakers,
  seekers,
});
