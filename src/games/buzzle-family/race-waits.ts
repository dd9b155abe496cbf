import type { Seat, Wait, World } from "../game.ts";
import { CHOOSING_MS, isChoosing, isSearching, NEXT_WORD_MS, type Race } from "./race.ts";
import type { RaceEvent } from "./race-events.ts";
import { gaveUp, giveWord, type RaceRule } from "./run.ts";

/**
 * Whom a round waits for: each seat on its own, so that what is late is one seat's business. All who search began
 * together, so their time also ends together, one after the other in the same moment.
 */
export function raceWaits(race: Race, living: readonly Seat[], searchMs: number): Wait[] {
  return living.flatMap((seat): Wait[] => {
    if (isChoosing(race, seat)) {
      const limit = race.no === 1 ? CHOOSING_MS : NEXT_WORD_MS;
      return [{ key: choosingKey(race, seat), seats: [seat], limit, patient: true }];
    }
    return isSearching(race, seat) ? [{ key: searchingKey(race, seat), seats: [seat], limit: searchMs }] : [];
  });
}

export function expireRace(
  race: Race,
  living: readonly Seat[],
  key: string,
  rule: RaceRule,
  world: World,
): RaceEvent | null {
  for (const seat of living) {
    if (isChoosing(race, seat) && key === choosingKey(race, seat)) return giveWord(race, seat, rule, world);
    if (isSearching(race, seat) && key === searchingKey(race, seat)) return gaveUp(seat, "time");
  }
  return null;
}

const choosingKey = ({ no }: Race, seat: Seat): string => `race-${no}-word-${seat}`;
const searchingKey = ({ no }: Race, seat: Seat): string => `race-${no}-${seat}`;
