import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { PHONE } from "./visitor.ts";

const site = openSite();

const table = (url: string) => new URL(url).pathname;

it("[W73] [W74] [W75] [C60] [C61] two strangers with different wishes press one button each and sit at the same table", async () => {
  const ada = await site.come("/");
  await ada.page.getByRole("link", { name: "Trouver quelqu’un", exact: true }).click();
  await ada.page.getByText("Personne d’autre pour l’instant").waitFor();
  await ada.page.getByRole("timer").waitFor();
  // Whoever waits for a game that one does not like is counted, and joined by a press.
  await ada.page.getByRole("checkbox", { name: "Overturn" }).uncheck({ force: true });
  const bob = await site.come("/quick/overturn", { viewport: PHONE });
  await bob.page.getByText("Personne d’autre pour l’instant").waitFor();
  await ada.page.getByRole("button", { name: /Une personne attend à Overturn.*la rejoindre/ }).click();
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//)));
  expect(table(ada.page.url())).toBe(table(bob.page.url()));
  await Promise.all([ada, bob].map(({ page }) => page.getByText("36 lettres libres").waitFor()));
});

it("[W77] [W165] [C62] [C63] who plays a bot meanwhile keeps the place, is told when somebody comes, and comes or not", async () => {
  const ada = await site.come("/quick/password");
  await ada.page.getByRole("button", { name: "Jouer contre un robot en attendant" }).click();
  await ada.page.waitForURL(/\/m\//);
  const botTable = table(ada.page.url());
  const bob = await site.come("/quick/password");
  await bob.page.waitForURL(/\/m\//);
  await bob.page.getByText(/^On attend .* qui arrive à la table/).waitFor();
  await ada.page.getByRole("button", { name: "Pas maintenant" }).click();
  await bob.page.getByRole("heading", { name: "La partie ne compte pas" }).waitFor();
  expect(table(ada.page.url())).toBe(botTable);
  const first = bob.page.locator(".rematch .row > *").first();
  expect(await first.textContent()).toBe("Trouver quelqu’un d’autre");
  await first.click();
  await bob.page.getByText("Personne d’autre pour l’instant").waitFor();
  const cleo = await site.come("/quick/password");
  await Promise.all([bob, cleo].map(({ page }) => page.waitForURL(/\/m\//)));
  expect(table(bob.page.url())).toBe(table(cleo.page.url()));
});

it("[C91] from the pairing to the board there is one trip: the socket of the table, and nothing else is waited for", async () => {
  const ada = await site.come("/quick/overturn", { viewport: PHONE });
  await ada.page.getByText("Personne d’autre pour l’instant").waitFor();
  await ada.page.waitForLoadState("networkidle");
  // From here on every request stands still; sockets are no requests.
  await ada.page.route("**", () => {});
  const asked: string[] = [];
  ada.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await site.come("/quick/overturn");
  await ada.page.getByText("36 lettres libres").waitFor();
  expect(asked.filter((path) => path.startsWith("/api/matches/"))).toEqual([]);
});
