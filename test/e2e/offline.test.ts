import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openSite } from "./site.ts";
import { expectNoSidewaysScroll, PHONE } from "./visitor.ts";

const { come } = openSite();

/** The worker has what it needs and looks after this page. */
const workerReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

describe("without a network", () => {
  it("[C20] Solitaire is played from the first letter to the end, and a reload goes on with the same heaps", async () => {
    const { page, context } = await come("/solo", { viewport: PHONE, worker: true });
    await page.getByText("Le dictionnaire est là").waitFor();
    await workerReady(page);
    await context.setOffline(true);
    await page.goto(new URL("/", page.url()).href);
    await page.getByRole("link", { name: "Jouer hors ligne" }).click();
    await page.getByText("Le dictionnaire est là").waitFor();
    await page.getByRole("button", { name: "Commencer" }).click();
    const heaps = () =>
      page.locator(".bz-group").evaluateAll((groups) => groups.map((group) => group.ariaLabel));
    await page.locator(".bz-group").nth(3).waitFor();
    const drawn = await heaps();
    expect(drawn).toHaveLength(4);
    await expectNoSidewaysScroll({ page, context, complaints: [] });
    await page.reload();
    await expect.poll(heaps).toEqual(drawn);
    // The word it began with is known to the rules and refused by them: there is nobody else to ask.
    const start = drawn[0]!.split(/[^\p{L}]+/u).find((word) => /^\p{Lu}{4}$/u.test(word))!;
    await page.getByRole("textbox").first().fill(start);
    await page.getByRole("button", { name: "Poser ce mot" }).click();
    await page.getByRole("alert").filter({ hasText: start }).waitFor();
    await page.getByRole("button", { name: "S’arrêter là" }).click();
    await page.getByRole("button", { name: "Oui, finir" }).click();
    await page.getByRole("heading", { name: "0 mot" }).waitFor();
    await page.getByRole("button", { name: "Rejouer" }).click();
    await page.getByRole("heading", { name: "0 mot" }).waitFor({ state: "detached" });
    await page.locator(".bz-group").nth(3).waitFor();
    expect(await heaps()).not.toEqual(drawn);
  });

  it("[C20] any address opens, says so, and what needs the server says what to do", async () => {
    const { page, context } = await come("/", { viewport: PHONE, worker: true });
    await workerReady(page);
    await context.setOffline(true);
    await page.goto(new URL("/settings", page.url()).href).catch(() => {});
    await page.goto(new URL("/", page.url()).href);
    await page.getByText("Vous êtes hors ligne").waitFor();
    await page.getByRole("button", { name: "Jouer maintenant" }).click();
    await page.getByRole("alert").filter({ hasText: "Vérifiez la connexion" }).waitFor();
    await context.setOffline(false);
    await page.getByText("Vous êtes hors ligne").waitFor({ state: "detached" });
  });
});

describe("the service worker", () => {
  it("[C20] keeps the parts of the page and no answer of the server", async () => {
    const { page } = await come("/", { worker: true });
    await workerReady(page);
    await page.getByRole("button", { name: "Jouer maintenant" }).click();
    await page.getByLabel("Mot secret").waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/");
    expect(kept.filter((path) => path !== "/" && !path.startsWith("/assets/"))).toEqual([]);
  });
});
