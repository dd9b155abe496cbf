import { assertNever } from "../../core/result.ts";
import { HOUSE, PLAYER } from "../alone.ts";
import { CHOOSING_MS } from "../buzzle-family/race.ts";
import { expireRace, raceWaits } from "../buzzle-family/race-waits.ts";
import { secretChosen } from "../buzzle-family/run.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { freshSuggestions, suggestions } from "../buzzle-family/words.ts";
import type { LeaveReason, Seat, Wait, World } from "../game.ts";
import { awaitsWord, mustChoose } from "./acting.ts";
import { withConsequences } from "./consequences.ts";
import type { BuzzleEvent } from "./events.ts";
import { OPENING_MINUTES } from "./options.ts";
import { type BuzzleState, isAlone, living, openingRule, standingsOf } from "./state.ts";

/** Whom the match waits for, what time does for them, and what follows when one of them leaves. */
export const NEW_WORD_MS = 60_000;
const OPENING_MS = OPENING_MINUTES * 60_000;

export function waits(state: BuzzleState): readonly Wait[] {
  const { phase } = state;
  switch (phase.name) {
    case "opening":
      return raceWaits(phase.race, living(state), OPENING_MS);
    case "choosing":
      return choosing(state).map((seat) => ({
        key: choosingKey(state, seat),
        seats: [seat],
        limit: CHOOSING_MS,
        patient: true,
      }));
    case "turn": {
      const newWords = choosing(state).map(
        (seat): Wait => ({
          key: choosingKey(state, seat),
          seats: [seat],
          limit: NEW_WORD_MS,
          patient: true,
        }),
      );
      if (awaitsWord(standingsOf(state), phase.seat)) return newWords;
      return [{ key: turnKey(state), seats: [phase.seat], limit: "clock" }, ...newWords];
    }
    case "finished":
      return [];
    default:
      return assertNever(phase);
  }
}

/** A key that no longer waits for anything gives nothing: what it was for has happened. */
export function expire(state: BuzzleState, key: string, world: World): BuzzleEvent[] {
  const { phase } = state;
  if (phase.name === "finished") return [];
  if (phase.name === "opening") {
    const event = expireRace(phase.race, living(state), key, openingRule(state), world);
    return event ? withConsequences(state, [event], world) : [];
  }
  const seat = choosing(state).find((each) => choosingKey(state, each) === key);
  if (seat !== undefined) return withConsequences(state, [giveWord(state, seat, world)], world);
  if (phase.name !== "turn" || key !== turnKey(state)) return [];
  return withConsequences(state, [{ type: "passed", seat: phase.seat, reason: "time" }], world);
}

export function leave(state: BuzzleState, seat: Seat, reason: LeaveReason, world: World): BuzzleEvent[] {
  const word = state.sides[seat]!.secret?.word ?? null;
  return withConsequences(state, [{ type: "side-left", seat, reason, word }], world);
}

/** The word of the puzzle of the day, which its player asks for; in a match everybody chooses one first. */
export function begin(state: BuzzleState, world: World): BuzzleEvent[] {
  if (!isAlone(state)) return [];
  const words = suggestions(world.words, state.options.length, buzzleVocabulary(state.options));
  return [
    secretChosen(HOUSE, 1, world.chance("word").pick(words), true, world),
    { type: "started", starts: PLAYER, drawn: false },
  ];
}

/** A common word that was never this side's before. */
function giveWord(state: BuzzleState, seat: Seat, world: World): BuzzleEvent {
  const { past } = state.sides[seat]!;
  const fresh = freshSuggestions(world.words, state.options.length, buzzleVocabulary(state.options), past);
  return secretChosen(seat, past.length + 1, world.chance(`word|${seat}`).pick(fresh), true, world);
}

const choosing = (state: BuzzleState): Seat[] =>
  standingsOf(state)
    .filter(mustChoose)
    .map(({ seat }) => seat);

const choosingKey = (state: BuzzleState, seat: Seat): string =>
  `secret-${seat}-${state.sides[seat]!.past.length + 1}`;
const turnKey = (state: BuzzleState): string => `turn-${state.step}`;
