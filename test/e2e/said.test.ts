import { describe, expect, it } from "vitest";
import { expectInSight, OVER_KEYBOARD, SMALL } from "./in-sight.ts";
import { openSite } from "./site.ts";
import { becomeGuest, STATES } from "./states.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

/** What people are called, what stands at the end of a match, and drawings in the page's language. */
const site = openSite();

const chosen = (): string => `Bob ${Math.random().toString(36).slice(2, 8)}`;

async function openTable(
  options: Parameters<typeof site.come>[1] = {},
  more?: (host: Visitor) => Promise<void>,
) {
  const host = await site.come("/new/overturn", options);
  await host.page.getByText("Plus de réglages").click();
  await more?.(host);
  await host.page.getByRole("button", { name: "Ouvrir la table" }).click();
  await host.page.locator(".room-code b").waitFor();
  return { host, path: new URL(host.page.url()).pathname };
}

describe("[C154] one's own name", () => {
  it("stands beside the seat of who joined by a link, and is changed there", async () => {
    const { host, path } = await openTable({}, ({ page }) =>
      page.getByLabel("quand l’hôte la lance").check({ force: true }),
    );
    const bob = await site.come(path, { viewport: PHONE });
    const own = bob.page.locator(".waiting-seats li").nth(1);
    await own.getByText(/Invité \d+/).waitFor();
    await own.getByRole("button", { name: "Changer de nom" }).click();
    const field = own.getByLabel("Votre nom");
    // What others read is the suggestion, ready to be typed over.
    expect(await field.inputValue()).toMatch(/^Invité \d+$/);
    await expectAccessible(bob);
    await bob.page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await own.getByRole("button", { name: "Changer de nom" }).press("Enter");
    const name = chosen();
    await field.fill("(:");
    await own.getByRole("button", { name: "C’est mon nom" }).click();
    await own.getByText("Ce nom ne va pas").waitFor();
    await field.fill(name);
    await field.press("Enter");
    await own.getByText(name).waitFor();
    await host.page.locator(".waiting-seats").getByText(name).waitFor();
    await expectNoSidewaysScroll(bob);
  });

  it("is told once to who comes to a table that begins, and moves no board afterwards", async () => {
    const { host, path } = await openTable();
    const bob = await site.come(path, { viewport: PHONE });
    const note = bob.page.locator(".name-note");
    await note.getByText(/^Pour les autres, vous êtes «\s*Invité \d+\s*»\.$/).waitFor();
    await expectAccessible(bob);
    // A low phone is the board's: there the note stands below all else, and moves nothing.
    await bob.page.setViewportSize(SMALL);
    const isBelow = (): Promise<boolean> =>
      note.evaluate((it) => {
        const others = [...it.parentElement!.children].filter((other) => other !== it);
        const { top } = it.getBoundingClientRect();
        return others.every((other) => other.getBoundingClientRect().bottom <= top);
      });
    await expect.poll(isBelow).toBe(true);
    await note.getByRole("button", { name: "Changer de nom" }).click();
    // Over the keyboard, that takes room from the page, one sees what one writes.
    await bob.page.setViewportSize(OVER_KEYBOARD);
    await bob.page.evaluate(() => scrollTo(0, 0));
    await expectInSight(bob.page, ".name-note .own-name");
    await bob.page.setViewportSize(PHONE);
    const name = chosen();
    await note.getByLabel("Votre nom").fill(name);
    await note.getByRole("button", { name: "C’est mon nom" }).click();
    await note.waitFor({ state: "detached" });
    await host.page.getByText(name).first().waitFor();
    await bob.page.reload();
    await bob.page.getByLabel("Votre mot").waitFor();
    expect(await note.count()).toBe(0);
  });

  it("goes with the link by whatever the device shares with, where it does", async () => {
    const { host } = await openTable({
      viewport: PHONE,
      before: () => {
        navigator.share = async (what) => {
          document.title = String(what?.url);
        };
      },
    });
    const { page } = host;
    await page.locator(".link-to-send .is-filled", { hasText: "Envoyer le lien" }).click();
    await expect.poll(() => page.title()).toBe(page.url());
  });
});

describe("[C155] the end of a match", () => {
  const ends = STATES.filter(({ name }) => /^(?:password|overturn|lexiduel|solitaire), over$/.test(name));

  it("has again and share in sight of the result on a phone, and the rest below", async () => {
    expect(ends).toHaveLength(4);
    const visitor = await site.come("/settings", { viewport: PHONE });
    const { page } = visitor;
    const api = await becomeGuest(page, site.url);
    for (const state of ends) {
      await page.goto(site.url + (await state.reach(api)));
      await page.locator(".story-panel").first().waitFor();
      const again = page.locator(".rematch .is-filled");
      const share = page.locator(".rematch").getByRole("button", { name: "Partager" });
      for (const act of [again, share]) {
        const box = (await act.boundingBox())!;
        expect(box.y + box.height, `${state.name}: ${await act.textContent()}`).toBeLessThanOrEqual(
          PHONE.height,
        );
      }
      await share.click();
      await page.locator(".story-share canvas").waitFor();
    }
  });
});

describe("[C156] the home page", () => {
  it.each([
    ["fr-FR", "BOISPRENLATAEMCU", "caravane"],
    ["en-GB", "WATSLEROIDGUPOMN", "caravan"],
    ["de-DE", "BLUTAMERKONIGUTS", "Karawane"],
  ])("draws its games in the language of %s", async (locale, letters, clue) => {
    const { page } = await site.come("/", { locale });
    await page.locator(".games-list").waitFor();
    expect((await page.locator(".overturn-miniature text").allTextContents()).join("")).toBe(letters);
    expect(await page.locator(".mam-mini-word").textContent()).toBe(clue);
  });
});

describe("[C32] the drawing in “?”", () => {
  const tables = STATES.filter(({ name }) =>
    /^(?:password|buzzle|quick buzzle|solitaire|overturn|lexiduel|mot à mot)$/.test(name),
  );

  it("stands below what is said, as wide as it can be read, in every game", async () => {
    expect(tables).toHaveLength(7);
    const { page } = await site.come("/settings", { viewport: PHONE });
    const api = await becomeGuest(page, site.url);
    for (const state of tables) {
      await page.goto(site.url + (await state.reach(api)));
      await page.locator(state.shown).first().waitFor();
      await page.getByRole("button", { name: "Comment jouer ?" }).click();
      await page.locator(".help-lines").waitFor();
      await page.locator(".help-drawing svg").first().waitFor();
      // All at one moment: the page in the middle of the window moves up as it grows with the drawing.
      const { linesEnd, drawnFrom, width } = await page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
        const whole = box(".help-drawing");
        return {
          linesEnd: box(".help-lines").bottom,
          drawnFrom: Math.min(whole.top, box(".help-drawing svg").top),
          width: whole.width,
        };
      });
      expect(drawnFrom, state.name).toBeGreaterThanOrEqual(linesEnd);
      expect(width, state.name).toBeGreaterThan(200);
    }
  });
});
