import { chanceOf } from "../../src/core/chance.ts";
import type { Seat, Viewer } from "../../src/games/game.ts";
import { nextBot } from "../../src/match/bots.ts";
import type { Kit } from "./kit.ts";
import { playAtRandom, seedOf, Table } from "./play.ts";

/**
 * Twins: one match played twice by the same steps and the same chance, with other secrets. As long as every
 * question has the same answer in both, a viewer who may not know the secrets gets the same bytes.
 */
export const VIEWER_KINDS = ["spectator", "seat in play", "seat out", "bot"] as const;
const LEVELS = [1, 2, 3] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

export interface Twins {
  /** Positions at which the viewer's frames and refusals were compared. */
  readonly compared: number;
  /** The same, by what the viewer was then. */
  readonly kinds: Readonly<Record<ViewerKind, number>>;
  /** Where they differed, and both frames. */
  readonly leak: string | null;
}

/** With `leavesAfter` the viewer gives up after so many steps, and goes on watching from a seat that is out. */
export function compareTwins(
  kit: Kit,
  setup: Kit["setups"][number],
  seed: number,
  viewer: Viewer,
  leavesAfter?: number,
): Twins {
  const kinds = noKinds();
  const leaver = viewer === null || leavesAfter === undefined ? null : { seat: viewer, after: leavesAfter };
  const { steps } = playAtRandom(kit, setup, seed, { sealed: false, ...(leaver && { leaver }) });
  const twinSteps = kit.twin?.(steps, viewer, kit.words, chanceOf(seedOf(seed), 0, "twin")) ?? null;
  if (twinSteps === null) return { compared: 0, kinds, leak: null };
  const original = new Table(kit, setup, seedOf(seed), false);
  const twin = new Table(kit, setup, seedOf(seed), false);
  let compared = 0;
  for (const [i, step] of steps.entries()) {
    if (!original.follow(step)) throw new Error(`seed ${seed}: step ${i} does not repeat`);
    if (original.over) break; // at the end the words are shown
    if (!twin.follow(twinSteps[i]!)) break;
    if (answers(kit, original) !== answers(kit, twin)) break;
    const [one, other] = [told(kit, original, viewer), told(kit, twin, viewer)];
    if (one !== other)
      return { compared, kinds, leak: `seed ${seed}, viewer ${viewer}, step ${i}:\n${one}\n${other}` };
    compared++;
    kinds[kindOf(kit, original, viewer)]++;
    const [choice, twins] = [chosen(original, viewer, i), chosen(twin, viewer, i)];
    if (choice === null) continue;
    kinds.bot++;
    if (choice !== twins)
      return { compared, kinds, leak: `seed ${seed}, bot on ${viewer}, step ${i}:\n${choice}\n${twins}` };
  }
  return { compared, kinds, leak: null };
}

export const noKinds = (): Record<ViewerKind, number> => ({
  ...{ spectator: 0, "seat in play": 0 },
  ...{ "seat out": 0, bot: 0 },
});

/** What a bot on the viewer's seat would do, at a level that changes from step to step; null where it is not its turn. */
export function chosen(table: Table, viewer: Viewer, step: number): string | null {
  if (viewer === null || !table.view(null).awaiting.includes(viewer)) return null;
  return JSON.stringify(table.offer(viewer, LEVELS[step % LEVELS.length]!)) ?? "none";
}

/** What the last commit answered. */
export const answers = (kit: Kit, table: Table): string =>
  JSON.stringify(table.log.at(-1)!.events.map((event) => kit.answer?.(event) ?? null));

/** What the viewer was sent in the last step, hears when it tries what it may not, and sees of bots' pace. */
export function told(kit: Kit, table: Table, viewer: Viewer): string {
  const refusals =
    viewer === null || table.over
      ? []
      : kit.nonsense(viewer).flatMap((move) => {
          const verdict = kit.wire.move.safeParse(move).success ? table.judge(viewer, move) : { ok: true };
          return verdict.ok ? [] : [verdict];
        });
  const heard = [...table.heard(viewer), ...table.heardInParts(viewer)];
  return `${heard.join("\n")}${JSON.stringify(refusals)}${JSON.stringify(paces(kit, table))}`;
}

/**
 * When bots would move, on whichever seat and at every level: everybody sees that, so that it is the same whatever is
 * hidden, also where the bot knows it.
 */
export function paces(kit: Kit, { state }: Table): { readonly seat: Seat; readonly at: number }[][] {
  return LEVELS.map((level) => {
    const seats = state.seats.map((seat) => ({ ...seat, members: [], bot: level }));
    const asked = new Set<Seat>();
    const turns: { seat: Seat; at: number }[] = [];
    for (;;) {
      const turn = nextBot(kit, { ...state, seats }, asked);
      if (!turn) return turns;
      turns.push({ seat: turn.seat, at: turn.at });
      asked.add(turn.seat);
    }
  });
}

export function kindOf(kit: Kit, { game }: Table, viewer: Viewer): ViewerKind {
  if (viewer === null) return "spectator";
  return kit.rules.isOut(game, viewer) ? "seat out" : "seat in play";
}
