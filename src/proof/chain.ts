import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { fromHex, toHex } from "../core/bytes.ts";
import { canonical } from "../core/canonical.ts";
import { type AnyEvent, type Commit, isMatchEvent, type Member } from "../match/events.ts";

/**
 * A log is a chain: the hash of each commit covers the hash before it, so that the last one stands for the whole
 * match. Hashes are found when the match is over, and no move waits for one; they leave with the finished replay
 * only: a commit holds secrets, and a hash of a short word is found again by trying the dictionary.
 */

/** What the first commit is linked to. With the id in it, no match can pass for another. */
export const anchorOf = (match: string): string => toHex(sha256(utf8ToBytes(`palabre1|chain|${match}`)));

/** SHA-256 of the hash before (32 bytes) and the commit's canonical JSON; all in lower-case hexadecimal. */
export function linkOf(previous: string, { seq, at, player, move, events }: Commit): string {
  const text = canonical({ seq, at, player, move, events: events.map(nameless) });
  return toHex(sha256.create().update(fromHex(previous)).update(utf8ToBytes(text)).digest());
}

/** People count by their ids: a name can be taken out of a log whose owner has gone, and the chain still holds. */
function nameless(event: AnyEvent): unknown {
  if (!isMatchEvent(event)) return event;
  if (event.type === "member-renamed" || (event.type === "seat-taken" && "member" in event))
    return { ...event, member: idOf(event.member) };
  if (event.type !== "seats-arranged") return event;
  return { ...event, seats: event.seats.map(({ members, bot }) => ({ members: members.map(idOf), bot })) };
}

const idOf = ({ id }: Member): { id: string } => ({ id });

/** The hash of every commit. */
export function chainOf(match: string, log: readonly Commit[]): string[] {
  let head = anchorOf(match);
  return log.map((commit) => {
    head = linkOf(head, commit);
    return head;
  });
}

/** What the server signs: that this match had so many commits, and that they hash to this. */
export const sealText = (match: string, commits: number, head: string): Uint8Array =>
  utf8ToBytes(`palabre1|seal|${match}|${commits}|${head}`);
