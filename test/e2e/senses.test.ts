import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Palabre } from "../../src/sdk/client.ts";
import { openSite } from "./site.ts";
import { becomeGuest } from "./states.ts";
import { PHONE, type Visitor } from "./visitor.ts";

/** What a page gives to the ear, the hand, the screen and the desk of the device, which no picture shows. */
const site = openSite();

/** What a phone's keyboard leaves of its screen. */
const OVER_KEYBOARD = { width: PHONE.width, height: 400 };

interface Felt {
  readonly tones: number[];
  readonly buzzes: (number | number[])[];
  readonly screen: string[];
  readonly notices: string[];
}

/** Stands in for the device, and keeps what it was asked for. */
function keepFelt(): void {
  const felt: Felt = { tones: [], buzzes: [], screen: [], notices: [] };
  const param = { value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
  const node = () => {
    const made = {
      frequency: { ...param, exponentialRampToValueAtTime: (hz: number) => felt.tones.push(hz) },
      gain: { ...param, exponentialRampToValueAtTime: () => {} },
      Q: { ...param },
      connect: (next: unknown) => next,
      start: () => {},
      stop: () => {},
    };
    return made;
  };
  class Speaker {
    state = "running";
    currentTime = 0;
    destination = {};
    createOscillator = node;
    createBiquadFilter = node;
    createGain = node;
  }
  class Notice {
    static permission = "granted";
    constructor(_title: string, { body }: { body: string }) {
      felt.notices.push(body);
    }
  }
  Object.assign(globalThis, { felt, AudioContext: Speaker, Notification: Notice });
  Object.defineProperty(navigator, "vibrate", { value: (ms: number | number[]) => felt.buzzes.push(ms) });
  Object.defineProperty(navigator, "wakeLock", {
    value: {
      async request() {
        felt.screen.push("on");
        return { release: async () => void felt.screen.push("off") };
      },
    },
  });
}

const feltBy = ({ page }: Visitor): Promise<Felt> =>
  page.evaluate(() => (globalThis as unknown as { felt: Felt }).felt);

it("[C11] one hears a no, a yes, one's turn and the win, feels them, and the screen stays on while it is one's turn", async () => {
  const ada = await site.come("/settings", { viewport: PHONE, before: keepFelt });
  const { page } = ada;
  const api = await becomeGuest(page, site.url);
  const { id } = await api.post("/api/matches", {
    game: "quick-buzzle",
    language: "fr",
    seats: 2,
    options: { series: false },
  });
  const bob = await Palabre.asGuest(site.url, { name: "Bob", language: "fr" });
  await bob.takeSeat(id as string);
  const line = bob.join(id as string);
  await page.goto(`${site.url}/m/${id as string}`);

  const field = page.locator(".bz-secret .bz-field");
  await field.click();
  await field.fill("zzz");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await feltBy(ada)).tones).toEqual([210, 180]);
  await field.fill("bal");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await feltBy(ada)).tones).toEqual([210, 180, 660]);
  await expect.poll(async () => (await feltBy(ada)).screen).toEqual(["on", "off"]);
  expect(await page.title()).not.toContain("À vous");

  await line.move({ type: "secret", word: "eut" });
  await expect.poll(async () => (await feltBy(ada)).tones).toEqual([210, 180, 660, 520, 780]);
  await expect.poll(() => page.title()).toContain("● À vous");
  await page.locator(".bz-builder input").fill("tue");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Gagné" }).waitFor();
  await expect.poll(async () => (await feltBy(ada)).screen).toEqual(["on", "off", "on", "off"]);
  const { tones, buzzes } = await feltBy(ada);
  expect(tones).toEqual([210, 180, 660, 520, 780, 520, 655, 780, 1040]);
  expect(buzzes).toEqual([60, [60, 60, 60, 60, 160]]);
  line.close();
});

it("[C11] whoever switched sounds off hears none, and whoever looks elsewhere is told of a turn as wished", async () => {
  const ada = await site.come("/settings", { before: keepFelt });
  const { page } = ada;
  const api = await becomeGuest(page, site.url);
  await page.evaluate(() =>
    localStorage.setItem(
      "palabre.settings",
      JSON.stringify({ sounds: false, vibration: false, notices: true }),
    ),
  );
  await page.goto(`${site.url}/settings`);
  await expect.poll(() => page.getByLabel("Sons").isChecked()).toBe(false);
  const { id } = await api.post("/api/matches", { game: "quick-buzzle", language: "fr", seats: 2 });
  await page.goto(site.url);
  // Her matches are there: from now on she hears of them.
  await page.locator(".resume").waitFor();
  await page.evaluate(() =>
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true }),
  );
  const bob = await Palabre.asGuest(site.url, { name: "Bob", language: "fr" });
  await bob.takeSeat(id as string);
  await expect.poll(async () => (await feltBy(ada)).notices[0]).toMatch(/^Quick Buzzle/);
  await page.getByRole("button", { name: "Y aller" }).click();
  await page.locator(".bz-secret .bz-field").fill("bal");
  await page.keyboard.press("Enter");
  await page.locator(".bz-hidden").waitFor();
  const { tones, buzzes } = await feltBy(ada);
  expect([tones, buzzes]).toEqual([[], []]);
});

it.each([
  ["overturn", "#overturn-word", "[role=grid]"],
  ["lexiduel", "#lx-letters", ".lx-surface"],
])(
  "[C11] a keyboard that opens over half of %s leaves its field in sight, and the board above it",
  async (game, field, board) => {
    const { page } = await site.come("/settings", { viewport: PHONE });
    const api = await becomeGuest(page, site.url);
    const { id } = await api.post("/api/matches", { game, language: "fr", bots: [{ level: 1 }] });
    await page.goto(`${site.url}/m/${id as string}`);
    await page.locator(board).first().click(); // Lexiduel asks where before it asks what
    await page.locator(field).first().click();
    await page.setViewportSize(OVER_KEYBOARD);
    await expect.poll(() => shownOf(page, field)).toBeGreaterThan(30);
    expect(await shownOf(page, board)).toBeGreaterThan(100);
  },
);

/** How much of it, from top to bottom, is in the window. */
const shownOf = (page: Page, what: string): Promise<number> =>
  page
    .locator(what)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });

it("[C133] a found word is heard and felt, as a rise by who found it, as a fall by whose it was; the end has weight", async () => {
  const ada = await site.come("/settings", { viewport: PHONE, before: keepFelt });
  const { page } = ada;
  const api = await becomeGuest(page, site.url);
  const { id } = await api.post("/api/matches", { game: "buzzle", language: "fr", seats: 2 });
  const bob = await Palabre.asGuest(site.url, { name: "Bob", language: "fr" });
  await bob.takeSeat(id as string);
  const line = bob.join(id as string);
  await line.move({ type: "secret", word: "porte" });
  await page.goto(`${site.url}/m/${id as string}`);
  await page.locator(".bz-secret .bz-field").fill("table");
  await page.keyboard.press("Enter");
  const guess = page.locator(".bz-guess input");
  await guess.fill("porte");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await feltBy(ada)).tones.join()).toContain("590,740,880");
  expect((await feltBy(ada)).buzzes).toContainEqual([12, 60, 12, 60, 30]);
  await line.move({ type: "secret", word: "livre" });
  await line.move({ type: "guess", target: 0, word: "table" });
  await expect.poll(async () => (await feltBy(ada)).tones.join()).toContain("440,350");
  expect((await feltBy(ada)).buzzes).toContain(90);
  await page.locator('[aria-controls="drawer"]').first().click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: /^Oui/ }).click();
  await page.locator(".match[data-over='lost']").waitFor();
  expect((await feltBy(ada)).tones.slice(-3)).toEqual([520, 390, 260]);
  // Whoever looks at it later is shown the end, not how it came.
  await page.reload();
  await page.locator(".bz-ending").waitFor();
  expect(await page.locator(".match[data-over]").count()).toBe(0);
  line.close();
});
