import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "./browser.ts";
import { type Server, startServer } from "./server.ts";
import { PHONE, visit } from "./visitor.ts";

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const table = (url: string) => new URL(url).pathname;

it("two strangers press one button each and sit at the same table", async () => {
  const ada = await visit(browser, server.url);
  await ada.page.getByRole("link", { name: "Trouver quelqu’un: Overturn" }).click();
  await ada.page.getByText("Vous êtes le premier").waitFor();
  const bob = await visit(browser, `${server.url}/quick/overturn`, { viewport: PHONE });
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//)));
  expect(table(ada.page.url())).toBe(table(bob.page.url()));
  await Promise.all([ada, bob].map(({ page }) => page.getByText("36 lettres libres").waitFor()));
  expect([...ada.complaints, ...bob.complaints]).toEqual([]);
});

it("who plays a bot meanwhile keeps the place and is told when somebody comes", async () => {
  const ada = await visit(browser, `${server.url}/quick/password`);
  await ada.page.getByRole("button", { name: "Jouer un robot en attendant" }).click();
  await ada.page.waitForURL(/\/m\//);
  const botTable = table(ada.page.url());
  const bob = await visit(browser, `${server.url}/quick/password`);
  await bob.page.waitForURL(/\/m\//);
  await ada.page.getByRole("button", { name: "Le rejoindre" }).click();
  await ada.page.waitForURL((url) => url.pathname !== botTable);
  expect(table(ada.page.url())).toBe(table(bob.page.url()));
});
