import type { Viewer } from "../../../src/games/game.ts";
import { gameOf } from "../../../src/match/state.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";

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
  const viewers = new Map<string, Viewer>();
  const replays: { readonly match: string; readonly at: number; readonly who: string }[] = [];
  return {
    name: "secrets",
    hear({ at, what, who, detail }, accuse) {
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
      if (text.startsWith('{"type":"welcome"')) viewers.set(key, (JSON.parse(text) as { seat: Viewer }).seat);
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
    },
    finish(accuse) {
      for (const { match, at, who } of replays) {
        const state = logs.of(match)?.state;
        if (state && (state.progress.stage !== "finished" || state.at > at))
          accuse(`${match}: ${who} read its replay before its end`);
      }
    },
  };
}

/** Members' names are no words of the game. */
const withoutNames = (text: string): string => text.replaceAll(/"name":"[^"]*"/g, "");
