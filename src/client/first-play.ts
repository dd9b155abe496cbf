import { forget, recall, remember } from "./storage.ts";

/** Which games somebody has played on this device, how often to the end, and the match that guides them. */
type Played = Readonly<Record<string, number>>;

const PLAYED = "played";
const GUIDED = "guided";

function played(): Played {
  const kept = recall<unknown>(PLAYED);
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, count]) => Number.isInteger(count)));
}

export const isNewTo = (game: string): boolean => played()[game] === undefined;

/** From now on the game is known: nobody explains it unasked. */
export function notePlayed(game: string): void {
  if (isNewTo(game)) remember(PLAYED, { ...played(), [game]: 0 });
}

/** How many matches of the game were played to their end here. */
export const timesOver = (game: string): number => played()[game] ?? 0;

export function noteOver(game: string): void {
  remember(PLAYED, { ...played(), [game]: timesOver(game) + 1 });
}

/** The first match of a game is guided: what has been done in it is not asked for again. */
export interface Guided {
  readonly match: string;
  readonly done: readonly string[];
}

export function guidedIn(match: string): Guided | null {
  const kept = recall<Guided>(GUIDED);
  return kept?.match === match && Array.isArray(kept.done) ? kept : null;
}

export const keepGuided = (guided: Guided): void => remember(GUIDED, guided);
export const stopGuiding = (): void => forget(GUIDED);
