import { expect, it } from "vitest";
import { gameNamed } from "../../src/games/registry.ts";
import type { Replay } from "../../src/match/log.ts";
import { isSignedBy } from "../../src/proof/signature.ts";
import { isVerified, type Notary, verify } from "../../src/proof/verify.ts";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, textOf, type Visitor } from "./visitor.ts";

const site = openSite();

async function hide({ page }: Visitor, word: string): Promise<void> {
  await page.locator(".bz-secret .bz-field").fill(word);
  await page.keyboard.press("Enter");
}

it("[W93] [T0d] a finished match is watched again step by step, found verified, and taken along as a file that proves itself", async () => {
  const ada = await site.come("/new/quick-buzzle", { viewport: PHONE });
  const { page } = ada;
  await page.getByText("Plus de réglages").click();
  await page.getByLabel("Plusieurs manches").uncheck();
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  const bob = await site.come(await page.getByLabel("Lien de la partie").inputValue());
  await hide(ada, "bal");
  await hide(bob, "eut");
  await page.locator(".bz-builder input").fill("tue");
  await page.keyboard.press("Enter");
  await page.locator(".story-panel").waitFor();
  await expectNoSidewaysScroll(ada);
  await page.getByRole("link", { name: "Revoir coup par coup" }).click();
  await page.waitForURL("**/replay");

  await expect.poll(() => page.locator(".replay-badge").textContent()).toMatch(/^\s*Partie vérifiée$/);
  await page.locator(".replay-badge").click();
  // What only an engineer reads stays folded until it is asked for.
  expect(await page.getByText("Le fichier téléchargé suffit").isVisible()).toBe(false);
  await page.getByText("Détails techniques").click();
  await page.getByText("Le fichier téléchargé suffit").waitFor();
  expect(await page.locator(".replay-proof li[data-result=yes]").count()).toBe(5);
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  expect(await slider.inputValue()).toBe("0");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => slider.inputValue()).toBe("1");
  await page.getByRole("radio", { name: "Tout ouvert" }).check();
  await page.getByRole("button", { name: "Coup suivant" }).click();
  await expect.poll(() => page.locator(".replay-hidden").textContent()).toContain("EUT");
  await expectNoSidewaysScroll(ada);
  // At the end of the page, where the controls that stay in reach lie over nothing.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(ada);
  const desk = await site.come(page.url());
  await desk.page.locator(".replay-badge").waitFor();
  await expectAccessible(desk);
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect.poll(() => slider.inputValue()).toBe(String(last));
  await page.locator(".replay-board .bz-ending").waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger la partie" }).click();
  const replay: Replay = JSON.parse(await textOf(await download));
  const notary: Notary = {
    verify: (publicKey, message, signature) => isSignedBy(crypto.subtle, publicKey, message, signature),
    keyOf: () => undefined,
  };
  expect(isVerified(await verify(gameNamed(replay.header.game)!.rules, replay, notary))).toBe(true);
});

it("[C15] Lexiduel's worked game is watched from a page of its own", async () => {
  const { page } = await site.come("/games/lexiduel/example");
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect.poll(() => page.locator(".replay-board").textContent()).toContain("75 – 70");
});

it("[W104] the day's puzzle ends with the day's table and one's own place, and is shared without its words", async () => {
  const { page } = await site.come("/games/buzzle-solitaire", { viewport: PHONE });
  await page.getByRole("button", { name: "Jouer le défi du jour" }).click();
  await page.getByRole("button", { name: "S’arrêter là" }).click();
  await page.getByRole("button", { name: "Oui, finir" }).click();
  await page.locator(".day-table [data-mine=true]").waitFor();
  await page.getByRole("button", { name: "Partager" }).click();
  await page.locator(".story-share canvas").waitFor();
  const shown = await page.locator(".story-share pre").textContent();
  await page.getByText("se verront demain").first().waitFor({ state: "attached" });
  expect(await page.locator(".bz-solutions li").count()).toBe(0);
  expect(shown).not.toContain("/replay");
});
