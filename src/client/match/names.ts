import { signal } from "@preact/signals";
import type { BotLevel } from "../../games/game.ts";
import { shownName } from "../../match/events.ts";
import type { SeatView } from "../../match/view.ts";
import type { Stakes } from "../../protocol/people.ts";
import type { Texts } from "../i18n/fr.ts";

type Named = Pick<SeatView, "seat" | "members" | "bot">;

/** What a seat is called: its people's names, or what kind of bot sits there, its number never on a line of its own. */
export function seatName(seats: readonly Named[], seat: number, texts: Texts): string {
  const it = seats[seat];
  // Nobody sits on the other side of a puzzle of the day: the word is the house's.
  if (!it) return texts.brand;
  if (it.bot === null)
    return it.members.length > 0
      ? texts.list(it.members.map((member) => shownName(member) || texts.gone))
      : texts.waiting.free;
  const name = texts.botNames[it.bot as BotLevel];
  const alike = seats.filter(({ bot }) => bot === it.bot);
  return alike.length > 1 ? `${name}\u00a0${1 + alike.findIndex((other) => other.seat === seat)}` : name;
}

/** Two letters where a name has no room: of its first word and its last, or of its only one. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === "" ? [...first].slice(0, 2) : [...first].slice(0, 1).concat([...last].slice(0, 1));
  return letters.join("");
}

/** What a rated match is about, once it was asked for: beside a name stands its rating. */
export const atStake = signal<{ readonly match: string; readonly told: Stakes } | null>(null);

/** The rating of who sits alone there; null where there is none, or it is not known. */
export function ratingAt(match: string, seat: number): number | null {
  const { value } = atStake;
  if (value?.match !== match) return null;
  const [only, ...others] = value.told.players.filter((each) => each.seat === seat);
  return others.length === 0 ? (only?.rating ?? null) : null;
}
