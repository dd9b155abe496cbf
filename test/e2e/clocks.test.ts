import { describe, expect, it } from "vitest";
import { openSite } from "./site.ts";
import { becomeGuest, guestApi } from "./states.ts";
import { PHONE } from "./visitor.ts";

const site = openSite();

describe("time at a table", () => {
  it.each([PHONE, undefined])(
    "[C1] a deadline of the rules is shown as such beside everybody's clocks",
    async (viewport) => {
      const { page } = await site.come("/settings", viewport ? { viewport } : {});
      const api = await becomeGuest(page, site.url);
      const clock = { kind: "game", seconds: 600, increment: 0 };
      const { id } = await api.post("/api/matches", { game: "password", language: "fr", options: { clock } });
      const bob = await guestApi(site.url, "Bob");
      await bob.post(`/api/matches/${id}/seats`, {});
      await page.goto(`${site.url}/m/${id}`);
      await page.getByLabel("Mot secret").waitFor();
      // Bob comes, so that time runs, and hides his word.
      await bob.play(id as string, [{ type: "secret", word: "orange" }]);
      await page.locator(".limit").filter({ hasText: "Délai : vous" }).waitFor();
      expect(await page.locator(".limit [role=timer]").textContent()).toMatch(/^1:[0-3]\d$/);
      expect(await page.locator(".seat-chip .countdown").allTextContents()).toEqual(["10:00", "10:00"]);
    },
  );
});

describe("the settings of a table", () => {
  it("[C2] take a clock of one's own within the bounds, and say them to who leaves them", async () => {
    const { page } = await site.come("/new/overturn", { viewport: PHONE });
    await page.getByText("Plus de réglages").click();
    await page.getByLabel("Autre…").check();
    const seconds = page.getByLabel("Secondes par coup");
    await seconds.fill("3");
    await seconds.blur();
    await page.getByRole("alert").filter({ hasText: "De 5 à 3600." }).waitFor();
    await seconds.fill("45");
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await page.getByText("Réglages de la table").click();
    await expect.poll(() => page.getByLabel("Secondes par coup").inputValue()).toBe("45");
  });

  it("[C2] offer no clock where it would change nothing", async () => {
    for (const game of ["quick-buzzle", "mot-a-mot"]) {
      const { page } = await site.come(`/new/${game}`);
      await page.getByText("Plus de réglages").click();
      await page.getByRole("group", { name: "Qui peut venir ?" }).waitFor();
      expect(await page.getByRole("group", { name: "Temps", exact: true }).count(), game).toBe(0);
    }
  });
});
