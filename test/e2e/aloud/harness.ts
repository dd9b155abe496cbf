import { h, render } from "preact";
import { findGame } from "../../../src/client/games/registry.ts";
import { learn } from "../../../src/client/language.ts";
import { LocalMatch } from "../../../src/client/local/store.ts";
import { noteKeys } from "../../../src/client/match/at-table.ts";
import { nextAct } from "../../../src/client/match/next-act.ts";
import { MatchTable } from "../../../src/client/match/table.tsx";
import { LiveRegion } from "../../../src/client/ui/live.tsx";
import { gameNamed } from "../../../src/games/registry.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Commit } from "../../../src/match/events.ts";

/**
 * A recorded match at a real table, commit by commit, with an ear on it: what the live regions say after each one, and
 * where the keyboard is. Built into one script and run in a page of its own.
 */
const LIVE = "[role=status], [role=alert], [role=log], [aria-live]";
const BEGUN = 2;

let match: LocalMatch;
let rest: Commit[] = [];
const heard = new Map<Element, string>();

const aloud = {
  async begin(game: string, log: Commit[]): Promise<void> {
    await learn("fr");
    noteKeys();
    const entry = findGame(game)!;
    const rules = gameNamed(game)!.rules;
    const port = { now: () => log[0]!.at, random: (bytes: Uint8Array) => bytes };
    rest = log.slice(BEGUN);
    match = new LocalMatch(
      { rules, words: lexiconOf("fr", []), log: log.slice(0, BEGUN), player: "player-0" },
      port,
    );
    const page = document.createElement("div");
    document.body.replaceChildren(page);
    render(h("div", {}, h(MatchTable, { match, game: entry }), h(LiveRegion, {})), page);
    // The board comes with what explains it to a newcomer.
    while (!document.querySelector(".guide")) await painted();
    // The first key brings what helps beside the board.
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    for (let frames = 0; frames < 4; frames++) await painted();
    listen();
  },
  /** The next commit, and what is heard of it; null after the last one. */
  async step(): Promise<{ mine: boolean; heard: string[]; isLost: boolean } | null> {
    const commit = rest.shift();
    if (!commit) return null;
    // Somebody who uses keys stands on what is to be done: that may go with what happens.
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    if (isMine()) nextAct(document.getElementById("main")!)?.focus();
    const stood = isSomewhere();
    match.commit(commit.events);
    await painted();
    const heard = listen();
    return { mine: isMine(), heard, isLost: stood && !(await comesBack()) };
  },
};
(globalThis as unknown as { aloud: typeof aloud }).aloud = aloud;

const isMine = (): boolean => match.view.value?.awaiting.includes(0) === true;

const isSomewhere = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

/** Whether the keyboard goes on somewhere: at once where nothing else is to be done, on a busy machine a little later. */
async function comesBack(): Promise<boolean> {
  for (let tries = 0; tries < 100 && !isSomewhere(); tries++) await painted();
  return isSomewhere();
}

const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 90)));

function textOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What has changed in the live regions since the last time. */
function listen(): string[] {
  const said: string[] = [];
  for (const region of document.querySelectorAll(LIVE)) {
    if (region.role === "log") {
      // Each sentence is added to the one queue and read when its turn has come.
      for (const sentence of region.children) {
        if (!heard.has(sentence)) said.push(textOf(sentence));
        heard.set(sentence, "");
      }
      continue;
    }
    const text = textOf(region);
    // A region that comes with its text is silent in most readers; only an alert is read then.
    const isKnown = heard.has(region) || region.role === "alert";
    if (isKnown && heard.get(region) !== text && text !== "") said.push(text);
    heard.set(region, text);
  }
  return said;
}
