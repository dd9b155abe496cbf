import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * A match of three rounds between two pages that sit at the same table, in French: written moves, one made on the
 * board by keys alone, and a pass. Ends 11 to 7.
 */
export async function playThreeRounds(blue: Page, red: Page): Promise<void> {
  await write(blue, "C3 droite MER");
  await write(red, "C3 bas MON");
  await write(blue, "C3 droite MERVEILLE");
  await writeByEnter(red, "C1 bas LIMON");
  await byKeys(blue, ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"], "AIT");
  await red.getByRole("button", { name: "Passer", exact: true }).click();
  await red.getByRole("button", { name: "Oui, passer" }).click();
  await expectScore(blue, "11 – 7");
  await expectScore(red, "7 – 11");
}

/** A move as text: prepared, looked at, sent. */
export async function write(page: Page, move: string): Promise<void> {
  const field = page.locator("input[name=text-move]");
  await page.locator(".lx-text-move").waitFor();
  if (!(await field.isVisible())) await page.locator(".lx-text-move summary").click();
  await field.fill(move);
  await page.getByRole("button", { name: "Préparer" }).click();
  await place(page);
}

/** The same without leaving the field: Enter prepares the move, Enter again sends it. The focus goes to the board. */
async function writeByEnter(page: Page, move: string): Promise<void> {
  const field = page.locator("input[name=text-move]");
  await page.locator(".lx-text-move").waitFor();
  if (!(await field.isVisible())) await page.locator(".lx-text-move summary").click();
  await field.fill(move);
  await field.press("Enter");
  await expect.poll(() => page.getByRole("button", { name: "Poser", exact: true }).isEnabled()).toBe(true);
  await field.press("Enter");
  await page.locator(".lx-composer").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".lx-surface:focus").count()).toBe(1);
}

/** From A1 along these keys, letters, Enter. */
async function byKeys(page: Page, keys: readonly string[], letters: string): Promise<void> {
  await page.locator(".lx-composer").waitFor();
  await page.locator(".lx-surface").focus();
  await page.keyboard.press("Control+Home");
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.type(letters);
  await expect.poll(() => page.getByRole("button", { name: "Poser", exact: true }).isEnabled()).toBe(true);
  await page.keyboard.press("Enter");
  await page.locator(".lx-composer").waitFor({ state: "detached" });
}

async function place(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Poser", exact: true }).click();
  await page.locator(".lx-composer").waitFor({ state: "detached" });
}

async function expectScore(page: Page, score: string): Promise<void> {
  await page.locator(".lx-ending").waitFor();
  expect((await page.locator(".lx-final").innerText()).trim()).toBe(score);
}
