/// <reference types="vite/types/importMeta.d.ts" />
import type { GameEvent } from "../../games/game.ts";

/**
 * What a game's event is to whoever looks on: something to be proud of, or something that did not work out for the seat
 * that did it. Each game has its own in `feats.ts`; it sees what everybody at the table is told.
 */
export type FeatOf<Event extends GameEvent> = (event: Event) => "good" | "doubt" | null;

const feats = import.meta.glob<{ readonly feat: FeatOf<never> }>("../games/*/feats.ts");

/** A game without one has nothing to be proud of. */
export const loadFeat = async (game: string): Promise<FeatOf<GameEvent>> => {
  const load = feats[`../games/${game}/feats.ts`];
  return load ? ((await load()).feat as FeatOf<GameEvent>) : () => null;
};
