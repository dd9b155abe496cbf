import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { playThreeRounds } from "../client/lexiduel/journey.ts";
import { launch } from "./browser.ts";
import { type Server, startServer } from "./server.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, visit } from "./visitor.ts";

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it("two people play Lexiduel for three rounds, on a phone and at a desk", async () => {
  const blue = await visit(browser, `${server.url}/new/lexiduel`);
  // Three rounds are too few to be offered on the page, and enough for a test.
  await blue.page.route("**/api/matches", (route) => {
    const wish = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...wish, options: { ...wish.options, rounds: 3 } }) });
  });
  await blue.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await blue.page.getByLabel("Lien de la partie").inputValue();
  const red = await visit(browser, link, { viewport: PHONE });
  await expectNoSidewaysScroll(red);
  await expectAccessible(red);
  await playThreeRounds(blue.page, red.page);
  await red.page.getByText("On pouvait mieux").click();
  await red.page.locator(".lx-better li").first().waitFor();
  expect([...blue.complaints, ...red.complaints]).toEqual([]);
});
