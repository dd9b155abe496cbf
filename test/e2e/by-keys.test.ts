import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { connect } from "./browser.ts";
import {
  focusLost,
  playBuzzle,
  playLexiduel,
  playMotAMot,
  playOverturn,
  playPassword,
  playQuickBuzzle,
  playSolitaire,
  press,
  watchFocus,
} from "./by-keys.ts";
import { serverUrl } from "./site.ts";
import { type Api, becomeGuest } from "./states.ts";
import { PATIENCE_MS, visit } from "./visitor.ts";

/**
 * Every game from the home page to its end by keys alone, against beginners. What to do is what a hint says: these are
 * tables made for practice. All at once, since most of the time is the bots'.
 */
interface Game {
  readonly game: string;
  readonly bots?: number;
  readonly options?: object;
  /** After so many moves it is given up, by keys as well: a bot takes its time, and this game is long. */
  readonly moves?: number;
  /** Plays a move of this game as the hint has it. */
  readonly play: (page: Page, move: never) => Promise<void>;
}
const GAMES: readonly Game[] = [
  { game: "password", bots: 1, play: playPassword },
  { game: "buzzle", bots: 1, options: { length: 3 }, moves: 12, play: playBuzzle },
  { game: "quick-buzzle", bots: 1, options: { length: 3, series: false }, play: playQuickBuzzle },
  { game: "buzzle-solitaire", play: playSolitaire },
  { game: "overturn", bots: 1, play: playOverturn },
  { game: "lexiduel", bots: 1, options: { rounds: 4 }, play: playLexiduel },
  { game: "mot-a-mot", bots: 2, options: { rounds: 1 }, play: playMotAMot },
];
const BEGINNER = { level: 1 };

let browser: Browser;
beforeAll(async () => {
  browser = await connect(inject("browser"));
});
afterAll(() => browser?.close());

describe("[C130] from the home page to its end by keys alone, and the focus is never nowhere", () => {
  it.concurrent.for(GAMES)(
    "$game",
    async ({ game, bots = 0, options = {}, moves = Infinity, play }, { expect }) => {
      const url = serverUrl();
      const { page, context } = await visit(browser, `${url}/settings`, { before: watchFocus });
      try {
        const api = await becomeGuest(page, url);
        const beginners = Array.from({ length: bots }, () => BEGINNER);
        const wish = { game, language: "fr", bots: beginners, practice: true, options };
        const { id } = await api.post("/api/matches", wish);
        await page.goto(url);
        await page.locator(".resume").waitFor();
        await press(page, ".resume a[href='/me/matches']");
        await page.locator(`main a[href='/m/${id as string}']`).waitFor();
        await press(page, `a[href='/m/${id as string}']`);
        await page.waitForURL(`**/m/${id as string}`);
        await toTheEnd(page, api, id as string, play, moves);
        await page.locator("main h2").first().waitFor();
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
        expect(await focusLost(page)).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});

/** Whatever the hint says whenever it is one's turn, until the match is over. */
async function toTheEnd(
  page: Page,
  api: Api,
  match: string,
  play: Game["play"],
  most: number,
): Promise<void> {
  await page.locator(".match-main").waitFor();
  await page.locator(".match-main .loading").waitFor({ state: "detached" });
  let [last, moves] = ["", 0];
  for (let quiet = Date.now(); Date.now() - quiet < PATIENCE_MS; ) {
    const title = await page.title();
    if (title.startsWith("Partie finie")) return;
    if (moves === most) {
      await press(page, "#drawer button", /^Abandonner/);
      await press(page, "#drawer button", /^Oui/);
    }
    const hint = title.startsWith("●") ? await hintFor(api, match) : "";
    if (hint === "" || hint === last) {
      await page.waitForTimeout(TICK_MS);
      continue;
    }
    try {
      await play(page, JSON.parse(hint) as never);
    } catch (error) {
      // Where a clock of the game runs it may have gone on meanwhile.
      if ((await hintFor(api, match)) === hint) throw error;
    }
    last = hint;
    moves++;
    quiet = Date.now();
  }
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  throw new Error(`Nothing happens any more after ${last}; the focus is at ${focus}`);
}

const TICK_MS = 250;

/** Empty while there is nothing to do, which may be by the time that the answer comes. */
async function hintFor(api: Api, match: string): Promise<string> {
  const answer = await api.post(`/api/matches/${match}/hint`, {}).catch(() => null);
  return answer?.move ? JSON.stringify({ ...answer.move, seq: answer.seq }) : "";
}
