import { forget, recall, remember } from "../storage.ts";

/** Where somebody left a lesson, kept on this device. */
export interface Place {
  readonly at: number;
  readonly of: number;
}

const keyOf = (game: string): string => `lesson.${game}`;

export function placeIn(game: string): Place | null {
  const place = recall<Place>(keyOf(game));
  return place && Number.isInteger(place.at) && Number.isInteger(place.of) ? place : null;
}

/** Null: the lesson is over. */
export function keepPlace(game: string, place: Place | null): void {
  if (place) remember(keyOf(game), place);
  else forget(keyOf(game));
}
