import { chanceOf } from "../../src/core/chance.ts";
import type { Viewer } from "../../src/games/game.ts";
import type { Kit } from "./kit.ts";
import { playAtRandom, seedOf, Table } from "./play.ts";

/**
 * Twins: one match played twice by the same steps and the same chance, with other secrets. As long as every
 * question has the same answer in both, a viewer who may not know the secrets gets the same bytes.
 */
export interface Twins {
  /** Positions at which the viewer's frames were compared. */
  readonly compared: number;
  /** Where they differed, and both frames. */
  readonly leak: string | null;
}

export function compareTwins(kit: Kit, setup: Kit["setups"][number], seed: number, viewer: Viewer): Twins {
  const steps = playAtRandom(kit, setup, seed, { sealed: false }).steps;
  const twinSteps = kit.twin?.(steps, viewer, kit.words, chanceOf(seedOf(seed), 0, "twin")) ?? null;
  if (twinSteps === null) return { compared: 0, leak: null };
  const original = new Table(kit, setup, seedOf(seed), false);
  const twin = new Table(kit, setup, seedOf(seed), false);
  let compared = 0;
  for (const [i, step] of steps.entries()) {
    if (!original.follow(step)) throw new Error(`seed ${seed}: step ${i} does not repeat`);
    if (original.over) break; // at the end the words are shown
    if (!twin.follow(twinSteps[i]!)) break;
    if (answers(kit, original) !== answers(kit, twin)) break;
    const [one, other] = [original.frame(viewer), twin.frame(viewer)];
    if (one !== other)
      return { compared, leak: `seed ${seed}, viewer ${viewer}, step ${i}:\n${one}\n${other}` };
    compared++;
  }
  return { compared, leak: null };
}

/** What the last commit answered. */
export const answers = (kit: Kit, table: Table): string =>
  JSON.stringify(table.log.at(-1)!.events.map((event) => kit.answer?.(event) ?? null));
