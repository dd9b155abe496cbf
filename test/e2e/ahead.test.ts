import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bestNow, playButton } from "./overturn-table.ts";
import { openSite } from "./site.ts";
import { PHONE } from "./visitor.ts";

/** One's own move on a slow line: frames of the match come late, and not before the test lets them. */
const site = openSite();

interface SlowLine {
  /** Nothing that the server says comes through until this is called off. */
  hold(): void;
  release(): void;
}

async function onSlowLine(page: Page): Promise<SlowLine> {
  let isHeld = false;
  let held: (() => void)[] = [];
  await page.routeWebSocket(/\/api\/matches\//, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      if (isHeld) held.push(() => line.send(text));
      else line.send(text);
    });
  });
  return {
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const send of held) send();
      held = [];
    },
  };
}

const ownRings = (page: Page): Promise<number> =>
  page.locator('.overturn-grid button[aria-label*="anneau à vous"]').count();

it("[C90] one's own word is on the board before the server has answered; a word that is none is taken back, with the reason, and is in hand again", async () => {
  const { page } = await site.come("/games/overturn", { viewport: PHONE });
  const line = await onSlowLine(page);
  await page.getByRole("button", { name: "Jouer contre un robot" }).click();
  const field = page.getByLabel("Votre mot");
  await field.waitFor();
  // The first touch of the board fetches what foretells moves; the test waits for it as nobody has to.
  const fetched = page.waitForResponse(/foretell/);
  await page.locator(".overturn-grid button").first().focus();
  await page.keyboard.press("ArrowRight");
  await fetched;
  const word = (await bestNow(page))!;

  // Letters that make a word backwards, and hardly any forwards.
  const none = [...word.word].reverse().join("");
  await field.fill(none.toLowerCase());
  line.hold();
  await playButton(page).click();
  await expect.poll(() => ownRings(page)).toBe(new Set(word.cells).size);
  expect(await field.inputValue()).toBe("");
  expect(await page.locator(".seat-chip[data-mine='true']").getAttribute("data-turn")).toBe("false");
  line.release();
  await expect.poll(() => ownRings(page)).toBe(0);
  await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  expect((await field.inputValue()).toUpperCase()).toBe(none);
  expect(await page.locator(".seat-chip[data-mine='true']").getAttribute("data-turn")).toBe("true");

  await field.fill(word.word.toLowerCase());
  line.hold();
  await playButton(page).click();
  await expect.poll(() => ownRings(page)).toBe(new Set(word.cells).size);
  await page.locator(".overturn-says", { hasText: word.word }).waitFor();
  // What is said to those who listen waits for the server's word.
  expect(await page.locator("[aria-live]").allInnerTexts()).not.toContain(word.word);
  line.release();
  await page.locator(".seat-chip[data-mine='true'][data-turn='true']").waitFor();
  expect(await field.inputValue()).toBe("");
});
