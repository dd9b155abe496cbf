import { h, render } from "preact";
import { findGame } from "../../../src/client/games/registry.ts";
import { learn } from "../../../src/client/language.ts";
import { LocalMatch } from "../../../src/client/local/store.ts";
import { LiveRegion } from "../../../src/client/ui/live.tsx";
import { gameNamed } from "../../../src/games/registry.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Commit } from "../../../src/match/events.ts";

/**
 * A recorded match at a real board, commit by commit, with an ear on it: what the live regions say after each one.
 * Built into one script and run in a page of its own.
 */
const LIVE = "[role=status], [role=alert], [aria-live]";
const BEGUN = 2;

let match: LocalMatch;
let rest: Commit[] = [];
const heard = new Map<Element, string>();

const aloud = {
  async begin(game: string, log: Commit[]): Promise<void> {
    await learn("fr");
    const entry = findGame(game)!;
    const client = await entry.load();
    const rules = gameNamed(game)!.rules;
    const port = { now: () => log[0]!.at, random: (bytes: Uint8Array) => bytes };
    rest = log.slice(BEGUN);
    match = new LocalMatch(
      { rules, words: lexiconOf("fr", []), log: log.slice(0, BEGUN), player: "player-0" },
      port,
    );
    const main = document.createElement("main");
    document.body.replaceChildren(main);
    render(h("div", {}, h(client.Board, { match }), h(LiveRegion, {})), main);
    await painted();
    listen();
  },
  /** The next commit, and what is heard of it; null after the last one. */
  async step(): Promise<{ mine: boolean; heard: string[] } | null> {
    const commit = rest.shift();
    if (!commit) return null;
    match.commit(commit.events);
    await painted();
    return { mine: match.view.value?.awaiting.includes(0) === true, heard: listen() };
  },
};
(globalThis as unknown as { aloud: typeof aloud }).aloud = aloud;

const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));

function textOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What has changed in the live regions since the last time. */
function listen(): string[] {
  const said: string[] = [];
  for (const region of document.querySelectorAll(LIVE)) {
    const text = textOf(region);
    // A region that comes with its text is silent in most readers; only an alert is read then.
    const isKnown = heard.has(region) || region.role === "alert";
    if (isKnown && heard.get(region) !== text && text !== "") said.push(text);
    heard.set(region, text);
  }
  return said;
}
