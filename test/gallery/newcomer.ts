import type { Browser, JSHandle, Page } from "playwright-core";
import { builtLexicon } from "../../dictionaries/built.ts";
import { chanceOf } from "../../src/core/chance.ts";
import type { Language } from "../../src/core/language.ts";
import type { GameView } from "../../src/games/game.ts";
import { gameNamed } from "../../src/games/registry.ts";
import { lexiconIdOf } from "../../src/lexicon/ids.ts";
import type { ViewFrame } from "../../src/protocol/frames.ts";

/**
 * Who has never been here, through one game: the home page, the game's own page, the first match against beginners, its
 * end, and what is shared of it. They press what a newcomer would press, and in the match do what the game's own bot
 * would do in their place, through the page: so the guide, the preview and the story behave as under a finger.
 */
export interface NewcomerWish {
  readonly game: string;
  readonly language: Language;
  readonly locale: string;
  /** The first minute alone: the match is left after the acts that are looked at one by one. */
  readonly minute?: boolean;
}

/** Takes the picture of a moment, whose name says which; `look` scrolls to it once the page has its size. */
export type Take = (page: Page, moment: string, look?: () => Promise<void>) => Promise<void>;

/** The acts of which a picture is taken one by one: about what a first minute holds. */
const FIRST_ACTS = 4;
/** The picture of a match under way is taken after so many acts more. */
const HALFWAY = 6;
/** Whoever is still playing by then gives up: that is an end, too. */
const LONGEST_MS = 240_000;
const LEVEL = 3;

export async function walkAsNewcomer(
  browser: Browser,
  url: string,
  wish: NewcomerWish,
  take: Take,
): Promise<void> {
  const context = await browser.newContext({
    locale: wish.locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(".games-list").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await take(page, "home");
    await page.locator(`.tile[data-game="${wish.game}"] h3 a`).click();
    await page.locator(".first-play").waitFor();
    await take(page, "game");
    await page.locator(".first-play button.is-filled").click();
    await page.locator(".match-main .guide").waitFor();
    await settled(page);
    await take(page, "table");
    // Where the page itself has something to do first, as hiding a word against bots.
    if (await othersPlayed(page)) await take(page, "ready");
    await playOn(page, wish, take);
    if (wish.minute) return;
    await page.locator(".story-panel").first().waitFor();
    await settled(page);
    await take(page, "end");
    await take(page, "end whole");
    await page.locator(".rematch .button[aria-expanded]").first().click();
    const shared = page.locator(".story-share");
    await shared.locator("canvas").waitFor();
    await take(page, "share", () => shared.evaluate((it) => it.scrollIntoView({ block: "center" })));
  } finally {
    await context.close();
  }
}

async function playOn(page: Page, wish: NewcomerWish, take: Take): Promise<void> {
  const { rules, bot } = gameNamed(wish.game)!;
  const lexicon = builtLexicon(lexiconIdOf(wish.language, rules));
  const until = Date.now() + LONGEST_MS;
  const seed = new Uint8Array(32).fill(7);
  for (let acts = 0, asked = 0; ; asked++) {
    const seen = await stateOf(page);
    if (seen.isOver) return;
    if (Date.now() > until) {
      await moveIn(page, { type: "resign" });
      await page.waitForTimeout(1000);
      continue;
    }
    const isMine = seen.view.awaiting.includes(seen.seat);
    const chance = chanceOf(seed, asked, wish.game + wish.language);
    const move = isMine
      ? bot.choose(seen.view as unknown as GameView, seen.seat, LEVEL, chance, lexicon)
      : null;
    if (move === null || !(await moveIn(page, move))) {
      await page.waitForTimeout(400);
      continue;
    }
    acts++;
    if (acts <= FIRST_ACTS) {
      await settled(page);
      await take(page, `act ${acts}`);
      if (await othersPlayed(page)) await take(page, `answer ${acts}`);
    }
    if (acts === 1) await lookAtHelp(page, take);
    if (wish.minute && acts === FIRST_ACTS) return;
    if (acts === FIRST_ACTS + HALFWAY) await take(page, "halfway");
  }
}

async function lookAtHelp(page: Page, take: Take): Promise<void> {
  const ask = page.locator("button.is-help");
  if ((await ask.count()) === 0 || !(await ask.isVisible())) return;
  await ask.click();
  const help = page.getByRole("dialog");
  await help.waitFor();
  await settled(page);
  await take(page, "help");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
}

/** Whether anything changed, for as long as it is not one's turn and one would look on. */
async function othersPlayed(page: Page): Promise<boolean> {
  const { view: before } = await stateOf(page);
  for (let waited = 0; waited < LOOK_ON_MS; waited += 500) {
    await page.waitForTimeout(500);
    const { view, seat, isOver } = await stateOf(page);
    if (isOver) return false;
    if (view.awaiting.includes(seat)) break;
  }
  await settled(page);
  const { view: now } = await stateOf(page);
  return JSON.stringify(now) !== JSON.stringify(before);
}

const LOOK_ON_MS = 10_000;

/** Until what came has been drawn, one thing after the other. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(1500);

interface Seen {
  readonly view: ViewFrame;
  readonly seat: number;
  readonly isOver: boolean;
}

/** The store of the page's match, as its components have it. */
interface Store {
  readonly view: { readonly value: ViewFrame };
  readonly seat: { readonly value: number };
  move(move: unknown): Promise<{ readonly ok: boolean }>;
}
interface Node {
  readonly props?: { readonly match?: Store };
  readonly __k?: Node | readonly (Node | null)[] | null;
}

async function stateOf(page: Page): Promise<Seen> {
  const store = await storeOf(page);
  return store.evaluate(({ view, seat }) => ({
    view: view.value,
    seat: seat.value,
    isOver: view.value.outcome !== null,
  }));
}

/** Moves as a press on the board does; false where it was refused. */
async function moveIn(page: Page, move: unknown): Promise<boolean> {
  const store = await storeOf(page);
  return store.evaluate(async (found, it) => (await found.move(it)).ok, move);
}

/** The match's store, out of the tree that Preact keeps at the page's root. */
async function storeOf(page: Page): Promise<JSHandle<Store>> {
  const found = await page.evaluateHandle(() => {
    const find = (node: Node | null | undefined): Store | null => {
      if (!node) return null;
      if (node.props?.match?.view) return node.props.match;
      const below = node.__k ?? [];
      for (const each of Array.isArray(below) ? below : [below]) {
        const inside = find(each as Node | null);
        if (inside) return inside;
      }
      return null;
    };
    const root = document.getElementById("app") as (HTMLElement & Node) | null;
    return find(root?.__k as Node);
  });
  if (await found.evaluate((it) => it === null)) throw new Error(`No match at ${page.url()}`);
  return found as JSHandle<Store>;
}
