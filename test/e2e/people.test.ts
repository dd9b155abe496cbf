import { expect, it } from "vitest";
import { hideWord, rollAndAsk, whoseTurn } from "./password-table.ts";
import { openSite } from "./site.ts";
import { DESK, expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

const site = openSite();

const pictures = process.env.PICTURES;
const picture = async ({ page }: Visitor, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/people-${name}.png` });
};

/** Two strangers at a table of Password, after one move: it counts. */
async function play(both: readonly Visitor[]): Promise<void> {
  for (const { page } of both)
    await page.getByRole("link", { name: "Trouver quelqu’un : Password", exact: true }).click();
  await Promise.all(both.map(({ page }) => page.waitForURL(/\/m\//)));
  await hideWord(both[0]!, "SALADE");
  await hideWord(both[1]!, "DANSE");
}

/** Browsers give passkeys to hosts with a name only. */
const named = (path: string): string => {
  const address = new URL(path, site.url);
  address.hostname = "localhost";
  return address.href;
};

/** Somebody with an account, on the home page. */
async function comeWithAccount(viewport: typeof PHONE): Promise<Visitor> {
  const visitor = await site.come(named("/me"), { viewport });
  const { page, context } = visitor;
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByRole("button", { name: "Je les ai gardés" }).click();
  await page.goto(named("/"));
  return visitor;
}

it("[C70] a name at the table opens a card: ratings, matches, our record, play again, block", async () => {
  const both = [await site.come("/", { viewport: PHONE }), await site.come("/", { viewport: DESK })];
  const [ada, bob] = both;
  await play(both);
  await rollAndAsk(await whoseTurn(both));
  const name = ada!.page.locator(".seat-chip .seat-name.person");
  const his = (await name.textContent())!;
  await name.click();
  const card = ada!.page.getByRole("dialog", { name: his });
  await card.getByText("Aucune partie terminée.").waitFor();
  await card.getByText("Vous n’avez encore terminé aucune partie ensemble.").waitFor();
  expect(await card.getByRole("button", { name: /^Rejouer/ }).count()).toBe(0);
  await picture(ada!, "card-phone");
  await expectNoSidewaysScroll(ada!);
  await expectAccessible(ada!);
  await ada!.page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  expect(await ada!.page.evaluate(() => document.activeElement?.textContent)).toBe(his);

  await bob!.page.getByRole("button", { name: "Abandonner" }).click();
  await bob!.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  await expect.poll(() => bob!.page.title()).toContain("Partie finie");
  // The result comes by a queue, a moment after the end.
  const hers = bob!.page.locator(".seat-chip .seat-name.person");
  const open = bob!.page.locator(".card-dialog");
  await expect
    .poll(
      async () => {
        await hers.click();
        const said = await open.locator(".card-between, #card-between + .note").textContent();
        await bob!.page.keyboard.press("Escape");
        return said;
      },
      { interval: 500, timeout: 30_000 },
    )
    .toContain("1\u00a0défaite");
  await hers.click();
  await open.getByText("0 victoire").waitFor();
  await picture(bob!, "card-desk");
  await open.getByRole("button", { name: /^Rejouer à Password avec/ }).click();
  await open.getByText(/verra l’invitation parmi ses parties/).waitFor();
  await ada!.page.getByRole("button", { name: "Accepter la revanche" }).waitFor();
  await open.getByRole("button", { name: /^Bloquer/ }).click();
  await open.getByRole("button", { name: /^Débloquer/ }).waitFor();
  await open.getByRole("button", { name: /^Débloquer/ }).click();
  await open.getByRole("button", { name: /^Bloquer/ }).waitFor();
  await bob!.page.keyboard.press("Escape");

  // The same card from one's own history.
  await bob!.page.goto(new URL("/me", site.url).href);
  await bob!.page.locator(".me-history button.person").first().click();
  await bob!.page.locator(".card-between").getByText("1 défaite").waitFor();
});

it("[C71] [C72] between accounts the table says what is at stake, its end what changed, and boards are linked", async () => {
  const both = [await comeWithAccount(PHONE), await comeWithAccount(DESK)];
  const [ada, bob] = both;
  await picture(ada!, "home-phone");
  await picture(bob!, "home-desk");
  await play(both);
  await expect
    .poll(() => ada!.page.locator(".rated-note").textContent())
    .toMatch(/En jeu\s: \+79\ssi vous gagnez, \+0\s?à égalité, −79\ssi vous perdez\./);
  await picture(ada!, "stake-phone");
  await rollAndAsk(await whoseTurn(both));
  await bob!.page.getByRole("button", { name: "Abandonner" }).click();
  await bob!.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  const lines = (visitor: Visitor) => visitor.page.locator(".changed li").allTextContents();
  await expect.poll(() => lines(bob!), { timeout: 30_000 }).toHaveLength(2);
  await expect.poll(() => lines(ada!), { timeout: 30_000 }).toHaveLength(2);
  expect((await lines(ada!)).find((line) => line.startsWith("Vous"))).toMatch(/1579\+79\spointsClassement/);
  expect((await lines(bob!)).find((line) => line.startsWith("Vous"))).toMatch(/1421−79\spointsClassement/);
  await ada!.page.locator(".changed").scrollIntoViewIfNeeded();
  await picture(ada!, "changed-phone");
  await picture(bob!, "changed-desk");
  await expectNoSidewaysScroll(ada!);
  await expectAccessible(bob!);
  await bob!.page.locator(".changed").getByRole("link", { name: "Classement" }).click();
  await bob!.page.locator(".board-provisional button.person").first().waitFor();
  await picture(bob!, "board-desk");
  await bob!.page.locator(".board-provisional button.person").first().click();
  await bob!.page.locator(".card-ratings li").first().waitFor();
  await bob!.page.keyboard.press("Escape");
  // From every page with a head, and on a phone from the home page.
  await bob!.page.getByRole("link", { name: "Jouer", exact: true }).click();
  await bob!.page.getByRole("navigation").getByRole("link", { name: "Classements" }).click();
  await bob!.page
    .getByRole("heading", { name: /^Classement/ })
    .first()
    .waitFor();
  await ada!.page.goto(named("/"));
  await expectNoSidewaysScroll(ada!);
  await ada!.page.getByRole("main").getByRole("link", { name: "Classements" }).click();
  await ada!.page
    .getByRole("heading", { name: /^Classement/ })
    .first()
    .waitFor();
});

it("[C113] [W81] a match of strangers is on the home page while it runs, can be watched from there, and goes with its end", async () => {
  const cleo = await site.come("/", { viewport: PHONE, locale: "de-DE" });
  const dan = await site.come("/", { viewport: DESK });
  const both = [await site.come("/", { viewport: PHONE }), await site.come("/", { viewport: DESK })];
  await play(both);
  await dan.page.locator(".home-now").scrollIntoViewIfNeeded();
  const now = dan.page.getByRole("region", { name: "À l’instant" });
  await now.getByText("Password").waitFor();
  await picture(dan, "now-desk");
  await expectAccessible(dan);
  // A page in another language looks at that language's tables.
  await cleo.page.locator(".home-now").scrollIntoViewIfNeeded();
  await cleo.page.waitForTimeout(500);
  expect(await cleo.page.getByRole("region", { name: "Gerade jetzt" }).count()).toBe(0);
  await now.getByRole("link", { name: /^Regarder/ }).click();
  await dan.page.waitForURL(/\/m\//);
  await dan.page.getByText("Vous regardez").waitFor();
  await dan.page.goto(new URL("/", site.url).href);
  await dan.page.locator(".home-now").scrollIntoViewIfNeeded();
  await now.waitFor();
  await rollAndAsk(await whoseTurn(both));
  await both[1]!.page.getByRole("button", { name: "Abandonner" }).click();
  await both[1]!.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  await now.waitFor({ state: "detached" });
});
