import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFor } from "./axe.ts";
import { openSite } from "./site.ts";
import { becomeGuest, STATES } from "./states.ts";
import { DESK, expectNoSidewaysScroll } from "./visitor.ts";

const site = openSite();
const SMALL = { width: 360, height: 640 };

describe("every page and main state of a game", () => {
  it.each(STATES)(
    "[C17] $name fits a small phone and a desk in three languages, and has nothing serious for axe in any look",
    async (state) => {
      const visitor = await site.come("/settings", { viewport: SMALL });
      const { page } = visitor;
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).host));
      const api = await becomeGuest(page, site.url);
      await page.goto(new URL(await state.reach(api), site.url).href);
      await page.locator(state.shown).first().waitFor();
      expect(await looseSigns(page), "signs that could begin a line").toEqual([]);
      await expect.poll(() => page.title()).toMatch(/.+ · Palabre$/);
      await expectNoSidewaysScroll(visitor);
      expect(await seriousFor(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await seriousFor(page, "colours")).toEqual([]);
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme, contrast: "more" });
        await page.locator("html[data-contrast=more]").waitFor();
        expect(await seriousFor(page, "colours")).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null, contrast: null });
      await page.setViewportSize(DESK);
      await expectNoSidewaysScroll(visitor);
      expect(await seriousFor(page)).toEqual([]);
      for (const language of ["en", "de"]) {
        await page.evaluate((it) => localStorage.setItem("palabre.language", JSON.stringify(it)), language);
        await page.reload();
        await page.locator(`html[lang=${language}]`).waitFor();
        await page.locator(state.shown).first().waitFor();
        for (const viewport of [DESK, SMALL]) {
          await page.setViewportSize(viewport);
          await expectNoSidewaysScroll(visitor);
        }
      }
      expect([...hosts]).toEqual([new URL(site.url).host]);
    },
  );
});

/** French texts on the page in which a line may break before a sign that belongs to the word before it. */
const looseSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, body *")]
      .flatMap((element) => [
        element.getAttribute("aria-label") ?? "",
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent! : "")),
      ])
      .filter((text) => / [:;?!»]|« /.test(text)),
  );

describe("scripts", () => {
  it.each(["/", "/partners", "/embed/v1/overturn?partner=pk_test_demo"])(
    "[T14e] on %s no text becomes one, and no address but the worker's",
    async (path) => {
      const { page, complaints } = await site.come(path);
      const tried = await page.evaluate(() => {
        const attempts = {
          markup: () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
          address: () => document.createElement("script").setAttribute("src", "/sw.js"),
          policy: () => Reflect.get(globalThis, "trustedTypes").createPolicy("another", {}),
        };
        return Object.entries(attempts).flatMap(([name, attempt]) => {
          try {
            attempt();
            return [name];
          } catch (error) {
            return error instanceof TypeError ? [] : [String(error)];
          }
        });
      });
      expect(tried).toEqual([]);
      await expect.poll(() => complaints).toEqual([expect.stringContaining("trusted-types palabre")]);
      complaints.length = 0; // it was asked for
    },
  );
});

describe("settings", () => {
  it("[C24] hold at once, are there before the first paint of the next visit, and win over the device", async () => {
    const { page } = await site.come("/settings", { viewport: SMALL });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByLabel("Sombre").check();
    await expect.poll(paper).not.toBe(light);
    await page.getByLabel("Renforcé").check();
    await expect.poll(paper).toBe("rgb(0, 0, 0)");
    await page.getByLabel("Aucun").check();
    await page.getByLabel("Sons").uncheck({ force: true });
    await page.reload({ waitUntil: "commit" });
    // Set by the script that stands before the style sheet: not after the program has come.
    await page.locator("html[data-look=dark][data-contrast=more][data-motion=less]").waitFor();
    await expect.poll(() => page.getByLabel("Sons").isChecked()).toBe(false);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await paper()).toBe("rgb(0, 0, 0)");
    await page.getByLabel("Deutsch").check();
    await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  });

  it("[C19] and everything else work where the browser keeps nothing at all", async () => {
    const { page } = await site.come("/", {
      before: () => {
        for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"]) {
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException("Access is denied", "SecurityError");
            },
          });
        }
        Object.defineProperty(Navigator.prototype, "serviceWorker", {
          get() {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      },
    });
    await page.getByRole("link", { name: "Réglages" }).click();
    await page.getByText("Ce navigateur ne garde rien").waitFor();
    await page.getByLabel("Sombre").check();
    await page.locator("html[data-look=dark]").waitFor();
    await page.getByRole("link", { name: "Palabre" }).click();
    await page.locator("html[data-look=dark] .games-list").waitFor();
    await page.goto(`${site.url}/solo`);
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.locator(".bz-groups").waitFor();
  });
});

describe("the page", () => {
  it("[C17] does not move under one's eyes: no layout shift at home nor at a table", async () => {
    const { page } = await site.come("/", {
      viewport: SMALL,
      before: () => {
        const kept = globalThis as unknown as { shifts: number };
        kept.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) kept.shifts += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      },
    });
    const shifts = () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
    await page.locator(".games-list").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await shifts()).toBe(0);
    const api = await becomeGuest(page, site.url);
    const { id } = await api.post("/api/matches", { game: "overturn", language: "fr", bots: [{ level: 1 }] });
    await page.goto(`${site.url}/m/${id as string}`);
    await page.locator("[role=grid]").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await shifts()).toBe(0);
  });

  it("[T0e] is served with a policy that allows our own files and nothing else", async () => {
    for (const path of ["/", "/settings", "/m/AAAAAAAAAAAAAAAAAAAAAA", "/no/such/page", "/sw.js"]) {
      const answer = await fetch(site.url + path);
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it("[C23] whose part is missing after a deployment reloads itself once, then says what is the matter", async () => {
    const { page } = await site.come("/");
    await page.getByRole("link", { name: "Réglages" }).waitFor();
    let loads = 0;
    page.on("load", () => {
      loads++;
    });
    await page.route(/assets\/page-(?!title).*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("link", { name: "Réglages" }).click();
    await page.getByRole("heading", { name: "Nouvelle version" }).waitFor();
    await expect.poll(() => loads).toBe(1);
    await page.getByRole("button", { name: "Recharger la page" }).waitFor();
  });
});
