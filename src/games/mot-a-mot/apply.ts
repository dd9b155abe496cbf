import { assertNever } from "../../core/result.ts";
import type { Seat } from "../game.ts";
import type { Answered, MotAMotEvent, RoundStarted } from "./events.ts";
import { lockAfterClue, lockAfterProposal } from "./locks.ts";
import { CLUE_MS, LAST_MS } from "./options.ts";
import type { MotAMotState, Phase, Round, Tokens } from "./state.ts";

/**
 * Folds one fact into the state. `step` grows with every fact that starts a time anew; votes, passes and further
 * buzzes leave it alone, so that what runs beside them runs on.
 */
export function apply(state: MotAMotState, event: MotAMotEvent): MotAMotState {
  const { phase } = state;
  switch (event.type) {
    case "numbers-drawn":
      return { ...state, numbers: event.numbers, firstLead: event.firstLead };
    case "round-started":
      return { ...state, round: newRound(event), phase: { name: "opening" } };
    case "card-drawn": {
      const { cards, drawn, seen } = state;
      const from = event.from ?? [];
      const met = { ...state, cards: cards + 1, drawn: drawn + from.length, seen: [...seen, ...from] };
      const auction = { name: "auction", bids: [], passed: [], until: event.until } as const;
      return begun(inRound(met, { entries: event.entries }), auction);
    }
    case "bid-made": {
      if (phase.name !== "auction") throw astray(event, state);
      const { seat, clues, tokens, until } = event;
      return begun(state, { ...phase, bids: [...phase.bids, { seat, clues, tokens }], until });
    }
    case "bid-passed":
      if (phase.name !== "auction") throw astray(event, state);
      return { ...state, phase: { ...phase, passed: [...phase.passed, event.seat] } };
    case "bid-voided": {
      if (phase.name !== "auction") throw astray(event, state);
      const bids = phase.bids.filter(({ seat }) => seat !== event.seat);
      // An earlier bid is gone without a trace: the last one counts on.
      const counts = phase.bids.at(-1)?.seat !== event.seat;
      const auction = { ...phase, bids, until: event.until };
      return counts ? { ...state, phase: auction } : begun(state, auction);
    }
    case "card-thrown":
      return inRound({ ...state, phase: { name: "opening" } }, { thrown: roundOf(state).thrown + 1 });
    case "auction-won": {
      const { seat, clues, paid, until } = event;
      const won = inRound(state, { giver: seat, budget: clues, current: state.numbers[0]! });
      return begun(withTokens(won, seat, "speaker", -paid), speaking(until, CLUE_MS));
    }
    case "clue-given": {
      const { clues, spent, locks } = roundOf(state);
      const given = inRound(state, {
        clues: [...clues, { entry: event.entry, word: event.word }],
        spent: spent + (event.cost ?? 1),
        locks: lockAfterClue(locks),
      });
      return begun(given, speaking(event.until, restMs(given)));
    }
    case "clue-missed": {
      const missed = inRound(state, { spent: roundOf(state).spent + 1 });
      return begun(missed, speaking(event.until, restMs(missed)));
    }
    case "buzzed": {
      if (phase.name !== "speaking") throw astray(event, state);
      const { seat, at, lagMs, restMs } = event;
      const line = phase.floor?.stage === "collecting" ? phase.floor.buzzes : [];
      const floor = { stage: "collecting", buzzes: [...line, { seat, at, lagMs }] } as const;
      return line.length > 0
        ? { ...state, phase: { ...phase, floor } }
        : begun(state, { ...phase, restMs, floor });
    }
    case "floor-given": {
      if (phase.name !== "speaking") throw astray(event, state);
      const { seat, order, until } = event;
      return begun(state, { ...phase, floor: { stage: "held", seat, order, until } });
    }
    case "answered":
      return event.right ? found(state, event) : proposedInVain(state, event.seat, event.word, event.until);
    case "answer-missed":
      return proposedInVain(state, event.seat, null, event.until);
    case "three-found":
      return withTokens(inRound(state, { paid: event.tokens }), event.seat, "speaker", event.tokens);
    case "bonus-opened":
      return begun(state, { name: "choosing-bonus", until: event.until });
    case "bonus-chosen": {
      const { entry, until } = event;
      const chosen = inRound(state, { current: entry, bonuses: [...roundOf(state).bonuses, entry] });
      return begun(chosen, speaking(until, CLUE_MS));
    }
    case "bonus-stopped":
      return state; // the end of the round follows in the same commit
    case "round-ended": {
      const { result, gains, until } = event;
      const paid = gains.reduce((each, seat) => withTokens(each, seat, "speaker", 1), state);
      return begun(inRound(paid, { current: null }), { name: "result", result, gains, ready: [], until });
    }
    case "seat-ready":
      if (phase.name !== "result") throw astray(event, state);
      return { ...state, phase: { ...phase, ready: [...phase.ready, event.seat] } };
    case "contested": {
      const { seat, clue, until } = event;
      return inRound(state, { vote: { clue, by: seat, votes: [], until } });
    }
    case "voted": {
      const { vote } = roundOf(state);
      if (!vote) throw astray(event, state);
      const { seat, cancel } = event;
      return inRound(state, { vote: { ...vote, votes: [...vote.votes, { seat, cancel }] } });
    }
    case "vote-closed": {
      const { vote, verdicts, giver } = roundOf(state);
      if (!vote || giver === null) throw astray(event, state);
      const { clue, cancelled, taken, until } = event;
      const closed = inRound(state, {
        vote: null,
        verdicts: [...verdicts, { clue, by: vote.by, cancelled }],
      });
      const paid = withTokens(closed, giver, "speaker", -taken);
      // Everybody gets a look at the verdict before the next round.
      return phase.name === "result" ? begun(paid, { ...phase, ready: [], until }) : paid;
    }
    case "camps-opened": {
      const { order, until } = event;
      return begun(state, { name: "camps", waiting: order, camps: { speakers: [], seekers: [] }, until });
    }
    case "camp-chosen": {
      if (phase.name !== "camps") throw astray(event, state);
      const { seat, camp, until } = event;
      const camps = { ...phase.camps, [camp]: [...phase.camps[camp], seat] };
      return begun(state, { ...phase, waiting: phase.waiting.filter((each) => each !== seat), camps, until });
    }
    case "fell-silent":
      return { ...state, silent: [...state.silent, event.seat] };
    case "finished": {
      const { reason, speakers, seekers } = event;
      return { ...state, phase: { name: "finished", reason, speakers, seekers } };
    }
    default:
      return assertNever(event);
  }
}

const newRound = ({ round, finale, lead, speakers }: RoundStarted): Round => ({
  no: round,
  finale,
  lead,
  speakers,
  entries: [],
  thrown: 0,
  giver: null,
  budget: 0,
  spent: 0,
  current: null,
  bonuses: [],
  clues: [],
  found: [],
  wrong: [],
  locks: [],
  paid: null,
  vote: null,
  verdicts: [],
});

function found(state: MotAMotState, { seat, entry, until }: Answered): MotAMotState {
  const round = roundOf(state);
  const isBonus = round.bonuses.includes(entry);
  const next = isBonus ? null : (state.numbers[state.numbers.indexOf(entry) + 1] ?? null);
  const after = inRound(state, {
    found: [...round.found, { entry, seat }],
    locks: lockAfterProposal(round.locks, seat, true, state.seats),
    current: next,
  });
  const paid = withTokens(after, seat, "seeker", 1);
  const giver = isBonus ? withTokens(paid, round.giver!, "speaker", 1) : paid;
  return begun(giver, speaking(until, CLUE_MS));
}

function proposedInVain(state: MotAMotState, seat: Seat, word: string | null, until: number): MotAMotState {
  const round = roundOf(state);
  const { phase } = state;
  if (phase.name !== "speaking" || round.current === null) throw new Error("A proposal for nothing");
  const after = inRound(state, {
    wrong: [...round.wrong, { entry: round.current, seat, word }],
    locks: lockAfterProposal(round.locks, seat, false, state.seats),
  });
  return begun(after, speaking(until, phase.restMs));
}

const speaking = (until: number, restMs: number): Phase => ({ name: "speaking", restMs, until, floor: null });

/** The time for the next clue, or for the last answers. */
export function restMs(state: MotAMotState): number {
  const { spent, budget } = roundOf(state);
  return spent >= budget ? LAST_MS : CLUE_MS;
}

const begun = (state: MotAMotState, phase: Phase): MotAMotState => ({
  ...state,
  phase,
  step: state.step + 1,
});

export function roundOf(state: MotAMotState): Round {
  if (!state.round) throw new Error("No round has begun");
  return state.round;
}

const inRound = (state: MotAMotState, change: Partial<Round>): MotAMotState => ({
  ...state,
  round: { ...roundOf(state), ...change },
});

const withTokens = (state: MotAMotState, seat: Seat, kind: keyof Tokens, count: number): MotAMotState => ({
  ...state,
  tokens: state.tokens.map((own, each) => (each === seat ? { ...own, [kind]: own[kind] + count } : own)),
});

const astray = (event: MotAMotEvent, { phase }: MotAMotState): Error =>
  new Error(`${event.type} during ${phase.name}`);
