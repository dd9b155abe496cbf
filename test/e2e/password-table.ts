import type { Page } from "playwright-core";
import { PATIENCE_MS, type Visitor } from "./visitor.ts";

/** What one does at a table of Password, by the words on the screen (in French). */

export async function hideWord({ page }: Visitor, word: string): Promise<void> {
  await page.getByLabel("Mot secret").fill(word);
  await page.getByRole("button", { name: "Cacher ce mot" }).click();
}

const rollButton = (page: Page) => page.getByRole("button", { name: "Lancer les dés" });
const isAsking = (page: Page) => page.locator(".asking").isVisible();
export const isOver = (page: Page) => page.locator(".ending").isVisible();

/** Which of these has the hand, once one of them has. */
export async function whoseTurn(visitors: readonly Visitor[]): Promise<Visitor> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    for (const visitor of visitors) {
      const roll = rollButton(visitor.page);
      if (((await roll.isVisible()) && (await roll.isEnabled())) || (await isAsking(visitor.page)))
        return visitor;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Nobody has the hand");
}

/** Rolls and asks the first question that is allowed; true when a question was asked. */
export async function rollAndAsk({ page }: Visitor): Promise<boolean> {
  if (!(await isAsking(page))) await rollButton(page).click();
  // A circle may leave nothing to ask: then the hand passes by itself.
  await page.locator(".asking, .panel-wait").first().waitFor();
  if (!(await isAsking(page))) return false;
  await page.locator(".asking button:not([aria-disabled='true'])").first().click();
  // Whatever the answer, the next thing is a roll or somebody else's turn.
  await page.locator(".asking").waitFor({ state: "hidden" });
  return true;
}

export async function guess({ page }: Visitor, word: string): Promise<void> {
  await page.locator(".guess input").fill(word);
  await page.getByRole("button", { name: "Tenter" }).click();
}
