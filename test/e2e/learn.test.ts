import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE } from "./visitor.ts";

const site = openSite();

const stepIs = (page: Page, title: string) =>
  page.locator("#lesson-step").filter({ hasText: title }).waitFor();

/** The step is done, its button has the keyboard, and Enter goes on. */
async function goOn(page: Page, name = "Continuer"): Promise<void> {
  const next = page.getByRole("button", { name, exact: true });
  await next.waitFor();
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
}

interface Held {
  /** Lets the frames come that were held, and all that follow. */
  release?: () => void;
}

/** A page on a machine too busy to draw. */
function holdFrames(): void {
  const draw = globalThis.requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (run) => held.push(run);
  (globalThis as Held).release = () => {
    globalThis.requestAnimationFrame = draw;
    for (const run of held) run(performance.now());
  };
}

describe("learning a game", () => {
  it("[C13] [C10] a lesson is taken by keyboard, left and taken up again, and a wrong move is answered", async () => {
    const visitor = await site.come("/games/password", { viewport: PHONE });
    const { page } = visitor;
    await page.getByRole("link", { name: "Commencer la leçon" }).press("Enter");

    await stepIs(page, "Cachez un mot");
    await page.getByLabel("Mot secret").pressSequentially("jardin");
    await page.keyboard.press("Enter");
    await goOn(page);
    await stepIs(page, "Lancez les dés");
    await page.getByRole("button", { name: "Lancer les dés" }).press("Enter");
    await goOn(page);
    await stepIs(page, "Interrogez tout le cercle");
    await page.getByRole("button", { name: "Y a-t-il une de ces lettres ?" }).press("Enter");
    await goOn(page);

    await stepIs(page, "Demandez une lettre");
    await page.getByRole("link", { name: "Quitter la leçon" }).press("Enter");
    await page.getByRole("link", { name: "Reprendre la leçon (étape 4 sur 6)" }).press("Enter");
    await stepIs(page, "Demandez une lettre");
    await page.getByRole("button", { name: "Demander E" }).press("Enter");
    await page.getByRole("status").filter({ hasText: "demandez la lettre A" }).waitFor();
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await page.getByRole("button", { name: "Demander A" }).press("Enter");
    await goOn(page);

    await stepIs(page, "Un non");
    await page.getByRole("button", { name: "Demander F" }).press("Enter");
    await goOn(page);
    await stepIs(page, "Tentez le mot");
    await page.getByRole("textbox", { name: /^Le mot d/ }).pressSequentially("salade");
    await page.keyboard.press("Enter");
    await goOn(page, "Terminer");
    await page.getByRole("heading", { name: "Vous savez jouer à Password." }).waitFor();
    await expectAccessible(visitor);
  });

  it("whoever already writes in a new page keeps the keyboard, however late its first frame is", async () => {
    const { page } = await site.come("/games/password", { before: holdFrames });
    await page.getByRole("link", { name: "Commencer la leçon" }).press("Enter");
    await stepIs(page, "Cachez un mot");
    await page.getByLabel("Mot secret").pressSequentially("jar");
    await page.evaluate(() => (globalThis as Held).release?.());
    await page.keyboard.type("din");
    await page.keyboard.press("Enter");
    await goOn(page);
    await stepIs(page, "Lancez les dés");
  });

  it("[C17] every game's page and rules fit a phone and have nothing serious for axe", async () => {
    const visitor = await site.come("/", { viewport: PHONE });
    const { page } = visitor;
    for (const game of Object.keys(GAMES)) {
      await page.goto(`${site.url}/games/${game}`);
      await page.locator(".game-way").first().waitFor();
      await expectNoSidewaysScroll(visitor);
      await expectAccessible(visitor);
      await page.getByRole("link", { name: "Lire les règles" }).click();
      await page.locator(".rules-text").waitFor();
      await expectNoSidewaysScroll(visitor);
      await expectAccessible(visitor);
    }
  });

  it("[W26] a table made for practice gives a hint, said more plainly with every press", async () => {
    const { page } = await site.come("/games/overturn", { viewport: PHONE });
    await page.getByRole("button", { name: "S’entraîner" }).click();
    await page.locator(".overturn-grid").waitFor();
    const hint = page.getByRole("region", { name: /^Entraînement/ });
    const says = (sentence: RegExp) => hint.getByRole("status").filter({ hasText: sentence }).waitFor();
    await hint.getByRole("button", { name: "Un conseil" }).click();
    await says(/^Partez de cette lettre/);
    await hint.getByRole("button", { name: "Et encore" }).click();
    await says(/^Il commence par [A-Z]+\.$/);
    await hint.getByRole("button", { name: "Et encore" }).click();
    await says(/^Jouez [A-Z]+\.$/);
  });
});
