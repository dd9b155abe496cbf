import type { Viewer } from "../../../src/games/game.ts";
import { eventsFor, viewFor } from "../../../src/match/view.ts";
import type { ServerFrame, ViewFrame } from "../../../src/protocol/frames.ts";
import { RELEASE } from "../release.ts";
import type { World } from "../world/world.ts";
import type { Judge } from "./judge.ts";
import type { Logged, Logs } from "./logs.ts";
import { OldRelease } from "./old-release.ts";
import { hasTable, peek } from "./stores.ts";

/** One in so many updates is compared as a whole; of every one the numbers are looked at. */
const COMPARED_ONE_IN = 3;
/** A page that was open for so long after its last welcome has what it asked for. */
const SETTLED_MS = 8000;

interface Page {
  readonly match: string;
  viewer: Viewer;
  readonly seen: Set<number>;
  isTruncated: boolean;
  welcomedAt: number;
  /** Its line was lost since: what it asked for may not have come. */
  isBroken: boolean;
  last: number;
}

interface Frame {
  readonly who: string;
  readonly match: string;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: string;
  readonly events: string | null;
}

/**
 * Every answer agrees with one order of events, the log's: each view is what the rules make of the log at that number
 * for that viewer, each event is the log's, and no page that is open misses one. What a view that the last release sent
 * says beside that is as it was then.
 */
export function answers(world: World, logs: Logs): Judge {
  const old = new OldRelease();
  const isOld = (match: string, at: number): boolean =>
    old.isAbout(at) && (world.cloud.named("Match", match).instance?.version ?? RELEASE).startsWith(RELEASE);
  const pages = new Map<string, Page>();
  let waiting: Frame[] = [];
  return {
    name: "answers",
    hear(happening, accuse) {
      old.hear(happening);
      const { at, what, who, detail } = happening;
      if (what === "opens") {
        const [match = "", seat] = detail.split(" ");
        const viewer = seat === "-" ? null : Number(seat);
        pages.set(`${who} ${match}`, {
          ...{ match, viewer, seen: new Set(), isTruncated: false, welcomedAt: at, isBroken: false, last: 0 },
        });
      } else if (what === "leaves" || what === "link ended") {
        const key = `${who} ${detail.split(" ")[0]}`;
        const page = pages.get(key);
        pages.delete(key);
        if (page && what === "leaves") lookForGaps(page, who, at, accuse);
      } else if (what === "socket ended") {
        for (const [key, page] of pages) if (key.startsWith(`${who} `)) page.isBroken = true;
      } else if (what === "hears") take(who, detail, at);
    },
    look(accuse) {
      const left: Frame[] = [];
      for (const frame of waiting) {
        const match = logs.of(frame.match);
        if (match && match.state.seq >= frame.seq) compare(match, frame, accuse);
        else left.push(frame);
      }
      waiting = left;
    },
    finish(accuse) {
      for (const { who, match, seq } of waiting)
        if (!logs.hasEnded(match))
          accuse(`${match}: ${who} has a view of number ${seq}, and the log ends before it`);
    },
  };

  function take(who: string, detail: string, at: number): void {
    const space = detail.indexOf(" ");
    if (
      !detail.startsWith('{"type":"welcome"', space + 1) &&
      !detail.startsWith('{"type":"update"', space + 1)
    )
      return;
    const match = detail.slice(0, space);
    const page = pages.get(`${who} ${match}`);
    if (!page) return;
    const frame = JSON.parse(detail.slice(space + 1)) as ServerFrame & { type: "welcome" | "update" };
    const { seq, view } = frame;
    page.last = Math.max(page.last, seq);
    if (frame.type === "welcome") {
      page.welcomedAt = at;
      page.isBroken = false;
      page.viewer = frame.seat;
    } else {
      if (frame.truncated) page.isTruncated = true;
      for (const event of frame.events) page.seen.add(event.seq);
      if (seq % COMPARED_ONE_IN !== 0) return;
    }
    if (isOld(match, at)) return;
    const events = frame.type === "update" && !frame.truncated ? canonical(frame.events) : null;
    waiting.push({ who, match, viewer: page.viewer, seq, view: canonical(plain(view)), events });
  }

  function lookForGaps(page: Page, who: string, at: number, accuse: (what: string) => void): void {
    if (page.isTruncated || page.isBroken || at < page.welcomedAt + SETTLED_MS) return;
    const missed: number[] = [];
    for (let seq = 1; seq <= page.last; seq++) if (!page.seen.has(seq)) missed.push(seq);
    if (missed.length === 0) return;
    const { object } = logs.of(page.match) ?? {};
    const text = `SELECT seq FROM log WHERE events <> '[]' AND seq IN (${missed.join()})`;
    const told = object ? peek(object, (disk) => (hasTable(disk, "log") ? disk.query(text, []) : [])) : [];
    if (told.length > 0)
      accuse(`${page.match}: ${who} saw number ${page.last} and never heard of ${told[0]!.seq}`);
  }

  function compare(match: Logged, frame: Frame, accuse: (what: string) => void): void {
    const known = match.recent.get(frame.seq);
    if (!known) return; // of long ago
    const { who, seq, viewer } = frame;
    const own = plain(viewFor(match.rules, known.state, viewer, new Set()) as unknown as ViewFrame);
    const expected = canonical(own);
    if (expected !== frame.view)
      accuse(`${match.id}: ${who} (seat ${viewer}) saw at ${seq} ${difference(frame.view, expected)}`);
    if (frame.events === null) return;
    const first = (JSON.parse(frame.events) as { seq: number }[])[0]?.seq ?? seq;
    const commits = [];
    for (let each = first; each <= seq; each++) {
      const commit = match.recent.get(each)?.commit;
      if (!commit) return;
      commits.push(commit);
    }
    const told = canonical(eventsFor(match.rules, commits, viewer));
    if (nameless(told) !== nameless(frame.events))
      accuse(`${match.id}: ${who} (seat ${viewer}) was told at ${seq} ${difference(frame.events, told)}`);
  }
}

/** Who is there is in no log, and names may be given up later. */
export function plain(view: ViewFrame): unknown {
  const seats = view.seats.map(({ connected: _, away: __, members, ...seat }) => ({
    ...seat,
    members: members.map(({ id }) => id),
  }));
  return { ...view, seats };
}

const nameless = (text: string): string => text.replaceAll(/,"name":"[^"]*"(,"via":"[^"]*")?/g, "");

/** The same text for the same value, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join()}}`;
}

/** Where two texts part. */
function difference(got: string, wanted: string): string {
  let i = 0;
  while (i < got.length && got[i] === wanted[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${got.slice(from, i + 60)}… where the log makes it …${wanted.slice(from, i + 60)}…`;
}
