import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { GAMES } from "../../src/games/registry.ts";
import { launch } from "../e2e/browser.ts";
import { startServer } from "../e2e/server.ts";
import { becomeGuest, spokenIn } from "../e2e/states.ts";
import { DESK, PHONE } from "../e2e/visitor.ts";
import { indexOf } from "./index-page.ts";
import { type Take, walkAsNewcomer } from "./newcomer.ts";
import { PICTURES } from "./states.ts";

/**
 * Pictures to be looked at, in dist/gallery, with a page that shows them side by side (index.html): a newcomer's walk
 * through each game, and every page and game state, in three languages at two sizes; the states also in the dark and in
 * high contrast. `npm run gallery -- newcomer` takes the walks alone; names after it choose games and states,
 * `--look en --size phone` one kind of picture, `--minute` a walk's first minute alone, `--url` a server that runs already.
 */
const FOLDER = "dist/gallery";
const { values: only, positionals } = parseArgs({
  options: {
    look: { type: "string" },
    size: { type: "string" },
    url: { type: "string" },
    minute: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const [wantsWalks, wantsStates] = ["newcomer", "states"].map(
  (part) => positionals.includes(part) || !positionals.some((each) => /^(?:newcomer|states)$/.test(each)),
);
const wanted = positionals.filter((part) => part !== "newcomer" && part !== "states");
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));

const LOOKS = [
  { tag: "fr", language: "fr", locale: "fr-FR" },
  { tag: "en", language: "en", locale: "en-GB" },
  { tag: "de", language: "de", locale: "de-DE" },
  { tag: "fr-dark", language: "fr", locale: "fr-FR", colorScheme: "dark" },
  { tag: "fr-contrast", language: "fr", locale: "fr-FR", contrast: "more" },
] as const;
const looks = LOOKS.filter(({ tag }) => !only.look || only.look === tag);
const sizes = Object.entries({ phone: PHONE, desk: DESK }).filter(
  ([size]) => !only.size || only.size === size,
);
/** Walks are mostly waiting for bots. */
const WALKS_AT_ONCE = 3;

mkdirSync(`${FOLDER}/newcomer`, { recursive: true });
const server = only.url
  ? { url: only.url, stop: async () => {} }
  : await startServer(undefined, { PLAYERS_PER_MINUTE: 100_000, MATCHES_PER_MINUTE: 100_000 });
const browser = await launch();
const failed: string[] = [];
if (wantsWalks) await takeWalks(browser);
if (wantsStates) for (const look of looks) await takeStates(browser, look);
writeFileSync(`${FOLDER}/index.html`, indexOf(readdirSync(FOLDER, { recursive: true, encoding: "utf8" })));
await browser.close();
await server.stop();
for (const each of failed) console.error(each);
process.exitCode = failed.length > 0 ? 1 : 0;

async function takeWalks(on: Browser): Promise<void> {
  const walks = Object.keys(GAMES)
    .filter(isWanted)
    .flatMap((game) =>
      looks
        .filter((look) => !("colorScheme" in look || "contrast" in look))
        .map((look) => ({ game, ...look })),
    );
  const left = [...walks];
  const takeNext = async (): Promise<void> => {
    for (let walk = left.shift(); walk; walk = left.shift()) {
      const { game, tag, language, locale } = walk;
      let n = 0;
      const take: Take = async (page, moment, look): Promise<void> => {
        n++;
        for (const [size, viewport] of sizes) {
          await page.setViewportSize(viewport);
          await look?.();
          await page.waitForTimeout(150);
          const path = `${FOLDER}/newcomer/${game}-${tag}-${size}-${String(n).padStart(2, "0")}-${moment.replaceAll(" ", "-")}.png`;
          await page.screenshot({ path, fullPage: moment.endsWith("whole") });
        }
      };
      try {
        const wish = { game, language: spokenIn(game, language), locale, minute: only.minute };
        await walkAsNewcomer(on, server.url, wish, take);
        console.log(`${game}, ${tag}: ${n} moments`);
      } catch (error) {
        failed.push(
          `${game}, ${tag}, after ${n} moments: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: WALKS_AT_ONCE }, takeNext));
}

async function takeStates(on: Browser, { tag, language, ...look }: (typeof LOOKS)[number]): Promise<void> {
  const states = PICTURES.filter(({ name }) => isWanted(name));
  for (const [size, viewport] of sizes) {
    const context = await on.newContext({
      ...look,
      viewport,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/settings`);
    const api = await becomeGuest(page, server.url, language);
    for (const state of states) {
      try {
        await page.goto(server.url + (await state.reach(api)));
        await page.locator(state.shown).first().waitFor({ timeout: 30_000 });
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const path = `${FOLDER}/${state.name.replace(/[^\p{L}]+/gu, "-")} ${size} ${tag}`;
        await page.screenshot({ path: `${path}.png` });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height > viewport.height) await page.screenshot({ path: `${path} whole.png`, fullPage: true });
      } catch (error) {
        failed.push(
          `${state.name}, ${size}, ${tag}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    await context.close();
    console.log(`${tag}, ${size}: ${states.length} states`);
  }
}
