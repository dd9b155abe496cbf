import { mkdirSync } from "node:fs";
import { launch } from "./e2e/browser.ts";
import { startServer } from "./e2e/server.ts";
import { becomeGuest, STATES } from "./e2e/states.ts";
import { DESK, PHONE } from "./e2e/visitor.ts";

/**
 * Pictures of every page and game state, in three languages at two sizes and, in French, in the dark and in high
 * contrast: to be looked at. `npm run gallery` writes them into dist/gallery; names after it choose states.
 */
const FOLDER = "dist/gallery";
const wanted = process.argv.slice(2);
const states = STATES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const LOOKS = [
  { tag: "fr", locale: "fr-FR" },
  { tag: "en", locale: "en-GB" },
  { tag: "de", locale: "de-DE" },
  { tag: "fr-dark", locale: "fr-FR", colorScheme: "dark" },
  { tag: "fr-contrast", locale: "fr-FR", contrast: "more" },
] as const;
const SIZES = { phone: PHONE, desk: DESK };

mkdirSync(FOLDER, { recursive: true });
const server = await startServer(undefined, { PLAYERS_PER_MINUTE: 100_000, MATCHES_PER_MINUTE: 100_000 });
const browser = await launch();
for (const { tag, ...look } of LOOKS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      ...look,
      viewport,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/settings`);
    const api = await becomeGuest(page, server.url);
    for (const state of states) {
      await page.goto(server.url + (await state.reach(api)));
      await page.locator(state.shown).first().waitFor({ timeout: 30_000 });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.screenshot({ path: `${FOLDER}/${state.name.replace(/\W+/g, "-")} ${size} ${tag}.png` });
    }
    await context.close();
    console.log(`${tag}, ${size}: ${states.length} pictures`);
  }
}
await browser.close();
await server.stop();
