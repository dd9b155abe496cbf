import type { Page } from "playwright-core";
import { builtLexicon } from "../../dictionaries/built.ts";
import { CELLS, columnOf, rowOf, SIDE } from "../../src/games/overturn/board.ts";
import type { Ground } from "../../src/games/overturn/ground.ts";
import { type Found, legalWords } from "../../src/games/overturn/search.ts";
import { PATIENCE_MS, type Visitor } from "./visitor.ts";

/** What one does at a table of Overturn, by what the screen says (in French). */

const french = builtLexicon("fr");

export const isOver = (page: Page) => page.locator(".overturn-ending").isVisible();
export const playButton = (page: Page) => page.locator(".overturn-form button[type=submit]");
export const cellKey = (page: Page, cell: number) => page.locator(".overturn-grid button").nth(cell);

/** The board as a screen reader hears it; seat 0 is whoever listens. */
export async function heardBoard(page: Page): Promise<Ground> {
  const labels = await page
    .locator(".overturn-grid button")
    .evaluateAll((keys) => keys.map((key) => key.getAttribute("aria-label") ?? ""));
  if (labels.length !== CELLS) throw new Error(`Expected ${CELLS} cells, heard ${labels.length}`);
  const letters = labels.map((label) => label.split(", ")[0]!);
  const faces = letters.map((said) =>
    said === "Z ou X" ? "z" : said.startsWith("U ou") || said === "QU" ? "q" : said,
  );
  const rings = labels.map((label) =>
    /sans anneau/.test(label) ? "." : /anneau à vous/.test(label) ? "0" : "1",
  );
  return {
    mode: "basic",
    faces: faces.join(""),
    rings: rings.join(""),
    zx: null,
    qu: letters.includes("QU") ? "QU" : null,
    opened: rings.some((ring) => ring !== "."),
  };
}

/** A word, and whether it can be drawn: each cell once and nothing to choose. */
type Playable = Found & { isPlain: boolean };

export const bestNow = async (page: Page): Promise<Playable | null> => (await wordsNow(page))[0] ?? null;
export const poorestNow = async (page: Page): Promise<Playable | null> =>
  (await wordsNow(page)).at(-1) ?? null;

/** All words, those that can be drawn first; among them the one that swings most. */
async function wordsNow(page: Page): Promise<Playable[]> {
  return legalWords(await heardBoard(page), 0, french)
    .map((each) => ({
      ...each,
      isPlain: !each.zx && !each.qu && new Set(each.cells).size === each.cells.length,
    }))
    .sort((a, b) => Number(b.isPlain) - Number(a.isPlain) || b.swing - a.swing);
}

/** Which of these is to move, once one of them is; null when the match is over. */
export async function whoseTurn(visitors: readonly Visitor[]): Promise<Visitor | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    for (const visitor of visitors) {
      if (await isOver(visitor.page)) return null;
      if (await visitor.page.locator(".seat-chip[data-turn='true'][data-mine='true']").isVisible())
        return visitor;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Nobody is to move");
}

export async function drawWord(page: Page, cells: readonly number[]): Promise<void> {
  await page.locator(".overturn-grid").scrollIntoViewIfNeeded();
  const box = (await page.locator(".overturn-grid").boundingBox())!;
  const at = (cell: number): [number, number] => [
    box.x + ((columnOf(cell) + 0.5) * box.width) / SIDE,
    box.y + ((rowOf(cell) + 0.5) * box.height) / SIDE,
  ];
  await page.mouse.move(...at(cells[0]!));
  await page.mouse.down();
  for (const cell of cells.slice(1)) await page.mouse.move(...at(cell), { steps: 5 });
  await page.mouse.up();
}

/** By keys alone: arrows to each cell, Space to take it, Enter to play. */
export async function keyWord(page: Page, cells: readonly number[]): Promise<void> {
  await page.locator(".overturn-grid button[tabindex='0']").focus();
  for (const cell of cells) {
    for (let i = 0; i < SIDE; i++) await page.keyboard.press("ArrowUp");
    for (let i = 0; i < SIDE; i++) await page.keyboard.press("ArrowLeft");
    for (let i = 0; i < rowOf(cell); i++) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < columnOf(cell); i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
  }
}
