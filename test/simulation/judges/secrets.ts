import type { Viewer } from "../../../src/games/game.ts";
import { gameOf } from "../../../src/match/state.ts";
import type { Accuse, Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";

/** Told by a welcome: the page of somebody has this seat. */
interface Welcomed {
  readonly who: string;
  readonly match: string;
  readonly seat: Viewer;
  readonly seq: number;
}

interface Heard {
  readonly who: string;
  readonly match: string;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly text: string;
}

const COMPARED_ONE_IN = 3;
const SEED = /"seed":"([0-9a-f]{64})"/;

/**
 * What is secret reaches nobody who may not know it: another seat's word before it is opened, a seed or a replay before
 * the end, what was written in private.
 */
export function secrets(logs: Logs): Judge {
  let waiting: Heard[] = [];
  let welcomed: Welcomed[] = [];
  const viewers = new Map<string, Viewer>();
  /** All that somebody has ever been, by the name of their device. */
  const ids = new Map<string, Set<string>>();
  const replays: { readonly match: string; readonly at: number; readonly who: string }[] = [];
  return {
    name: "secrets",
    hear({ at, what, who, detail }, accuse) {
      if (what === "is") {
        const known = ids.get(who) ?? new Set();
        ids.set(who, known.add(detail.slice(0, detail.indexOf(" "))));
        return;
      }
      if (what === "answered") {
        const replay = /^GET \/api\/matches\/([^/]+)\/replay #\S+ @\d+ 200 /.exec(detail);
        if (replay) replays.push({ match: replay[1]!, at, who });
        return;
      }
      if (what !== "hears") return;
      const space = detail.indexOf(" ");
      if (detail[space + 1] !== "{") return;
      const match = detail.slice(0, space);
      const text = detail.slice(space + 1);
      const key = `${who} ${match}`;
      if (text.startsWith('{"type":"welcome"')) {
        const { seat, seq } = JSON.parse(text) as { seat: Viewer; seq: number };
        viewers.set(key, seat);
        welcomed.push({ who, match, seat, seq });
      }
      const viewer = viewers.get(key) ?? null;
      if (text.startsWith('{"type":"chat"')) {
        if (viewer === null && "text" in (JSON.parse(text) as object))
          accuse(`${match}: ${who}, who has no seat, reads ${text}`);
        return;
      }
      const seed = SEED.exec(text);
      if (seed) accuse(`${match}: ${who} is told a seed: ${seed[0]}`);
      const seq = /"seq":(\d+)/.exec(text);
      const isView = text.startsWith('{"type":"update"') || text.startsWith('{"type":"welcome"');
      if (!isView || !seq || Number(seq[1]) % COMPARED_ONE_IN !== 0) return;
      waiting.push({ who, match, viewer, seq: Number(seq[1]), text: withoutNames(text) });
    },
    look(accuse) {
      const left: Heard[] = [];
      for (const heard of waiting) {
        const match = logs.of(heard.match);
        const state = match?.recent.get(heard.seq)?.state;
        if (!match) left.push(heard);
        if (!match || !state || state.progress.stage !== "playing") continue;
        const own = JSON.stringify(match.rules.view(gameOf(state), heard.viewer));
        for (const { word, seat } of match.rules.secrets(gameOf(state)))
          if (!own.includes(word) && heard.text.includes(`"${word}"`))
            accuse(
              `${heard.match}: ${heard.who} (seat ${heard.viewer}) is told the word of seat ${seat}, ${word}`,
            );
      }
      waiting = left;
      const early = welcomed;
      welcomed = [];
      for (const each of early) believed(each, accuse);
    },
    finish(accuse) {
      for (const { match, at, who } of replays) {
        const state = logs.of(match)?.state;
        if (state && (state.progress.stage !== "finished" || state.at > at))
          accuse(`${match}: ${who} read its replay before its end`);
      }
    },
  };

  /** Whoever is given a seat's page sits on it, as the log has it. Asked again later where the log was not read so far. */
  function believed(each: Welcomed, accuse: Accuse): void {
    const { who, match, seat, seq } = each;
    if (seat === null) return;
    const logged = logs.of(match);
    if (!logged || logged.state.seq < seq) {
      if (!logs.hasEnded(match)) welcomed.push(each);
      return;
    }
    const members = logged.recent.get(seq)?.state.seats[seat]?.members;
    const own = ids.get(who.replace(TABLET, "")) ?? new Set();
    if (members && !members.some(({ id }) => own.has(id)))
      accuse(`${match}: ${who} is given seat ${seat} at ${seq}, on which others sit`);
  }
}

const TABLET = /'s tablet$/;

/** Members' names are no words of the game. */
const withoutNames = (text: string): string => text.replaceAll(/"name":"[^"]*"/g, "");
