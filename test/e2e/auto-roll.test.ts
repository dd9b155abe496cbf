import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
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
