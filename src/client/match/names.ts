import type { BotLevel } from "../../games/game.ts";
import { shownName } from "../../match/events.ts";
import type { SeatView } from "../../match/view.ts";
import type { Texts } from "../i18n/fr.ts";

type Named = Pick<SeatView, "seat" | "members" | "bot">;

/** What a seat is called: its people's names, or what kind of bot sits there. */
export function seatName(seats: readonly Named[], seat: number, texts: Texts): string {
  const it = seats[seat];
  if (!it) return "?";
  if (it.bot === null)
    return it.members.length > 0
      ? texts.list(it.members.map((member) => shownName(member) || texts.gone))
      : texts.waiting.free;
  const name = texts.botNames[it.bot as BotLevel];
  const alike = seats.filter(({ bot }) => bot === it.bot);
  return alike.length > 1 ? `${name} ${1 + alike.findIndex((other) => other.seat === seat)}` : name;
}
