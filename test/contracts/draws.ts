import { chanceOf } from "../../src/core/chance.ts";
import type { AnyGame, Viewer } from "../../src/games/game.ts";
import { isMatchEvent } from "../../src/match/events.ts";
import type { Draws, Kit } from "./kit.ts";
import { type Step, seedOf, Table } from "./play.ts";
import { answers, chosen, kindOf, noKinds, told, type ViewerKind } from "./twins.ts";

/**
 * Hidden draws: one match played twice by the same steps and the same chance, in which something else was drawn. As
 * long as both answer alike, nobody from whom the draw is hidden may get other bytes, be it a seat in play, one that
 * is out or a spectator, and be it in an update or in a refusal.
 */
export interface DrawTwins {
  /** Frames compared once the two matches had drawn differently, by who would have got them. */
  readonly compared: Readonly<Record<ViewerKind, number>>;
  /** Where they differed, and both. */
  readonly leak: string | null;
}

const LONGEST = 400;

export function compareDraws(kit: Kit, setup: Kit["setups"][number], seed: number): DrawTwins {
  const draws = kit.draws!;
  const twinKit: Kit = { ...kit, rules: drawnOtherwise(kit, draws) };
  const [original, twin] = [kit, twinKit].map((each) => new Table(each, setup, seedOf(seed), false)) as [
    Table,
    Table,
  ];
  const compared = noKinds();
  const viewers: Viewer[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)];
  let differ = false;
  for (let n = 1; n < LONGEST; n++) {
    differ ||= JSON.stringify(original.log.at(-1)) !== JSON.stringify(twin.log.at(-1));
    const outside = viewers.filter((viewer) => differ && draws.isHidden(original.game, viewer));
    for (const viewer of outside) {
      const [one, other] = [original, twin].map((table) => told(kit, table, viewer));
      if (one !== other)
        return { compared, leak: `seed ${seed}, viewer ${viewer}, step ${n}:\n${one}\n${other}` };
      compared[kindOf(kit, original, viewer)]++;
      const [choice, twins] = [chosen(original, viewer, n), chosen(twin, viewer, n)];
      if (choice !== null) compared.bot++;
      if (choice !== twins)
        return { compared, leak: `seed ${seed}, bot on ${viewer}, step ${n}:\n${choice}\n${twins}` };
    }
    const at = original.now + chanceOf(seedOf(seed), n, "pause").int(1500);
    const passed = [original, twin].map((table) => {
      table.now = at;
      return table.passTime();
    });
    if (passed[0] !== passed[1] || (passed[0] && answers(kit, original) !== answers(kit, twin))) break;
    if (original.over) break;
    if (passed[0]) continue;
    const step = stepOf(kit, original, seed, n);
    if (step === null) continue;
    if (!original.follow(step)) throw new Error(`seed ${seed}: ${JSON.stringify(step)} is refused`);
    if (!twin.follow(step) || answers(kit, original) !== answers(kit, twin)) break;
    if (original.over) break; // at the end everything is shown
  }
  return { compared, leak: null };
}

/** The game with another draw wherever something hidden is drawn. */
function drawnOtherwise({ rules, words }: Kit, { vary }: Draws): AnyGame {
  const varied = <E extends { type: string }>(events: readonly E[]): E[] =>
    events.map((event) => vary(event, words) as unknown as E);
  return {
    ...rules,
    begin: (state, world) => varied(rules.begin(state, world)),
    decide: (state, seat, move, world) => {
      const verdict = rules.decide(state, seat, move, world);
      return verdict.ok ? { ok: true, value: varied(verdict.value) } : verdict;
    },
    expire: (state, key, world) => varied(rules.expire(state, key, world)),
    leave: (state, seat, reason, world) => varied(rules.leave(state, seat, reason, world)),
  };
}

/** What happens next, by chance: often nothing until time is up, now and then somebody leaves. Null: nothing ever. */
function stepOf(kit: Kit, table: Table, seed: number, n: number): Step | null {
  const chance = chanceOf(seedOf(seed), n, "draws");
  const at = table.now;
  const { awaiting, deadline } = table.view(null);
  const seat = chance.pick([...awaiting, ...table.invited]);
  const roll = chance.int(60);
  // Somebody who leaves before it counts ends the match for all: most leave soon after that.
  const isFirst = kit.rules.counts(table.game) && awaiting.length + table.invited.length > 2;
  if (roll === 0 || (isFirst && roll < 12)) return { at, seat, move: { type: "resign" } };
  const move = kit.draws?.blind ? kit.draws.blind(table.view(seat), seat, n) : table.offer(seat, 0);
  const idles = move === null || (roll <= 8 && deadline !== null);
  return !idles ? { at, seat, move } : deadline === null ? null : { at };
}

/**
 * What is cut from an event is either its mover's own secret, for which the game has a twin, or a draw that it
 * declares. The names of the events that are neither.
 */
export function undeclared(kit: Kit, table: Table, seats: number): string[] {
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const begun = table.log.length - table.steps.length;
  return table.log.flatMap(({ events }, i) => {
    const step = table.steps[i - begun];
    const mover = step && "seat" in step ? step.seat : null;
    return events.flatMap((event) => {
      if (isMatchEvent(event)) return [];
      const whole = JSON.stringify(event);
      const isCut = viewers.some((viewer) => size(kit.rules.disclose(event, viewer)) < whole.length);
      const isOwn = kit.twin !== undefined && mover !== null && event.seat === mover;
      return !isCut || isOwn || kit.draws?.types.includes(event.type) ? [] : [event.type];
    });
  });
}

const size = (event: object): number => JSON.stringify(event).length;
