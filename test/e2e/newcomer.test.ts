import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectInSight, OVER_KEYBOARD, SMALL } from "./in-sight.ts";
import { openSite } from "./site.ts";
import { becomeGuest } from "./states.ts";
import { expectNoSidewaysScroll, PHONE } from "./visitor.ts";

/** Somebody's first minute at each table, on the smallest phone: nothing is closed or scrolled. */
const site = openSite();

interface First {
  readonly name: string;
  /** What is done before there is a board to play on. */
  readonly before?: (page: Page) => Promise<void>;
  /** What shows that one can act, and what must be seen then, beside the guide. */
  readonly act: string;
  readonly seen: readonly string[];
  /** Begins to write; then a keyboard lies over the lower half. */
  readonly write?: (page: Page) => Promise<void>;
  readonly overKeyboard?: readonly string[];
}

const hide = (page: Page): Promise<void> => page.getByRole("button", { name: "Cacher ce mot" }).click();
const GAMES: readonly First[] = [
  {
    name: "Password",
    before: hide,
    act: ".roll",
    seen: [".target", ".ring", ".roll", ".guess-row"],
    write: (page) => page.locator(".guess input").fill("xqwj"),
    overKeyboard: [".target", ".guess-row", ".guess .note"],
  },
  {
    name: "Buzzle",
    before: hide,
    act: ".bz-tray[data-idle='false']",
    seen: [".bz-scores", ".bz-boxes:not(.is-own)", ".bz-possible", ".bz-tray", ".bz-guess-row"],
    write: (page) => page.locator(".bz-guess input").fill("zzzzz"),
    overKeyboard: [".bz-boxes:not(.is-own)", ".bz-guess-row", ".bz-guess .note"],
  },
  {
    name: "Overturn",
    act: "#overturn-word",
    seen: [".overturn-score", "[role=grid]", "#overturn-word", ".overturn-form .is-filled"],
    write: (page) => page.locator("#overturn-word").fill("xq"),
    overKeyboard: ["[role=grid]", "#overturn-word", ".overturn-foretold"],
  },
  {
    name: "Lexiduel",
    act: ".lx-line",
    seen: [".lx-score", ".lx-window", ".lx-line"],
    async write(page) {
      await page.locator(".lx-sheet, .lx-window").first().click();
      await page.locator("#lx-letters").fill("ou");
    },
    overKeyboard: [".lx-window", ".lx-line"],
  },
  { name: "Mot à Mot", act: ".mam-bid, .mam-entries", seen: [".mam-strip", ".mam-call"] },
  {
    name: "Quick Buzzle",
    act: ".bz-builder",
    seen: [".bz-series", ".bz-bench", ".bz-balance", ".bz-guess-row"],
    write: (page) => page.locator(".bz-builder input").fill("mur"),
    overKeyboard: [".bz-bench svg", ".bz-built", ".bz-balance", ".bz-guess-row"],
  },
  {
    name: "Buzzle Solitaire",
    act: ".bz-builder",
    seen: [".bz-groups", ".bz-bench", ".bz-balance", ".bz-guess-row"],
    write: (page) => page.locator(".bz-builder input").fill("mur"),
    overKeyboard: [".bz-bench svg", ".bz-built", ".bz-balance", ".bz-guess-row"],
  },
];
/** Of Mot à Mot's two roles a draw gives one. */
const BIDDING = [".mam-card-played", ".mam-keys", ".mam-pass"];

describe("[C57] [C131] the guide, the board, what is asked and the act are all in sight at 360 × 560", () => {
  it.each(GAMES)("$name", async ({ name, before, act, seen, write, overKeyboard = [] }) => {
    const visitor = await site.come("/", { viewport: SMALL });
    const { page } = visitor;
    await page.getByRole("button", { name: `Jouer à ${name}`, exact: true }).click();
    await page.locator(".guide").waitFor();
    await before?.(page);
    await page.locator(act).first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const isBidding = await page.locator(".mam-bid").isVisible();
    await expectInSight(page, ".guide", ...seen, ...(isBidding ? BIDDING : []));
    await expectNoSidewaysScroll(visitor);
    if (!write) return;
    await write(page);
    await page.setViewportSize(OVER_KEYBOARD);
    await expectInSight(page, ...overKeyboard);
    expect(await page.locator(".guide").isVisible()).toBe(false);
  });
});

/** Tables for practice at which it is the page's turn soon. */
const PRACTICE: readonly (readonly [game: string, wish: object, steps: number])[] = [
  ["password", { bots: [{ level: 1 }] }, 1],
  ["buzzle", { bots: [{ level: 1 }] }, 1],
  ["overturn", { bots: [{ level: 1 }] }, 3],
  ["lexiduel", { bots: [{ level: 1 }] }, 3],
  ["mot-a-mot", { bots: [{ level: 1 }, { level: 1 }], options: { lead: 0 } }, 1],
  ["quick-buzzle", { bots: [{ level: 1 }] }, 3],
  ["buzzle-solitaire", {}, 3],
];

it("[C132] a hint is told in steps, each of them lit on the board, and goes with the position", async () => {
  const { page } = await site.come("/settings", { viewport: PHONE });
  const api = await becomeGuest(page, site.url);
  for (const [game, wish, least] of PRACTICE) {
    const { id } = await api.post("/api/matches", { game, language: "fr", practice: true, ...wish });
    await page.goto(`${site.url}/m/${id as string}`);
    const bar = page.locator(".hint");
    const said: (string | null)[] = [];
    await expect.poll(() => page.title(), { message: game }).toContain("●");
    // A heap is dealt a moment later.
    if (game.includes("buzzle-") || game.includes("-buzzle")) await page.locator(".bz-builder").waitFor();
    do {
      await bar.getByRole("button", { name: /^(Un conseil|Et encore)/ }).click();
      await bar.locator("[role=status]:not(:has(.note))").waitFor();
      const sentence = await bar.locator("[role=status]").textContent();
      expect(said, game).not.toContain(sentence);
      said.push(sentence);
      const lit = page.locator("main :is([data-hint], .lx-hinted)");
      await expect.poll(() => lit.count(), { message: `${game}: ${sentence}` }).toBeGreaterThan(0);
    } while (await bar.getByRole("button", { name: "Et encore" }).isVisible());
    expect(said.length, game).toBeGreaterThanOrEqual(least);
  }
  // The last table's word is made: the hint was for another position.
  await page.locator("[data-hint]").first().waitFor();
  const [, word] = /: essayez (\p{Lu}+)/u.exec((await page.locator(".hint [role=status]").textContent())!)!;
  await page.locator(".bz-group[data-hint]").click();
  await page.locator(".bz-builder input").fill(word!);
  await page.keyboard.press("Enter");
  await page.locator("[data-hint]").first().waitFor({ state: "detached" });
});
