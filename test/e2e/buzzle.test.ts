import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

const site = openSite();

/** A host on a phone and a friend at a desk, at one table. */
async function meet(game: string): Promise<[Visitor, Visitor]> {
  const host = await site.come(`/new/${game}`, { viewport: PHONE });
  await host.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await host.page.getByLabel("Lien de la partie").inputValue();
  return [host, await site.come(link)];
}

async function hide({ page }: Visitor, word: string): Promise<void> {
  await page.locator(".bz-secret .bz-field").fill(word);
  await page.keyboard.press("Enter");
}

const scoreOf = async ({ page }: Visitor, seat: number): Promise<number> =>
  Number(await page.locator(".bz-pawn-score").nth(seat).textContent());

/** Whose turn it is, once somebody's page says so. */
async function whoseTurn(players: readonly Visitor[]): Promise<number> {
  const trays = players.map(({ page }) => page.locator(".bz-tray[data-idle='false']"));
  const seat = async () => (await Promise.all(trays.map((tray) => tray.isVisible()))).indexOf(true);
  await expect.poll(seat).toBeGreaterThanOrEqual(0);
  return seat();
}

/** On one's turn, proposes the first piece that may still be needed somewhere: a point, whatever the answer. */
async function propose(player: Visitor, seat: number): Promise<void> {
  const { page } = player;
  for (const box of await page.locator(".bz-box").all()) {
    await box.click();
    const piece = page.locator(".bz-tray-piece:not([aria-disabled='true'])").first();
    if (!(await piece.isVisible())) continue;
    const before = await scoreOf(player, seat);
    await piece.click();
    await expect.poll(() => scoreOf(player, seat)).toBe(before + 1);
    return;
  }
}

it("two people play Buzzle to the end: pieces laid up to 25 points, then the word", async () => {
  const [ada, bob] = await meet("buzzle");
  await hide(ada, "table");
  await hide(bob, "porte");
  await ada.page.locator(".bz-tray").waitFor();
  await expectNoSidewaysScroll(ada);
  await expectAccessible(ada);
  const players = [ada, bob];
  const wanted = ["porte", "table"];
  for (let step = 0; step < 200; step++) {
    const seat = await whoseTurn(players);
    const player = players[seat]!;
    await propose(player, seat);
    if ((await scoreOf(player, seat)) < 25) continue;
    await player.page.locator(".bz-guess input").fill(wanted[seat]!);
    await player.page.keyboard.press("Enter");
    break;
  }
  await Promise.all(players.map(({ page }) => page.locator(".bz-ending").waitFor()));
});

it("two people race in Quick Buzzle, and who builds the other's word wins", async () => {
  const [ada, bob] = await meet("quick-buzzle");
  await hide(ada, "bal");
  await hide(bob, "eut");
  await ada.page.locator(".bz-builder input").fill("tue");
  await ada.page.keyboard.press("Enter");
  await Promise.all([ada, bob].map(({ page }) => page.locator(".bz-ending").waitFor()));
});

it("alone at Buzzle Solitaire: a word that is none is told, stopping shows all there were", async () => {
  const ada = await site.come("/", { viewport: PHONE });
  await ada.page.getByRole("button", { name: "Jouer à Buzzle Solitaire" }).click();
  await ada.page.locator(".bz-builder input").fill("xqz");
  await ada.page.keyboard.press("Enter");
  await expectNoSidewaysScroll(ada);
  await expectAccessible(ada);
  await ada.page.getByRole("button", { name: /arrêter/i }).click();
  await ada.page.locator(".bz-solutions").waitFor();
});
