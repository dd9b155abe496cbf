import { expect, it } from "vitest";
import { hideWord, rollAndAsk, whoseTurn } from "./password-table.ts";
import { openSite } from "./site.ts";
import { comeBack, expectAccessible, expectNoSidewaysScroll, loseConnection, PHONE } from "./visitor.ts";

const site = openSite();
const PATIENCE = { timeout: 30_000 };
const AWAY_MS = 10_000;
const table = (url: string) => new URL(url).pathname;

it("[W48] [W89] two strangers meet, one loses the connection for ten seconds and returns to all that was missed, they finish, and play again by one press each", async () => {
  const ada = await site.come("/quick/password");
  const bob = await site.come("/quick/password", { viewport: PHONE });
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//, PATIENCE)));
  const first = table(ada.page.url());
  expect(table(bob.page.url())).toBe(first);
  await hideWord(ada, "salade");
  await hideWord(bob, "danse");
  const mover = await whoseTurn([ada, bob]);

  // Bob is gone. If it is Ada's turn she plays on; if it is his, his move waits for the line.
  const away = ada.page.locator(".seat-chip").getByText("pas là");
  const lostAt = Date.now();
  await loseConnection(bob);
  await away.waitFor(PATIENCE);
  await bob.page.getByText("Vous êtes hors ligne").waitFor(PATIENCE);
  if (mover === ada) await rollAndAsk(ada);
  else await bob.page.getByRole("button", { name: "Lancer les dés" }).click();
  await expect.poll(() => Date.now() - lostAt, { timeout: 60_000 }).toBeGreaterThan(AWAY_MS);
  await comeBack(bob);
  await away.waitFor({ state: "detached", ...PATIENCE });
  await bob.page.getByText("Vous êtes hors ligne").waitFor({ state: "detached", ...PATIENCE });

  // What was played meanwhile is told once at both tables.
  const [hers, his] = mover === ada ? [/^Vous lancez/, /lance \d et \d/] : [/lance \d et \d/, /^Vous lancez/];
  for (const [visitor, sentence] of [
    [ada, hers],
    [bob, his],
  ] as const) {
    const told = visitor.page.locator(".story li").filter({ hasText: sentence });
    await told.first().waitFor({ state: "attached", ...PATIENCE });
    expect(await told.count()).toBe(1);
  }

  // On a phone the way out is in the drawer, which then gives way to the end.
  await bob.page.getByRole("button", { name: "Menu de la partie" }).click();
  await bob.page.getByRole("button", { name: "Abandonner" }).click();
  await bob.page.getByText("Votre mot sera montré.").waitFor();
  await bob.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
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
