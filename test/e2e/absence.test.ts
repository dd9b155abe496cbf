import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { comeBack, expectAccessible, expectNoSidewaysScroll, loseConnection, PHONE } from "./visitor.ts";

const site = openSite();
const PATIENCE = { timeout: 30_000 };
const table = (url: string) => new URL(url).pathname;

it("two strangers meet, one loses the connection and returns, they finish, and play again by one press each", async () => {
  const ada = await site.come("/quick/lexiduel");
  const bob = await site.come("/quick/lexiduel", { viewport: PHONE });
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//, PATIENCE)));
  const first = table(ada.page.url());
  expect(table(bob.page.url())).toBe(first);
  const away = ada.page.locator(".seat-chip").getByText("absent");
  await bob.page.locator(".seat-chip").first().waitFor(PATIENCE);
  await ada.page.locator(".seat-chip").first().waitFor(PATIENCE);

  await loseConnection(bob);
  await away.waitFor(PATIENCE);
  await comeBack(bob);
  await away.waitFor({ state: "detached", ...PATIENCE });

  await ada.page.getByRole("button", { name: "Abandonner" }).click();
  await ada.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  await bob.page.getByRole("button", { name: "Proposer une revanche" }).click(PATIENCE);
  await ada.page.getByRole("button", { name: "Accepter la revanche" }).click(PATIENCE);
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL((url) => url.pathname !== first, PATIENCE)));
  const second = table(ada.page.url());
  expect(table(bob.page.url())).toBe(second);

  await bob.page.goto(new URL("/me/matches", site.url).href);
  await bob.page.locator(`a[href="${second}"]`).waitFor(PATIENCE);
  await expectNoSidewaysScroll(bob);
  await expectAccessible(bob);
});
