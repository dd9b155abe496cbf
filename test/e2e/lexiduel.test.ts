import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { playThreeRounds, write } from "../client/lexiduel/journey.ts";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE } from "./visitor.ts";

const site = openSite();

it("[C9] [C48] two people play Lexiduel for three rounds, on a phone and at a desk", async () => {
  const blue = await site.come("/new/lexiduel");
  // Three rounds are too few to be offered on the page, and enough for a test.
  await blue.page.route("**/api/matches", (route) => {
    const wish = route.request().postDataJSON();
    const options = { ...wish.options, rounds: 3, games: 1 };
    return route.continue({ postData: JSON.stringify({ ...wish, options }) });
  });
  await blue.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await blue.page.getByLabel("Lien de la partie").inputValue();
  const red = await site.come(link, { viewport: PHONE });
  await expectNoSidewaysScroll(red);
  await expectAccessible(red);
  await playThreeRounds(blue.page, red.page);
  await red.page.getByText("Il y avait mieux").click();
  await red.page.locator(".lx-better li").first().waitFor();
});

it("[L21] [L26] friends play two games; conceding the first begins the second, one game each is a draw", async () => {
  const ada = await site.come("/new/lexiduel");
  await ada.page.getByText("Plus de réglages").click();
  expect(
    await ada.page.getByRole("radio", { name: "Deux, chaque camp commence la sienne" }).isChecked(),
  ).toBe(true);
  await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await ada.page.getByLabel("Lien de la partie").inputValue();
  const bob = await site.come(link, { viewport: PHONE });
  await write(ada.page, "C3 droite MER");
  await write(bob.page, "C3 bas MON");
  await concede(ada.page);
  for (const { page } of [ada, bob]) await page.getByText("Manche 2 sur 2").waitFor();
  await bob.page.getByText("À vous d’ouvrir").waitFor();
  await write(bob.page, "C3 droite MER");
  await bob.page.getByRole("button", { name: "Menu de la partie" }).click();
  await concede(bob.page);
  for (const { page } of [ada, bob]) {
    await page.locator(".lx-ending").waitFor();
    expect(await page.locator(".lx-news h2").innerText()).toBe("Égalité.");
    expect((await page.locator(".lx-final").innerText()).trim()).toBe("1 – 1");
  }
  await expectAccessible(bob);
  await expectNoSidewaysScroll(bob);
});

/** Gives up the game, not the match. */
async function concede(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Cette manche" }).click();
}
