import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectInSight, OVER_KEYBOARD, SMALL } from "./in-sight.ts";
import { openSite } from "./site.ts";
import { becomeGuest, guestApi } from "./states.ts";
import { PHONE } from "./visitor.ts";

const site = openSite();

/** A table of Password at which it is the page's turn, before the roll. */
async function ownTurn(page: Page): Promise<void> {
  const api = await becomeGuest(page, site.url);
  const { id } = await api.post("/api/matches", { game: "password", language: "fr" });
  const match = id as string;
  const bob = await guestApi(site.url, "Bob");
  await bob.post(`/api/matches/${match}/seats`, {});
  await api.play(match, [{ type: "secret", word: "salade" }]);
  await bob.play(match, [{ type: "secret", word: "orange" }]);
  // If Bob starts, a wrong guess hands the turn on.
  await bob.play(match, [{ type: "guess", target: 0, word: "maison" }]).catch(() => {});
  await page.goto(`${site.url}/m/${match}`);
  await page.locator(".roll").waitFor();
}

describe("Password's dice", () => {
  it("[C25] wait for a press unless one lets them fall by themselves, and then any touch stops them", async () => {
    const { page } = await site.come("/settings", { viewport: PHONE });
    await ownTurn(page);
    const about = page.locator(".roll[data-about=true]");
    const choice = page.getByLabel("Lancer les dés tout seuls");
    expect(await choice.isChecked()).toBe(false);
    expect(await about.count()).toBe(0);
    await choice.check();
    await about.waitFor();
    await page.locator(".own-word").click();
    await about.waitFor({ state: "detached" });
    // Longer than the dice would have waited: a touch ends it for this turn.
    await page.waitForTimeout(3500);
    expect(await page.locator(".roll").isEnabled()).toBe(true);
    // The choice is kept; the next time that it is one's turn they fall.
    await page.reload();
    await about.waitFor();
    await page.locator(".roll").waitFor({ state: "detached" });
    await page.locator(".asking").waitFor();
  });
});

describe("Password's board", () => {
  it("[C56] [C57] [C59] has the word, the dice and the question in sight, and all letters behind one stop of the tab key", async () => {
    const { page } = await site.come("/settings", { viewport: SMALL });
    await ownTurn(page);
    await expectInSight(page, ".target", ".roll", ".guess input");
    // A keyboard opens: the word one is after and the one that one types stay, with what speaks against it.
    await page.locator(".guess input").click();
    const heard = await page.evaluateHandle(() => {
      const said: string[] = [];
      const region = document.querySelector(".guess [aria-live]")!;
      const listen = () => region.textContent && said.push(region.textContent);
      new MutationObserver(listen).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return said;
    });
    // Each longer one gets its own answer from the dictionary; only the last is worth hearing.
    await page.keyboard.type("xqwj", { delay: 20 });
    await page.locator(".guess .note").filter({ hasText: "pas au dictionnaire" }).waitFor();
    await expect.poll(() => heard.jsonValue()).toEqual(["pas au dictionnaire"]);
    await page.setViewportSize(OVER_KEYBOARD);
    await expectInSight(page, ".target", ".guess input", ".guess button", ".guess .note");
    await page.setViewportSize(SMALL);
    expect(await page.locator(".letter-key[tabindex='0']").count()).toBe(1);
    await page.locator(".letter-key").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe("K");
    await page.keyboard.press("End");
    expect(await focused()).toBe("Z");
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(".roll").click();
    await page.locator(".asking").waitFor();
    // On a circle in the middle of its ring; on one of chance in the notes, which are then the only alphabet.
    await expectInSight(page, ".target", ".asking button");
    expect(await page.locator(".letters-grid").count()).toBe(1);
  });
});
