import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { launch } from "../e2e/browser.ts";
import { startServer } from "../e2e/server.ts";
import { becomeGuest } from "../e2e/states.ts";
import { DESK, PHONE } from "../e2e/visitor.ts";
import { PICTURES } from "./states.ts";

/**
 * Pictures of every page and game state, in three languages at two sizes and, in French, in the dark and in high
 * contrast: to be looked at. `npm run gallery` writes them into dist/gallery, what is seen first and, where that is
 * more, the whole page. Names after it choose states, `--look en --size phone` one kind of picture.
 */
const FOLDER = "dist/gallery";
const { values: only, positionals: wanted } = parseArgs({
  options: { look: { type: "string" }, size: { type: "string" } },
  allowPositionals: true,
});
const states = PICTURES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

const LOOKS = [
  { tag: "fr", language: "fr", locale: "fr-FR" },
  { tag: "en", language: "en", locale: "en-GB" },
  { tag: "de", language: "de", locale: "de-DE" },
  { tag: "fr-dark", language: "fr", locale: "fr-FR", colorScheme: "dark" },
  { tag: "fr-contrast", language: "fr", locale: "fr-FR", contrast: "more" },
] as const;
const SIZES = { phone: PHONE, desk: DESK };

mkdirSync(FOLDER, { recursive: true });
const server = await startServer(undefined, { PLAYERS_PER_MINUTE: 100_000, MATCHES_PER_MINUTE: 100_000 });
const browser = await launch();
for (const { tag, language, ...look } of LOOKS) {
  if (only.look && only.look !== tag) continue;
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (only.size && only.size !== size) continue;
    const context = await browser.newContext({
      ...look,
      viewport,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/settings`);
    const api = await becomeGuest(page, server.url, language);
    for (const state of states) {
      await page.goto(server.url + (await state.reach(api)));
      await page.locator(state.shown).first().waitFor({ timeout: 30_000 });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const path = `${FOLDER}/${state.name.replace(/[^\p{L}]+/gu, "-")} ${size} ${tag}`;
      await page.screenshot({ path: `${path}.png` });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > viewport.height) await page.screenshot({ path: `${path} whole.png`, fullPage: true });
    }
    await context.close();
    console.log(`${tag}, ${size}: ${states.length} states`);
  }
}
await browser.close();
await server.stop();
