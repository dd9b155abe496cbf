import { type MatchState, seatOf } from "../../match/state.ts";
import type { Evidence } from "../../players/reports.ts";
import type { MatchStore } from "./store.ts";

/** What a match knows about a report; null when the reporter may not see what they report, or it is not there. */
export function evidenceOf(
  state: MatchState,
  store: Pick<MatchStore, "chat">,
  reporter: string,
  player: string,
  saidAt: number | null,
): Evidence | null {
  const seat = seatOf(state, reporter);
  if (reporter === player || (seat === null && state.header.visibility === "private")) return null;
  const messages = store.chat(seat).filter(({ from }) => from.id === player);
  const message = saidAt === null ? null : messages.find(({ at }) => at === saidAt);
  if (message === undefined) return null;
  const member = state.seats.flatMap(({ members }) => members).find(({ id }) => id === player);
  const name = member?.name ?? messages.at(-1)?.from.name;
  return name === undefined
    ? null
    : { name, said: message ? (message.text ?? message.phrase ?? null) : null };
}
