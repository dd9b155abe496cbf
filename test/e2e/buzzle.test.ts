import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { builtLexicon } from "../../dictionaries/built.ts";
import { buildable, piecesOf } from "../../src/games/buzzle-family/pieces.ts";
import { PLAYABLE } from "../../src/lexicon/lexicon.ts";
import { expectInSight, OVER_KEYBOARD, SMALL } from "./in-sight.ts";
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

it("[B19] [C9] two people play Buzzle to the end: pieces laid up to 25 points, then the word", async () => {
  const [ada, bob] = await meet("buzzle");
  await hide(ada, "table");
  await hide(bob, "porte");
  await ada.page.locator(".bz-guess").waitFor();
  await expectNoSidewaysScroll(ada);
  await expectAccessible(ada);
  const players = [ada, bob];
  const wanted = ["porte", "table"];
  for (let step = 0; step < 200; step++) {
    const seat = await whoseTurn(players);
    const player = players[seat]!;
    await propose(player, seat);
    if ((await scoreOf(player, seat)) < 25) continue;
    await player.page.getByText("Balle de match ! Trouvez un mot et vous gagnez.").waitFor();
    await players[1 - seat]!.page.getByText(/Balle de match pour /).waitFor();
    await player.page.locator(".bz-guess input").fill(wanted[seat]!);
    await player.page.getByRole("button", { name: "Tenter" }).click();
    break;
  }
  await Promise.all(players.map(({ page }) => page.locator(".bz-ending").waitFor()));
});

it("[B25] [C57] [C58] whose word is found in turn is asked for a new one first, and is offered nothing else", async () => {
  const [ada, bob] = await meet("buzzle");
  await hide(ada, "table");
  await hide(bob, "porte");
  const players = [ada, bob];
  const seat = await whoseTurn(players);
  const [mover, other] = [players[seat]!, players[1 - seat]!];
  const [board, theirs] = [".bz-boxes:not(.is-own)", ".bz-boxes.is-own"];
  for (const { page } of players) await page.setViewportSize(SMALL);
  await expectInSight(mover.page, ".bz-scores", board, ".bz-possible", ".bz-tray", ".bz-guess-row");
  // While another one plays, how far they are with my word.
  await expectInSight(other.page, ".bz-scores", board, theirs);
  await mover.page.locator(".bz-guess input").fill("zzzzz");
  await mover.page.setViewportSize(OVER_KEYBOARD);
  await expectInSight(mover.page, board, ".bz-guess-row", ".bz-guess .note");
  for (const { page } of players) await page.setViewportSize(PHONE);
  await other.page.locator(".bz-guess input").fill(seat === 0 ? "table" : "porte");
  await other.page.getByRole("button", { name: "Tenter" }).click();
  await mover.page.getByText("d’abord un nouveau mot").waitFor();
  // The word that was found lies there, as bad news here and as good news there.
  await mover.page.locator(".bz-found[data-tone='bad']").waitFor();
  await other.page.locator(".bz-found[data-tone='good']").getByText("Vous l’avez trouvé").waitFor();
  expect(await mover.page.locator(".bz-tray, .bz-guess").count()).toBe(0);
  await other.page.getByText(/Le tour .*\sattend\s: d’abord un nouveau mot/).waitFor();
  await hide(mover, "livre");
  expect(await whoseTurn(players)).toBe(seat);
  // Before anything is known of a box it may be any letter; a piece there leaves fewer. That a no scores is said once.
  await mover.page.locator(".bz-possible").getByText("toutes les lettres").waitFor();
  const pieces = mover.page.locator(".bz-tray-piece:not([aria-disabled='true'])");
  const why = mover.page.getByText("vous rapporte 1 point aussi");
  while (!(await why.isVisible())) {
    const before = await scoreOf(mover, seat);
    await pieces.first().click();
    await expect.poll(() => scoreOf(mover, seat)).toBe(before + 1);
  }
  expect(await mover.page.locator(".bz-possible").textContent()).toMatch(/possibles\s: [A-Z]/);
});

it("[B27] the settings offer no race to open a match at days a move, nor days a move with one", async () => {
  const { page } = await site.come("/new/buzzle");
  await page.getByText("Plus de réglages").click();
  await page.getByLabel("Une manche de Quick Buzzle").check();
  await expect.poll(() => page.getByLabel("3 jours par coup").count()).toBe(0);
  await page.getByLabel("Tirage au sort").check();
  await page.getByLabel("3 jours par coup").check();
  await page.getByText("se joue d’un trait").waitFor();
  expect(await page.getByLabel("Une manche de Quick Buzzle").count()).toBe(0);
});

async function solve({ page }: Visitor, word: string): Promise<void> {
  await page.locator(".bz-builder input").fill(word);
  await page.keyboard.press("Enter");
}

it("[Q9] [Q10] [C134] two people race in Quick Buzzle: a word each, the result with the next one filled in, first to two", async () => {
  const [ada, bob] = await meet("quick-buzzle");
  await ada.page.getByText("Votre adversaire en recevra les morceaux").waitFor();
  await hide(ada, "bal");
  await hide(bob, "eut");
  await solve(ada, "tue");
  for (const { page } of [ada, bob]) {
    await page.getByRole("heading", { name: /Manche 1/ }).waitFor();
    await expect.poll(() => page.locator(".bz-secret .bz-field").inputValue()).toMatch(/^\p{Lu}{3}$/u);
    // Each has a lane: one of the two is a race ahead.
    const lanes = page.locator(".bz-lane");
    expect((await lanes.evaluateAll((all) => all.map((lane) => lane.dataset.won))).sort()).toEqual([
      "0",
      "1",
    ]);
  }
  await expectNoSidewaysScroll(ada);
  await expectAccessible(ada);
  // Ada takes another word than the one that stands there, Bob keeps his.
  await hide(ada, "mur");
  const kept = await bob.page.locator(".bz-secret .bz-field").inputValue();
  await bob.page.getByRole("button", { name: "Cacher ce mot" }).click();
  await solve(ada, kept);
  await Promise.all([ada, bob].map(({ page }) => page.locator(".bz-ending").waitFor()));
  const shown = ada.page.locator(".bz-race-result li");
  expect(await shown.count()).toBe(6);
  expect(await shown.locator(".bz-ending-name").count()).toBe(6);
  expect(await ada.page.locator("main").textContent()).not.toContain("à votre gauche");
  await expectNoSidewaysScroll(ada);
});

it("[C54] against a bot Quick Buzzle asks for no word: the heap comes by itself", async () => {
  const { page } = await site.come("/", { viewport: SMALL });
  await page.getByRole("button", { name: "Jouer à Quick Buzzle", exact: true }).click();
  await page.locator(".bz-race").waitFor();
  const asked = page.locator(".bz-secret");
  await asked.or(page.locator(".bz-builder")).waitFor();
  expect(await asked.count()).toBe(0);
  await expectInSight(page, ".bz-series", ".bz-bench", ".bz-balance", ".bz-guess-row");
  await page.locator(".bz-builder input").fill("mur");
  await page.setViewportSize(OVER_KEYBOARD);
  await expectInSight(page, ".bz-bench svg", ".bz-built", ".bz-balance", ".bz-guess-row");
});

/** The group on the bench, by the words of its label: "Groupe 2 : MARE, …". */
async function groupOf({ page }: Visitor): Promise<string> {
  const label = await page.locator(".bz-group[aria-pressed='true']").getAttribute("aria-label");
  return /: (\p{Lu}+)/u.exec(label!)![1]!;
}

const french = builtLexicon("fr");

/** Words that nobody has made yet of a group, in the order of the dictionary. */
const solutionsOf = (start: string): string[] =>
  buildable(french, piecesOf(start), PLAYABLE).filter((word) => word !== start);

/** Makes words as long as there are any to make, or this many. */
async function makeWords(player: Visitor, most: number): Promise<number> {
  const { page } = player;
  const open = new Map<string, string[]>();
  for (let made = 1; made <= most; made++) {
    const start = await groupOf(player);
    if (!open.has(start)) open.set(start, solutionsOf(start));
    await page.locator(".bz-builder input").fill(open.get(start)!.shift()!);
    // Not by a key: that would be lost while the word before is still being acknowledged.
    await page.getByRole("button", { name: "Poser ce mot" }).click();
    // The page counts it, or has nothing left to ask for.
    await page
      .locator(`.bz-score:text-is("${made} mot${made > 1 ? "s" : ""}"), .bz-ending`)
      .first()
      .waitFor();
    if (await page.locator(".bz-ending").isVisible()) return made;
  }
  return most;
}

/** What cannot be undone asks. */
async function stop({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "S’arrêter là" }).click();
  await page.getByRole("button", { name: "Oui, finir" }).click();
}

it("[S11] stopping Solitaire asks first: the question takes the focus, no and Escape give it back, yes ends", async () => {
  const { page } = await site.come("/", { viewport: PHONE });
  await page.getByRole("button", { name: "Jouer à Buzzle Solitaire" }).click();
  const stopHere = page.getByRole("button", { name: "S’arrêter là" });
  const question = page.getByRole("group", { name: /Finir la partie maintenant/ });
  await stopHere.press("Enter");
  await expect.poll(() => hasFocus(question)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => hasFocus(stopHere)).toBe(true);
  expect(await question.count()).toBe(0);
  await stopHere.click();
  await page.getByRole("button", { name: "Non, continuer" }).click();
  await expect.poll(() => hasFocus(stopHere)).toBe(true);
  expect(await page.locator(".bz-builder").isVisible()).toBe(true);
  await stopHere.click();
  await page.getByRole("button", { name: "Oui, finir" }).click();
  await expect.poll(() => hasFocus(page.getByRole("heading", { name: "0 mot" }))).toBe(true);
});

it("[C26] once it is over a word says what it is a form of; Escape closes that, and the focus is back", async () => {
  const ada = await site.come("/", { viewport: PHONE });
  const { page } = ada;
  await page.getByRole("button", { name: "Jouer à Buzzle Solitaire" }).click();
  await stop(ada);
  const word = page.locator(".bz-solutions .meaning-word").first();
  await word.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog");
  await card
    .getByText(/est au dictionnaire|Une forme de/)
    .first()
    .waitFor();
  expect(await word.getAttribute("aria-expanded")).toBe("true");
  await expectAccessible(ada);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "hidden" });
  expect(await hasFocus(word)).toBe(true);
});

const hasFocus = (it: Locator): Promise<boolean> => it.evaluate((node) => node === document.activeElement);

it("[S3] [S8] [C57] alone at Buzzle Solitaire: lap after lap, what is no word is told, and the end shows all there were", async () => {
  const ada = await site.come("/", { viewport: PHONE });
  await ada.page.getByRole("button", { name: "Jouer à Buzzle Solitaire" }).click();
  await ada.page.locator(".bz-builder input").fill("xqz");
  await ada.page.keyboard.press("Enter");
  await ada.page.getByRole("alert").filter({ hasText: "XQZ" }).waitFor();
  await expectNoSidewaysScroll(ada);
  await expectAccessible(ada);
  await ada.page.setViewportSize(SMALL);
  await expectInSight(ada.page, ".bz-groups", ".bz-bench svg", ".bz-balance", ".bz-guess-row");
  await ada.page.setViewportSize(PHONE);
  expect(await makeWords(ada, 9)).toBe(9);
  await ada.page.getByText("3ᵉ tour").waitFor();
  await stop(ada);
  await ada.page.getByRole("heading", { name: "9 mots" }).waitFor();
  await ada.page.locator(".bz-solutions").waitFor();
  expect(await ada.page.locator(".bz-solutions [data-made='true']").count()).toBe(9);
});

it("[S9] [S10] [C16] the puzzle of the day: one attempt, a result to share without a word in it, the day's table", async () => {
  const ada = await site.come("/", { viewport: PHONE });
  await ada.page.getByRole("button", { name: /^Défi du jour.*Solitaire/ }).click();
  await ada.page.locator(".bz-builder input").waitFor();
  const starts = await ada.page
    .locator(".bz-group")
    .evaluateAll((groups) => groups.map((it) => it.ariaLabel!));
  await makeWords(ada, 5);
  await stop(ada);
  await ada.page.getByRole("heading", { name: "5 mots" }).waitFor();
  // The result is written by a queue, a moment after the end; the page asks until it is there.
  const table = ada.page.getByRole("region", { name: "Le classement du jour" });
  await table
    .getByRole("row", { name: /\(vous\)/ })
    .filter({ hasText: "5 mots" })
    .waitFor({ timeout: 30_000 });
  await table.getByText("Sans compte, pas de place au classement").waitFor();
  await expectNoSidewaysScroll(ada);
  await expectAccessible(ada);
  await ada.page.getByRole("button", { name: "Partager" }).click();
  const text = (await ada.page.locator(".story-share pre").textContent())!;
  expect(text).toContain("▰");
  for (const label of starts) {
    const start = /: (\p{Lu}+)/u.exec(label)![1]!;
    for (const word of [start, ...solutionsOf(start)]) expect(text.split(/[^\p{Lu}]+/u)).not.toContain(word);
  }
  // A second attempt is the first one again.
  const finished = ada.page.url();
  await ada.page.goto(new URL("/new/buzzle-solitaire", finished).href);
  await ada.page.getByLabel(/défi du jour/i).check();
  // The table beside it is that of the words chosen, not of the page.
  const english = ada.page.waitForRequest("**/api/daily/buzzle-solitaire/en");
  await ada.page.getByLabel("anglais").check();
  await english;
  await ada.page.getByLabel("français").check();
  await ada.page.getByRole("button", { name: "Commencer" }).click();
  await ada.page.waitForURL(finished);
  await ada.page.getByRole("heading", { name: "5 mots" }).waitFor();
});
