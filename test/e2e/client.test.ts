import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { guess, hideWord, isOver, rollAndAsk, whoseTurn } from "./password-table.ts";
import { openSite } from "./site.ts";
import {
  comeBack,
  DESK,
  expectAccessible,
  expectNoSidewaysScroll,
  loseConnection,
  PHONE,
  type Visitor,
} from "./visitor.ts";

const site = openSite();
const { come } = site;

/** Two people at one table: the host makes it, the friend opens the link. */
async function meet(viewport = DESK): Promise<[Visitor, Visitor]> {
  const host = await come("/new/password", { viewport });
  await host.page.getByLabel("Votre nom").fill("Ada");
  await host.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await host.page.getByLabel("Lien de la partie").inputValue();
  const friend = await come(new URL(link).pathname);
  await friend.page.getByLabel("Mot secret").waitFor();
  return [host, friend];
}

describe("a whole match", () => {
  it("[W53] [W55] two people play Password to the end, and one of them loses the connection in the middle", async () => {
    const [ada, bob] = await meet();
    const requests: string[] = [];
    ada.page.on("request", (request) => requests.push(request.url()));
    await hideWord(ada, "salade");
    await hideWord(bob, "danse");
    await whoseTurn([ada, bob]);

    // Bob is cut off; Ada plays on, and the server keeps what Bob misses.
    await loseConnection(bob);
    await bob.page.getByText("Vous êtes hors ligne").waitFor();
    const first = await whoseTurn([ada, bob]);
    if (first === bob) {
      // His move waits for the line and goes out once, under the id it was made with.
      await bob.page.getByRole("button", { name: "Lancer les dés" }).click();
      await comeBack(bob);
      await bob.page.locator(".asking, .panel-wait").first().waitFor();
    } else {
      await rollAndAsk(ada);
      await comeBack(bob);
    }
    await bob.page.getByText("Vous êtes hors ligne").waitFor({ state: "detached" });
    const missed = first === bob ? /Vous lancez/ : /lance \d et \d|vous demande/;
    await bob.page.locator(".story li").filter({ hasText: missed }).first().waitFor();

    for (let turns = 0; turns < 60; turns++) {
      const mover = await whoseTurn([ada, bob]);
      const isReady = await mover.page.locator(".guess").isVisible();
      if (mover === ada && turns > 3 && isReady) {
        await ada.page.locator(".guess input").fill("danse");
        await ada.page.getByText("au dictionnaire", { exact: true }).waitFor();
        await guess(ada, "danse");
        break;
      }
      await rollAndAsk(mover);
    }
    await ada.page.getByRole("heading", { name: "Gagné" }).waitFor();
    await bob.page.getByRole("heading", { name: "Perdu" }).waitFor();
    await ada.page.getByRole("img", { name: "DANSE" }).waitFor();
    await bob.page.getByRole("img", { name: "SALADE" }).waitFor();
    await expectAccessible(bob);
    expect(requests.filter((url) => /salade/i.test(url))).toEqual([]);

    // The loser wants another one; the winner accepts by one press.
    await bob.page.getByRole("button", { name: "Proposer une revanche" }).click();
    await ada.page.getByRole("button", { name: "Accepter la revanche" }).click();
    await Promise.all([ada, bob].map(({ page }) => page.getByLabel("Mot secret").waitFor()));
  });

  it("[C21] one press on the home page begins a match against a bot", async () => {
    const ada = await come("/", { viewport: PHONE });
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).click();
    await hideWord(ada, "éclair");
    await ada.page.locator(".play").waitFor();
    await expectNoSidewaysScroll(ada);
    for (let turns = 0; turns < 3; turns++) {
      await ada.page.locator(".roll, .asking, .ending").first().waitFor();
      if (await isOver(ada.page)) break;
      await rollAndAsk(ada);
    }
    await expectNoSidewaysScroll(ada);
  });
});

describe("the table", () => {
  it("[C12] keeps pencil marks across a reload, and sends none of them", async () => {
    const [ada, bob] = await meet(PHONE);
    const sent: string[] = [];
    ada.page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
    await hideWord(ada, "salade");
    await hideWord(bob, "danse");
    const key = (state: string) => ada.page.getByRole("button", { name: `Z, ${state}` });
    await key("inconnue").click();
    await key("crayon : peut-être").waitFor();
    await ada.page.reload();
    await key("crayon : peut-être").click();
    await key("crayon : non").waitFor();
    await ada.page.reload();
    await key("crayon : non").waitFor();
    expect(sent.filter((text) => /crayon|maybe|marks/.test(text))).toEqual([]);
    await expectAccessible(ada);
    await expectNoSidewaysScroll(ada);
  });

  it("[C10] can be played by keys alone", async () => {
    const ada = await come("/");
    const { keyboard } = ada.page;
    const focused = () => ada.page.evaluate(() => document.activeElement?.textContent ?? "");
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).focus();
    await keyboard.press("Enter");
    await ada.page.getByLabel("Mot secret").focus();
    await keyboard.type("salade");
    await keyboard.press("Enter");
    await ada.page.locator(".roll, .ending").first().waitFor();
    await expect.poll(focused).toBe("Lancer les dés");
    await keyboard.press("Enter");
    await ada.page.locator(".asking").waitFor();
    await expect.poll(focused).toMatch(/^[A-Z]$/);
    await keyboard.press("Enter");
    await ada.page
      .locator(".story li")
      .filter({ hasText: /Vous demandez à .*(Oui|Non)/ })
      .first()
      .waitFor();
  });

  it("[W47] refuses in words, and takes the next try", async () => {
    const ada = await come("/");
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).click();
    await hideWord(ada, "zzyzx");
    await ada.page.getByRole("alert").filter({ hasText: "ZZYZX n’est pas au dictionnaire" }).waitFor();
    await hideWord(ada, "salade");
    await ada.page.getByText("Votre mot", { exact: true }).first().waitFor();
  });

  it("[W49] is played in the newest tab; the older one is told and can take it back", async () => {
    const ada = await come("/");
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).click();
    await ada.page.getByLabel("Mot secret").waitFor();
    const second = await ada.context.newPage();
    await second.goto(ada.page.url());
    await second.getByLabel("Mot secret").waitFor();
    await ada.page.getByRole("heading", { name: "Partie ouverte ailleurs" }).waitFor();
    await ada.page.getByRole("button", { name: "Jouer ici" }).click();
    await ada.page.getByLabel("Mot secret").waitFor();
    await second.getByRole("heading", { name: "Partie ouverte ailleurs" }).waitFor();
  });

  it("[C19] can be played where storage throws", async () => {
    const ada = await come("/", {
      before: () => {
        Object.defineProperty(globalThis, "localStorage", {
          get() {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      },
    });
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).click();
    await hideWord(ada, "salade");
    await ada.page.locator(".play").waitFor();
  });
});

describe("pages", () => {
  it.each([
    ["a phone", PHONE],
    ["a desk", DESK],
  ])("[C17] fit %s and have nothing serious for axe", async (_, viewport) => {
    const ada = await come("/", { viewport });
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).waitFor();
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
    await ada.page.getByRole("link", { name: "Ou invitez quelqu’un." }).click();
    await ada.page.getByText("Plus de réglages").click();
    await ada.page.getByLabel("Même longueur, sans les places").check();
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
    await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
    await ada.page.getByLabel("Lien de la partie").waitFor();
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
  });

  it.each([
    ["fr", "Jouer maintenant"],
    ["en", "Play now"],
    ["de", "Jetzt spielen"],
  ])("[C3] speak the browser's language: %s", async (locale, play) => {
    const { page } = await come("/", { locale });
    await page.getByRole("button", { name: play }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  });

  it("[C3] keep the language one chose", async () => {
    const { page } = await come("/");
    await page.getByLabel("Langue de la page").selectOption("de");
    await page.reload();
    await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
  });

  it("[C21] say what is wrong with an address", async () => {
    const { page } = await come("/m/AAAAAAAAAAAAAAAAAAAAAA");
    await page.getByRole("heading", { name: "Partie introuvable" }).waitFor();
    await page.goto(`${site.url}/nowhere/at/all`);
    await page.getByRole("heading", { name: "Page introuvable" }).waitFor();
  });

  it("[C18] weigh little: 45 KB of script for the home page, 35 more for a game", async () => {
    const ada = await come("/");
    const scripts = () =>
      ada.page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js")),
      );
    const weigh = async (urls: readonly string[]): Promise<number> => {
      const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    };
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).waitFor();
    const home = await scripts();
    expect(await weigh(home)).toBeLessThanOrEqual(45_000);
    await ada.page.getByRole("button", { name: "Jouer maintenant" }).click();
    await ada.page.getByLabel("Mot secret").waitFor();
    const more = (await scripts()).filter((name) => !home.includes(name));
    expect(more.length).toBeGreaterThan(0);
    expect(await weigh(more)).toBeLessThanOrEqual(35_000);
  });
});
