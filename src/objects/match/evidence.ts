import { type MatchState, seatOf } from "../../match/state.ts";
import type { Evidence } from "../../players/reports.ts";
import type { ChatMessage } from "../../protocol/frames.ts";
import type { Archive } from "./archive.ts";
import type { MatchStore } from "./store.ts";

/**
 * What a match knows about a report; null when the reporter may not see what they report, or it is not there. Who once
 * sat here may report what they heard, also after they were removed: otherwise a host could threaten and then remove.
 */
export function evidenceOf(
  state: MatchState,
  store: Pick<MatchStore, "saidBy" | "isNamed">,
  reporter: string,
  player: string,
  saidAt: number | null,
): Evidence | null {
  const seat = seatOf(state, reporter);
  const mayReport = seat !== null || state.header.visibility === "public" || store.isNamed(reporter);
  if (reporter === player || !mayReport) return null;
  const member = state.seats.flatMap(({ members }) => members).find(({ id }) => id === player);
  return evidenceIn(store.saidBy(player, seat), saidAt, member?.name);
}

/** The same where there is no match any more. */
export function evidenceLeft(
  archive: Pick<Archive, "tombstone" | "saidBy">,
  reporter: string,
  player: string,
  saidAt: number | null,
): Evidence | null {
  const wasThere = archive.tombstone?.talk?.people.includes(reporter) === true;
  const said = archive.saidBy(player).filter(({ to }) => to === "table");
  return wasThere && reporter !== player ? evidenceIn(said, saidAt) : null;
}

/** All that was said in that moment: two messages may share a millisecond, and one of them be there to hide the other. */
function evidenceIn(
  messages: readonly ChatMessage[],
  saidAt: number | null,
  seated?: string,
): Evidence | null {
  const meant = saidAt === null ? [] : messages.filter(({ at }) => at === saidAt);
  const name = seated ?? messages.at(-1)?.from.name;
  if (name === undefined || (saidAt !== null && meant.length === 0)) return null;
  const said = meant.map(({ text, phrase }) => text ?? phrase ?? "").join("\n");
  return { name, said: saidAt === null ? null : said };
}
