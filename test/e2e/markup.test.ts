import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openSite } from "./site.ts";

/**
 * Markup for text, in a real page. The server takes no markup for a name; here it comes in every text of every answer
 * and frame all the same, as if somebody had found a way.
 */
const site = openSite();

const MARKUP = "<img src=x onerror=alert(1)><script>alert(2)</script><b>Ada</b>";
const HOST = "Ada Lovelace";

/** Whatever the page is told, markup stands where the host's name stood. */
async function poison(page: Page): Promise<void> {
  const poisoned = (text: string) => text.replaceAll(HOST, MARKUP);
  await page.routeWebSocket(/\/api\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => line.send(typeof message === "string" ? poisoned(message) : message));
  });
  await page.route(/\/api\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: poisoned(await answer.text()) });
  });
}

/** Nothing of the markup became an element, and nothing of it ran. */
async function expectText(page: Page, alerts: readonly string[]): Promise<void> {
  expect(await page.locator("img[src=x], body script:not([src]), b:text-is('Ada')").count()).toBe(0);
  expect(alerts).toEqual([]);
}

it("[T0e] markup for a name or in a chat is shown as the text it is, at the table and in the lobby", async () => {
  const ada = await site.come("/new/password");
  await ada.page.getByLabel("Votre nom").fill(HOST);
  await ada.page.getByText("Plus de réglages").click();
  await ada.page.getByLabel("Tout le monde").check({ force: true });
  await ada.page.getByLabel("quand l’hôte la lance").check({ force: true });
  await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
  await ada.page.locator(".room-code b").waitFor();
  const table = new URL(ada.page.url()).pathname;

  const eve = await site.come("/");
  const alerts: string[] = [];
  eve.page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await poison(eve.page);
  await eve.page.goto(new URL("/lobby", site.url).href);
  await eve.page.locator(`a[href="${table}"]`).first().waitFor();
  await eve.page.getByText(MARKUP).first().waitFor();
  await expectText(eve.page, alerts);
  await eve.page.goto(new URL(table, site.url).href);
  await eve.page.getByText(MARKUP).first().waitFor();
  await expectText(eve.page, alerts);
});

/** As if somebody had found a way to write into the page that the server sends. */
const INJECTED = `<script>globalThis.ran = true</script>
  <img src="https://elsewhere.example/x.png" alt=""><i onclick="globalThis.ran = true" style="color: red">x</i>`;

it("[T0e] a script, a style or an image that got into a page after all is stopped by its policy", async () => {
  const { page, complaints } = await site.come("/");
  await page.addInitScript(() => {
    const stopped = new Set<string>();
    Reflect.set(globalThis, "stopped", stopped);
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => stopped.add(effectiveDirective));
  });
  await page.route(new URL("/lobby", site.url).href, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("</body>", `${INJECTED}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(new URL("/lobby", site.url).href);
  await page.evaluate(async () => {
    document.querySelector("i")!.click();
    await fetch("https://elsewhere.example/").catch(() => {});
  });
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(globalThis, "stopped") as Set<string>)].sort()))
    .toEqual(["connect-src", "img-src", "script-src-attr", "script-src-elem", "style-src-attr"]);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  complaints.length = 0; // what was provoked
});
