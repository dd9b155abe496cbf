import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { DESK, expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

const site = openSite();

const pictures = process.env.PICTURES;
const picture = async ({ page }: Visitor, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/bots-${name}.png` });
};

/** Newcomers are shown the game first, and then play against beginners. */
const knowsOverturn = (): void => {
  localStorage.setItem("palabre.played", JSON.stringify({ overturn: 1 }));
};

const bubble = ({ page }: Visitor) => page.locator(".bot-says");

it.each([
  ["fr-FR", PHONE, "Robot Virgule", "Jouer contre un robot", "Paroles des robots"],
  ["en-GB", DESK, "Comma Bot", "Play against a bot", "Bots talk"],
  ["de-DE", PHONE, "Komma-Bot", "Gegen einen Bot spielen", "Bots reden mit"],
])(
  "[C110] [C111] in %s a bot is introduced, speaks, shows its card, and is silent for who wants it so",
  async (locale, viewport, name, play, lines) => {
    const ada = await site.come("/games/overturn", { viewport, locale, before: knowsOverturn });
    const { page } = ada;
    await page.locator(".bot-introduced").getByText(name).waitFor();
    await expectNoSidewaysScroll(ada);
    await picture(ada, `introduced-${locale}`);
    await page.getByRole("button", { name: play, exact: true }).first().click();
    await page.waitForURL(/\/m\//);
    await page.locator(".overturn-grid button").first().waitFor();
    await page.keyboard.press("Shift"); // what is beside the board comes with the first touch
    await bubble(ada).waitFor();
    await picture(ada, `begin-${locale}`);
    // Heard once, by name, and hidden from who reads the page as text.
    const heard = page.locator("[role=log] p").filter({ hasText: new RegExp(`^${name}.*[«“„]`) });
    expect(await heard.count()).toBe(1);
    expect(await bubble(ada).evaluate((it) => getComputedStyle(it).pointerEvents)).toBe("none");
    await page.keyboard.press("Shift");
    await bubble(ada).waitFor({ state: "detached" });

    await page.locator(".seat-chip .seat-name.person", { hasText: name }).click();
    const card = page.getByRole("dialog", { name });
    await card.locator(".bot-facts .note").waitFor();
    await expectAccessible(ada);
    await picture(ada, `card-${locale}`);
    await page.keyboard.press("Escape");

    // Who comes back to the table is not greeted again.
    await page.reload();
    await page.locator(".overturn-grid button").first().waitFor();
    await page.keyboard.press("Shift");
    await page.waitForTimeout(1000);
    expect(await bubble(ada).count()).toBe(0);

    await page.goto(new URL("/settings", site.url).href);
    await page.getByRole("checkbox", { name: lines }).uncheck({ force: true });
    await picture(ada, `settings-${locale}`);
    await page.goto(new URL("/games/overturn", site.url).href);
    await page.getByRole("button", { name: play, exact: true }).first().click();
    await page.waitForURL(/\/m\//);
    await page.locator(".overturn-grid button").first().waitFor();
    await page.keyboard.press("Shift");
    await page.waitForTimeout(1000);
    expect(await bubble(ada).count()).toBe(0);
  },
);
