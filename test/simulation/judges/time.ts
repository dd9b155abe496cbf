import type { Seat } from "../../../src/games/game.ts";
import { clockOf, duesOf, LAG_MOST_MS, unhurriedSeat } from "../../../src/match/clocks.ts";
import { arrivalDue } from "../../../src/match/decide.ts";
import { type Commit, isMatchEvent } from "../../../src/match/events.ts";
import type { MatchState } from "../../../src/match/state.ts";
import type { Accuse, Judge } from "./judge.ts";
import type { Logged, Logs } from "./logs.ts";

/** The shortest time for which a seat is kept whose player has gone. */
const SHORTEST_GRACE_MS = 10_000;
const LINE_MS = 1500;
/** Whose page heard something so lately had not lost its line. */
const ALIVE_MS = 3000;

interface Back {
  readonly match: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly who: string;
  readonly at: number;
}

/**
 * Nobody loses time that was not theirs, and nobody gains any: what is due happens before a later move and not before it
 * is due; clocks wait for everybody; a seat is kept for as long as was promised, and given back to who returns.
 */
export function time(logs: Logs): Judge {
  /** When somebody sat down at a match for the first time, and when their page there was last alive. */
  const satDown = new Map<string, number>();
  const lastHeard = new Map<string, Map<string, number>>();
  /** The seat that a page has, as its last welcome said: who comes back as somebody else sits there no more. */
  const seatOfPage = new Map<string, Seat | null>();
  const names = new Map<string, Set<string>>();
  /** When a match's object died, and whose pages were alive there just then. */
  const crashed = new Map<string, { readonly at: number; readonly there: ReadonlySet<string> }>();
  const backs: Back[] = [];
  const found: string[] = [];
  logs.follow((match, before, commit) => {
    if (before)
      judge(match, before, commit, (what) => void found.push(`${match.id} at ${commit.seq}: ${what}`));
  });
  return {
    name: "time",
    hear({ at, what, who, detail }) {
      if (what === "is") {
        const id = detail.slice(0, detail.indexOf(" "));
        const known = names.get(id) ?? new Set();
        names.set(id, known.add(who).add(`${who}'s tablet`));
      } else if (what === "crash") {
        if (!who.startsWith("Match ")) return;
        const heard = [...(lastHeard.get(who.slice(6)) ?? [])];
        const there = heard.filter(([, each]) => each > at - ALIVE_MS).map(([name]) => name);
        crashed.set(who.slice(6), { at, there: new Set(there) });
      } else if (what === "opens") {
        const key = `${who} ${detail.slice(0, detail.indexOf(" "))}`;
        if (!satDown.has(key)) satDown.set(key, at);
      } else if (what === "hears") {
        const space = detail.indexOf(" ");
        const match = detail.slice(0, space);
        const heard = lastHeard.get(match) ?? new Map<string, number>();
        lastHeard.set(match, heard.set(who, at));
        if (!detail.startsWith('{"type":"welcome"', space + 1)) return;
        const frame = JSON.parse(detail.slice(space + 1)) as {
          readonly seat: Seat | null;
          readonly seq: number;
          readonly view: {
            readonly seats: readonly { readonly standIn: number | null }[];
            readonly outcome: unknown;
          };
        };
        const { seat, seq, view } = frame;
        seatOfPage.set(`${who} ${match}`, seat);
        if (seat !== null && view.outcome === null && view.seats[seat]?.standIn != null)
          backs.push({ match, seat, seq, who, at });
      }
    },
    look(accuse) {
      for (const what of found.splice(0)) accuse(what);
    },
    finish(accuse) {
      for (const { match, seat, seq, who, at } of backs) {
        const state = logs.of(match)?.state;
        if (!state) continue;
        const rows = logs
          .of(match)!
          .object.disk.query("SELECT at, events FROM log WHERE seq > ? ORDER BY seq", [seq]);
        const isTaken = rows.some(
          (row) => String(row.events).includes('"seat-taken-back"') && Number(row.at) < at + LINE_MS,
        );
        if (!isTaken && rows.length > 1) accuse(`${match}: ${who} is back, and a bot keeps seat ${seat}`);
      }
    },
  };

  function judge(match: Logged, before: MatchState, commit: Commit, accuse: Accuse): void {
    if (before.progress.stage !== "playing") return;
    const { clocks } = before.progress;
    const dues = duesOf(clocks, before.header, before.at, unhurriedSeat(before.header, before.seats));
    const { at, player, events } = commit;
    if (player !== null && commit.move !== null) {
      const late = dues.find((due) => due.at + LAG_MOST_MS < at);
      if (late) accuse(`a move of ${at} was taken, and something was due at ${late.at}`);
    }
    const isOfGame = events.some((event) => !isMatchEvent(event));
    const leaves = events.find((event) => event.type === "seat-left") as
      | { reason: string; seat: Seat }
      | undefined;
    const isByTime = player === null && (leaves ? leaves.reason === "time" : isOfGame);
    const hasBot = before.seats.some(({ bot, standIn }) => bot !== null || standIn !== undefined);
    if (isByTime && !hasBot && !dues.some((due) => due.at <= at))
      accuse(`time did ${events.map(({ type }) => type).join()}, and nothing was due`);
    if (leaves?.reason === "absent") keptFor(match, leaves.seat, at, accuse);
    for (const event of events) {
      if (event.type === "seat-handed-over") keptFor(match, (event as { seat: Seat }).seat, at, accuse);
      if (event.type === "everyone-arrived") arrived(match, before, at, accuse);
    }
    stopped(match, before, commit, accuse);
  }

  /** A seat is claimed or handed over, and a page that had it was there a moment ago. */
  function keptFor(match: Logged, seat: Seat, at: number, accuse: Accuse): void {
    for (const [name, heard] of lastHeard.get(match.id) ?? []) {
      if (seatOfPage.get(`${name} ${match.id}`) !== seat) continue;
      if (heard < at && heard > at - SHORTEST_GRACE_MS + LINE_MS)
        accuse(`seat ${seat} was claimed, and ${name} was there ${at - heard} ms ago`);
    }
  }

  function arrived(match: Logged, before: MatchState, at: number, accuse: Accuse): void {
    const due = arrivalDue(before);
    if (due === null || at >= due || before.progress.stage !== "playing") return;
    const { game } = before.progress;
    for (const [seat, { members, bot, standIn }] of before.seats.entries()) {
      if (bot !== null || standIn !== undefined || members.length === 0 || match.rules.isOut(game, seat))
        continue;
      const isThere = members.some(({ id }) =>
        [...(names.get(id) ?? [])].some((name) => (satDown.get(`${name} ${match.id}`) ?? at) < at),
      );
      if (!isThere) accuse(`the clocks started, and nobody of seat ${seat} had come`);
    }
  }

  /** What comes first after a crash in the middle of a timed match is that its clocks stop. */
  function stopped(match: Logged, before: MatchState, { at, events, player }: Commit, accuse: Accuse): void {
    const crash = crashed.get(match.id);
    if (!crash || before.at > crash.at || at <= crash.at) return;
    crashed.delete(match.id);
    if (before.progress.stage !== "playing" || !before.progress.clocks.started) return;
    const { kind } = clockOf(before.header);
    const unhurried = unhurriedSeat(before.header, before.seats);
    const dues = duesOf(before.progress.clocks, before.header, before.at, unhurried);
    if (kind === "days" || dues.length === 0) return;
    const isThere = (id: string): boolean => [...(names.get(id) ?? [])].some((name) => crash.there.has(name));
    // Who was gone before may be away already.
    if (!before.seats.every(({ members }) => members.every(({ id }) => isThere(id)))) return;
    if (events[0]?.type !== "clocks-stopped")
      accuse(`${player ?? "time"} went on with ${events[0]?.type} after the server had been away`);
  }
}
