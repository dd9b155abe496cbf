import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { PHONE, type Visitor } from "./visitor.ts";

/** What happens around a board: going back, losing the line, choosing a side. */
const site = openSite();

async function tableWithBot(options: Parameters<typeof site.come>[1] = {}): Promise<Visitor> {
  const visitor = await site.come("/games/overturn", options);
  await visitor.page.getByRole("button", { name: "Jouer contre un robot" }).click();
  await visitor.page.getByLabel("Votre mot").waitFor();
  return visitor;
}

const focusedIn = ({ page }: Visitor, where: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, where);

it("[C31] [C32] [C33] [C36] [C37] a newcomer is told the goal and the next act, asks for help, gives up by keys, and is met by what waits", async () => {
  const visitor = await site.come("/games/overturn", { viewport: PHONE });
  const { page } = visitor;
  await page.locator(".game-head .lead", { hasText: "Ayez plus d’anneaux" }).waitFor();
  await page.getByRole("link", { name: "Apprendre en une minute" }).waitFor();
  await page.getByRole("button", { name: "Jouer contre un robot" }).click();
  const guide = page.getByRole("region", { name: "Pour commencer" });
  await guide.getByText("But : Ayez plus d’anneaux").waitFor();
  await guide.getByText("Tracez un mot").waitFor();
  await page.locator(".overturn-grid[data-lit]").waitFor();
  // After the press that led here, the keyboard is at the new page's heading.
  await expect.poll(() => focusedIn(visitor, "h1")).toBe(true);
  expect(await page.locator(".countdown").count()).toBe(0);

  const ask = page.getByRole("button", { name: "Comment jouer ?" });
  await ask.focus();
  await page.keyboard.press("Enter");
  const help = page.getByRole("dialog", { name: "Overturn" });
  await help.getByText("Maintenant :").waitFor();
  await help.locator(".help-drawing svg").first().waitFor();
  const [lines, drawing] = [
    (await help.locator(".help-lines").boundingBox())!,
    (await help.locator(".help-drawing svg").first().boundingBox())!,
  ];
  expect(drawing.y).toBeGreaterThanOrEqual(lines.y + lines.height);
  await help.getByRole("button", { name: "Toutes les règles" }).click();
  await help.getByText("Neuf tuiles de quatre lettres").first().waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await expect.poll(() => focusedIn(visitor, ".is-help")).toBe(true);

  await page.getByRole("button", { name: "Menu de la partie" }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu de la partie" });
  await drawer.waitFor();
  await expect.poll(() => focusedIn(visitor, "#drawer")).toBe(true);
  expect(await page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => focusedIn(visitor, '[aria-controls="drawer"]')).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedIn(visitor, "#drawer")).toBe(true);
  await drawer.getByRole("button", { name: /^(Abandonner|Quitter la partie)$/ }).focus();
  await page.keyboard.press("Enter");
  await drawer.getByRole("button", { name: /^Oui/ }).focus();
  await page.keyboard.press("Enter");
  await page.locator("main h2").first().waitFor();
  await drawer.waitFor({ state: "detached" });

  await page.goto(site.url);
  await page.getByRole("heading", { level: 1, name: "À quoi joue-t-on ?" }).waitFor();
  await page.getByRole("link", { name: "Trouver quelqu’un : Overturn" }).first().waitFor();
  const headings = await page.locator("main h2").allTextContents();
  expect(headings.filter((text) => text !== "Vos parties en cours")).toEqual([
    "Trouver quelqu’un",
    "Défi du jour",
    "Les jeux",
  ]);
});

it("[C27] going back closes the drawer and stays at the table; closed by hand, it leaves nothing behind", async () => {
  const { page } = await tableWithBot({ viewport: PHONE });
  const table = page.url();
  const drawer = page.locator("#drawer");
  const open = async (): Promise<void> => {
    await page.locator('[aria-controls="drawer"]').first().click();
    await expect.poll(() => drawer.getAttribute("data-open")).toBe("true");
  };
  await open();
  await page.goBack();
  await expect.poll(() => drawer.getAttribute("data-open")).toBe("false");
  expect(page.url()).toBe(table);
  await page.getByLabel("Votre mot").waitFor();
  await open();
  await drawer.getByRole("button", { name: "Fermer" }).click();
  await expect.poll(() => page.evaluate(() => history.state?.drawer ?? null)).toBeNull();
  await page.goBack();
  await page.waitForURL(/\/games\/overturn/);
});

it("[C27] a lost line is said within three seconds and moves nothing; who comes without a network is let in later", async () => {
  const { page, context, complaints } = await tableWithBot();
  const board = page.getByLabel("Votre mot");
  const before = await board.boundingBox();
  await context.setOffline(true);
  await page.getByText("hors ligne").waitFor({ timeout: 3000 });
  expect(await board.boundingBox()).toEqual(before);
  await context.setOffline(false);
  await page.getByText("hors ligne").waitFor({ state: "detached" });

  await page.route("**/api/matches/**", (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Réessayer" }).waitFor();
  await page.unroute("**/api/matches/**");
  await board.waitFor(); // nobody has pressed anything
  complaints.length = 0; // what was cut off
});

it("[C28] the lobby opens a table of any game, for all to see", async () => {
  const { page } = await site.come("/lobby");
  await page.getByRole("list", { name: "Ouvrir une table" }).getByRole("link", { name: "Lexiduel" }).click();
  await page.getByText("Plus de réglages").click();
  expect(await page.getByLabel("Tout le monde").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.locator(".room-code b").waitFor();
  const table = new URL(page.url()).pathname;
  const bob = await site.come("/lobby");
  await bob.page.locator(`a[href="${table}"]`).first().waitFor();
});

it("[W6] a side that was shown as free and is so no more is not joined by mistake", async () => {
  const ada = await site.come("/new/password");
  await ada.page.getByText("Plus de réglages").click();
  await ada.page.getByLabel("Jouer par équipes").check({ force: true });
  await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
  await ada.page.locator(".room-code b").waitFor();
  const table = new URL(ada.page.url()).pathname;
  const [bob, cleo] = [await site.come(table), await site.come(table)];
  const free = ({ page }: Visitor) =>
    page.locator(".sides li", { hasText: "Prendre la place" }).getByRole("button");
  await free(cleo).waitFor();
  await free(bob).click();
  await bob.page.locator(".waiting-seats").waitFor();
  await free(cleo).click();
  await cleo.page.getByText("vient de s’asseoir là").waitFor();
  expect(await free(cleo).count()).toBe(0);
});
