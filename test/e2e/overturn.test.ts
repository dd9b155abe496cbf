import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  bestNow,
  cellKey,
  drawWord,
  heardBoard,
  keyWord,
  playButton,
  poorestNow,
  whoseTurn,
} from "./overturn-table.ts";
import { openSite } from "./site.ts";
import { DESK, expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

const site = openSite();
const come = (path: string, viewport: typeof PHONE): Promise<Visitor> => site.come(path, { viewport });

async function meet(): Promise<[Visitor, Visitor]> {
  const host = await come("/new/overturn", PHONE);
  await host.page.getByLabel("Votre nom").fill("Ada");
  await host.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await host.page.getByLabel("Lien de la partie").inputValue();
  const friend = await come(new URL(link).pathname, DESK);
  await friend.page.locator(".overturn-grid").waitFor();
  await host.page.locator(".overturn-grid").waitFor();
  return [host, friend];
}

const WAYS = ["draw", "type", "key"] as const;

describe("a whole match of Overturn", () => {
  it("[C9] [C47] two people draw, type and key their words to the end, and see each ring turn", async () => {
    const [ada, bob] = await meet();
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
    for (let move = 0; ; move++) {
      const mover = await whoseTurn([ada, bob]);
      if (mover === null) break;
      const { page } = mover;
      // The first word is the poorest there is, so that the analysis has something better to show.
      const word = await (move === 0 ? poorestNow : bestNow)(page);
      if (!word) {
        await give(mover);
        continue;
      }
      const way = word.isPlain ? WAYS[move % WAYS.length] : "type";
      if (way === "draw") await drawWord(page, word.cells);
      else if (way === "key") await keyWord(page, word.cells);
      else await page.getByLabel("Votre mot").fill(word.word.toLowerCase());
      if (move === 3) {
        await page.locator(".overturn-ring.is-planned").first().waitFor();
        await expectAccessible(mover);
      }
      if (move === 0) await watchTurning(bob.page);
      if (way === "key") await page.keyboard.press("Enter");
      else await playButton(page).click();
      if (move === 0) await expectTurned(bob.page, new Set(word.cells).size);
      await page
        .locator(".overturn-says")
        .filter({ hasText: `Vous jouez ${word.word}` })
        .waitFor();
    }
    for (const { page } of [ada, bob]) {
      await page.locator(".overturn-ending").waitFor(); // the other page hears of it a moment later
      expect(await page.locator(".overturn-total").textContent()).toMatch(/^\d+ à \d+$/);
    }
    await ada.page.getByText("Proposer une revanche").waitFor();
    // The server's own search, beside the board at a desk and never over it.
    const analysis = bob.page.locator(".overturn-analysis");
    await analysis.locator("summary").click();
    await analysis.locator("li").first().waitFor();
    const [panel, grid] = [
      await analysis.boundingBox(),
      await bob.page.locator(".overturn-grid").boundingBox(),
    ];
    expect(panel!.x).toBeGreaterThanOrEqual(grid!.x + grid!.width);
    await analysis.locator("button[aria-expanded]:not(.meaning-word)").first().click();
    await analysis.getByRole("img").waitFor();
    await expectAccessible(bob);
  });

  it("[C4] [C48] a refusal says what and what now, and the turn stays; so does a pass thought better of", async () => {
    const [ada] = await meet();
    const { page } = ada;
    const { faces } = await heardBoard(page);
    await drawWord(page, [0, 1, 7]);
    await page.getByText("tient sur une seule tuile").waitFor();
    expect(await playButton(page).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Tout rendre" }).click();
    const nonsense = [1, 2, 1, 2, 1, 2];
    for (const cell of nonsense) await cellKey(page, cell).dispatchEvent("click");
    if (!/[zq]/.test(faces.slice(1, 3))) {
      await playButton(page).click();
      await page.getByText("n’est pas au dictionnaire").waitFor();
    }
    expect(await whoseTurn([ada])).toBe(ada);
    await page.getByRole("button", { name: "Passer", exact: true }).click();
    const focused = page.locator(":focus");
    await expect.poll(() => focused.textContent()).toBe("Passer");
    expect(await focused.evaluate((element) => element.tagName)).toBe("H2");
    await page.keyboard.press("Escape");
    await page.getByLabel("Votre mot").waitFor();
    await expect.poll(() => focused.evaluateAll(([element]) => element?.tagName)).toBe("BUTTON");
    expect(await focused.textContent()).toBe("Passer");
  });
});

/** Notes how many rings were seen to turn at the same time; they are gone again before one could look. */
const watchTurning = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawing = document.querySelector(".overturn-drawing")!;
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const turning = drawing.querySelectorAll(".is-turned").length;
      dataset.turned = String(Math.max(turning, Number(dataset.turned ?? 0)));
    }).observe(drawing, { subtree: true, childList: true, attributes: true });
  });

async function expectTurned(page: Page, rings: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.turned)).toBe(String(rings));
  await page.locator(".overturn-ring.is-turned").first().waitFor({ state: "detached" });
}

/** Passes onto the first free letter. */
async function give({ page }: Visitor): Promise<void> {
  const { rings } = await heardBoard(page);
  await page.getByRole("button", { name: "Passer", exact: true }).click();
  await cellKey(page, rings.indexOf(".")).press("Space");
  await playButton(page).click();
  await page.locator(".overturn-says").filter({ hasText: "Vous passez" }).waitFor();
}
