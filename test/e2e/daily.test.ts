import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

const site = openSite();

const playToday = ({ page }: Visitor) => page.getByRole("button", { name: "Jouer le défi du jour" }).click();

/** From the drawer, where every match is left. */
async function leave({ page }: Visitor): Promise<void> {
  await page.locator('[aria-controls="drawer"]').first().click();
  await page
    .locator("#drawer")
    .getByRole("button", { name: /^(Abandonner|Quitter la partie)$/ })
    .click();
  await page.locator("#drawer").getByRole("button", { name: /^Oui/ }).click();
}

/** The end of the day: one's own line in the day's table, and a text to send that has no word in it. */
async function expectTheEnd({ page }: Visitor, result: RegExp): Promise<void> {
  const table = page.getByRole("region", { name: "Le classement du jour" });
  await table
    .getByRole("row", { name: /\(vous\)/ })
    .filter({ hasText: result })
    .waitFor({ timeout: 30_000 });
  await page.getByText("La solution se verra demain").waitFor();
  await page.getByRole("button", { name: "Partager" }).click();
  const text = await page.locator(".story-share pre").textContent();
  expect(text).not.toContain("/replay");
  expect(text).not.toMatch(/\b\p{Lu}{4,}\b/u);
}

it("[C170] Quick Buzzle's five heaps: time begins with the first, and a second attempt is the first one again", async () => {
  const ada = await site.come("/games/quick-buzzle", { viewport: PHONE });
  await playToday(ada);
  const { page } = ada;
  await page.getByRole("button", { name: "Montrer le premier tas" }).waitFor();
  expect(await page.locator(".limit").count()).toBe(0);
  await page.getByRole("button", { name: "Montrer le premier tas" }).click();
  for (const no of [1, 2, 3, 4, 5]) {
    await page.getByText(`Tas ${no} sur 5`).waitFor();
    await expectNoSidewaysScroll(ada);
    if (no === 1) await expectAccessible(ada);
    await page.getByRole("button", { name: "Renoncer" }).click();
    await page.getByRole("button", { name: /^Oui/ }).click();
  }
  await page.getByRole("heading", { name: "0 sur 5, en 300 s" }).waitFor();
  await expectTheEnd(ada, /0 sur 5/);
  await expectAccessible(ada);
  const finished = page.url();
  await page.goto(new URL("/games/quick-buzzle", finished).href);
  await playToday(ada);
  await page.waitForURL(finished);
});

it.each([
  ["password", ".roll"],
  ["buzzle", ".bz-tray-piece"],
] as const)(
  "[C170] %s: what the word has cost stands at the table, and who leaves has not found it",
  async (game, act) => {
    const ada = await site.come(`/games/${game}`, { viewport: PHONE });
    await playToday(ada);
    const { page } = ada;
    await page.locator(act).first().click();
    // The page keeps a number and what it counts on one line.
    await expect.poll(() => page.locator(".alone-points").textContent()).toMatch(/^1\spoint/);
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
    await leave(ada);
    await page.getByRole("heading", { name: "Pas trouvé" }).waitFor();
    await expectTheEnd(ada, /Pas trouvé/);
  },
);

it("[C170] Overturn: three words running, and nobody to pass to", async () => {
  const ada = await site.come("/games/overturn", { viewport: PHONE });
  await playToday(ada);
  const { page } = ada;
  await page.getByText("Mot 1 sur 3").waitFor();
  expect(await page.getByRole("button", { name: "Passer" }).count()).toBe(0);
  await expectAccessible(ada);
  await leave(ada);
  await page.getByRole("heading", { name: /anneaux?$/ }).waitFor();
  await expectTheEnd(ada, /anneaux?/);
});
