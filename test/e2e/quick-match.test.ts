import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { PHONE } from "./visitor.ts";

const site = openSite();

const table = (url: string) => new URL(url).pathname;

it("[W73] [W74] [W75] two strangers press one button each and sit at the same table", async () => {
  const ada = await site.come("/");
  await ada.page.getByRole("link", { name: /^Trouver quelqu’un.*Overturn$/ }).click();
  await ada.page.getByText("Personne d’autre pour l’instant").waitFor();
  const bob = await site.come("/quick/overturn", { viewport: PHONE });
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//)));
  expect(table(ada.page.url())).toBe(table(bob.page.url()));
  await Promise.all([ada, bob].map(({ page }) => page.getByText("36 lettres libres").waitFor()));
});

it("[W77] who plays a bot meanwhile keeps the place and is told when somebody comes", async () => {
  const ada = await site.come("/quick/password");
  await ada.page.getByRole("button", { name: "Jouer contre un robot en attendant" }).click();
  await ada.page.waitForURL(/\/m\//);
  const botTable = table(ada.page.url());
  const bob = await site.come("/quick/password");
  await bob.page.waitForURL(/\/m\//);
  await ada.page.getByRole("button", { name: "Rejoindre la table" }).click();
  await ada.page.waitForURL((url) => url.pathname !== botTable);
  expect(table(ada.page.url())).toBe(table(bob.page.url()));
});
