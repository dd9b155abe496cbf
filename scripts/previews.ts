import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { launch } from "../test/e2e/browser.ts";

/**
 * Draws the pictures that messengers and other sites show for a link of ours: each game's own miniature, large, with
 * its name. They are committed; draw them again when a miniature changes: `PALABRE_URL=… npm run previews`.
 */
const FOLDER = "src/client/public/previews";
const url = process.env.PALABRE_URL ?? "http://127.0.0.1:8787";

mkdirSync(FOLDER, { recursive: true });
const browser = await launch();
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: "light",
  locale: "fr-FR",
});
await page.goto(url);
await page.locator(".tile").first().waitFor();
const games = await page
  .locator(".tile")
  .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-game")!));
for (const game of games) await draw(page, game);
await draw(page, null);
await browser.close();

async function draw(on: Page, game: string | null): Promise<void> {
  await on.evaluate((id) => {
    document.getElementById("preview")?.remove();
    const tile = document.querySelector(id ? `.tile[data-game="${id}"]` : ".tile")!;
    const card = document.createElement("div");
    card.id = "preview";
    card.className = id ? /accent-\w+/.exec(tile.className)![0] : "";
    Object.assign(card.style, {
      position: "fixed",
      inset: "0",
      zIndex: "99",
      display: "grid",
      gridTemplateColumns: "1fr 560px",
      alignItems: "center",
      gap: "40px",
      padding: "0 60px 0 80px",
      border: "0",
      borderRadius: "0",
      background: "#f6f1e7",
      boxShadow: "none",
    });
    const words = document.createElement("div");
    const name = document.createElement("h1");
    name.textContent = id ? tile.querySelector("h3")!.textContent : "Palabre";
    name.style.fontSize = "84px";
    const house = document.createElement("p");
    house.textContent = id ? "Palabre" : "Des jeux de mots. Quelqu’un en face.";
    Object.assign(house.style, { fontSize: "34px", marginTop: "20px", fontFamily: "Fraunces, serif" });
    words.append(name, house);
    const picture = tile.querySelector(".tile-picture")!.cloneNode(true) as HTMLElement;
    picture.className = ""; // where it stands in a tile is not where it stands here
    Object.assign(picture.querySelector("svg")!.style, {
      display: "block",
      width: "100%",
      height: "auto",
      maxHeight: "560px",
    });
    card.append(words, picture);
    document.body.append(card);
  }, game);
  await on.screenshot({ path: `${FOLDER}/${game ?? "palabre"}.png` });
}
