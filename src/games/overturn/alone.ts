import { ok } from "../../core/result.ts";
import type { Outcome, Seat, Verdict, World } from "../game.ts";
import { apply } from "./apply.ts";
import { overturnBot } from "./bot.ts";
import { decide } from "./decide.ts";
import type { OverturnEvent, PositionSet } from "./events.ts";
import { QU, ringsOf, ZX } from "./ground.ts";
import { BLUE, isAlone, type OverturnState } from "./state.ts";
import { layTiles, TILES } from "./tiles.ts";
import { view } from "./view.ts";

/**
 * The puzzle of the day: a position that two bots have come to, and three words running, to which nobody answers. Rules
 * and board are those of a match; the other side is silent.
 */
export const OPENING_WORDS = 6;
/** People's words, and no perfect ones, which leave nothing to take. */
const OPENING_LEVEL = 2;
/** Boards whose opening comes to an end of its own are laid anew; the last one is taken as it is. */
const TRIES = 8;

export function setPosition(state: OverturnState, world: World): OverturnEvent[] {
  let events: OverturnEvent[] = [];
  for (let n = 1; n <= TRIES; n++) {
    events = opening(state, world, n);
    const reached = events.reduce(apply, state);
    if (reached.phase.name === "turn" && events.length === OPENING_WORDS + 1) break;
  }
  const reached = events.reduce(apply, state);
  return reached.phase.name === "turn" ? [...events, faces(reached, world)] : events;
}

function opening(state: OverturnState, world: World, n: number): OverturnEvent[] {
  const { upper } = layTiles(TILES[state.language], world.chance(`tiles|${n}`));
  const events: OverturnEvent[] = [{ type: "tiles-laid", upper, lower: null }];
  let now = apply(state, events[0]!);
  for (let i = 0; i < OPENING_WORDS && now.phase.name === "turn"; i++) {
    const { seat }: { seat: Seat } = now.phase;
    const chance = world.chance(`opening|${n}|${i}`);
    const move = overturnBot.choose(view(now, seat), seat, OPENING_LEVEL, chance, world.words);
    const made: Verdict<OverturnEvent> = move ? decide(now, seat, move, world) : ok([]);
    if (!made.ok || made.value.length !== 1) return events;
    events.push(...made.value);
    now = made.value.reduce(apply, now);
  }
  return events;
}

/** What no word has decided yet is decided by lot, so that each face is one letter, or two, for everybody. */
function faces({ zx, qu }: OverturnState, world: World): PositionSet {
  const chance = world.chance("faces");
  return { type: "position-set", zx: zx ?? chance.pick(ZX), qu: qu ?? chance.pick(QU) };
}

/** My rings less theirs, whatever made it end. */
export function outcomeAlone(state: OverturnState): Outcome | null {
  if (!isAlone(state) || state.phase.name !== "finished") return null;
  const [mine, theirs] = ringsOf(state);
  const reason = state.phase.left ? "left" : "puzzle-over";
  return { winners: [BLUE], ranking: [1], reason, scores: [mine - theirs] };
}
