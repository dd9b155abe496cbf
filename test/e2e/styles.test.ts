import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { endAnimations } from "./browser.ts";
import { openSite } from "./site.ts";
import { type Api, becomeGuest, guestApi } from "./states.ts";
import { PHONE } from "./visitor.ts";

const site = openSite();

/** What shows that a game's board is drawn. */
const BOARDS: Readonly<Record<string, string>> = {
  password: ".ring .pawn",
  buzzle: ".bz-boxes",
  "quick-buzzle": "main svg",
  "buzzle-solitaire": ".bz-groups",
  overturn: "[role=grid]",
  lexiduel: "[role=application]",
  "mot-a-mot": "main h2",
};

/** What shows that a lesson's first step is drawn: this one proposes a word, which has to be fetched. */
const LESSONS: Readonly<Record<string, string>> = { "quick-buzzle": ".lesson .draw-word" };

/** Moves that bring a table of two to a board that then waits for people. */
const OPENINGS: Readonly<Record<string, readonly unknown[]>> = {
  password: [{ type: "secret", word: "orange" }],
  buzzle: [{ type: "secret", word: "radio" }],
  "quick-buzzle": [{ type: "secret", word: "bus" }],
};

interface Stop {
  readonly path: string;
  readonly shown: string;
}

/** Nothing is left to chance, and nothing is still under way. */
const untilSettled = async (page: Page): Promise<void> => {
  // Of the word that a lesson proposes other pieces are drawn each time.
  const proposed = page.locator(".lesson .bz-secret .bz-field");
  if ((await proposed.count()) > 0) await proposed.fill("bus");
  // A replay's badge takes its colour when the proof has been looked through.
  if ((await page.locator(".replay-badge").count()) > 0)
    await page.locator('[data-verdict="verified"] .replay-badge').first().waitFor();
};

describe("style sheets look the same in whatever order they came", () => {
  it.each(Object.keys(GAMES))(
    "[C17] %s: table, lesson and replay by links as after a reload",
    async (game) => {
      const { page } = await site.come("/settings", { viewport: PHONE });
      const api = await becomeGuest(page, site.url);
      const stops = await stopsOf(game, api);

      // As a newcomer comes: home, the game's page, one press that fetches the board before the page around it.
      await page.goto(site.url);
      await followLink(page, `/games/${game}`);
      await page.locator(".game-play .is-filled").click();
      await page.locator(".match-main").waitFor();
      const byLink: Look[] = [];
      for (const { path, shown } of stops) {
        await followLink(page, path);
        await page.locator(shown).first().waitFor();
        await untilSettled(page);
        byLink.push(await lookOf(page));
      }
      for (const [i, { path, shown }] of stops.entries()) {
        await page.goto(site.url + path);
        await page.locator(shown).first().waitFor();
        await untilSettled(page);
        expect(differences(byLink[i]!, await lookOf(page)), path).toEqual([]);
      }
      // A page around a board has the last word: here nothing can be played, so nothing asks to be.
      expect(await page.locator(".replay-board form:visible").count()).toBe(0);
    },
  );
});

/** A table that waits for people who are not there, so that nothing moves on it; its lesson; one that is over. */
async function stopsOf(game: string, api: Api): Promise<Stop[]> {
  const { min } = GAMES[game]!.rules.seats;
  const table = await tableOf(game, api, min);
  const finished = await tableOf(game, api, min);
  await api.play(finished, [{ type: game === "buzzle-solitaire" ? "stop" : "resign" }]);
  return [
    { path: `/m/${table}`, shown: BOARDS[game]! },
    { path: `/games/${game}/lesson`, shown: LESSONS[game] ?? ".lesson .match-main" },
    { path: `/m/${finished}/replay`, shown: ".replay-board" },
  ];
}

async function tableOf(game: string, api: Api, seats: number): Promise<string> {
  const { id } = await api.post("/api/matches", { game, language: "fr", seats });
  const match = id as string;
  const others: Api[] = [];
  while (others.length < seats - 1) {
    const other = await guestApi(site.url, "Bob");
    await other.post(`/api/matches/${match}/seats`, {});
    others.push(other);
  }
  for (const each of [api, ...others]) await each.play(match, OPENINGS[game] ?? []);
  if (game === "password") await rollFor([api, ...others], match);
  return match;
}

/** The pawn is on the board once whoever starts has rolled. */
async function rollFor(players: readonly Api[], match: string): Promise<void> {
  for (const player of players) {
    const rolled = await player.play(match, [{ type: "roll" }]).then(
      () => true,
      () => false,
    );
    if (rolled) return;
  }
  throw new Error("Nobody may roll");
}

/** The page's own way: a press on a link, no loading. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL(site.url + path);
}

/** For each kind of element, by its classes, how such elements are drawn. */
type Look = Readonly<Record<string, readonly string[]>>;

async function lookOf(page: Page): Promise<Look> {
  await page.mouse.move(0, 0); // nothing is drawn as pointed at
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await endAnimations(page);
  return page.evaluate(() => {
    /** Not what follows from the room there is, nor what the keyboard's place changes. */
    const PROPERTIES = [
      ..."color background-color background-image fill stroke stroke-width".split(" "),
      ..."display position float z-index opacity visibility box-shadow overflow-x overflow-y".split(" "),
      ..."border-top-width border-top-style border-top-color border-bottom-width border-left-width".split(
        " ",
      ),
      ..."border-left-style border-left-color border-top-left-radius".split(" "),
      ..."padding-top padding-right padding-bottom padding-left margin-top margin-bottom".split(" "),
      ..."row-gap column-gap grid-template-areas justify-content align-items flex-grow flex-wrap".split(" "),
      ..."font-family font-size font-weight font-style line-height letter-spacing text-align".split(" "),
      ..."text-transform text-decoration-line white-space animation-name".split(" "),
    ];
    const look: Record<string, string[]> = {};
    for (const element of document.querySelectorAll("main, main *")) {
      const classes = element.getAttribute("class");
      if (!classes) continue;
      const data = [...element.attributes]
        .filter(({ name }) => name.startsWith("data-"))
        .map(({ name, value }) => `[${name}=${value}]`);
      const key = `${element.tagName.toLowerCase()}.${classes.trim().split(/\s+/).join(".")}${data.join("")}`;
      const computed = getComputedStyle(element);
      const drawn = PROPERTIES.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join("; ");
      look[key] ??= [];
      if (!look[key].includes(drawn)) look[key].push(drawn);
    }
    return look;
  });
}

/** Which kinds of element differ and in what; kinds that only one of the two pages has do not count. */
function differences(byLink: Look, afresh: Look): string[] {
  return Object.keys(afresh).flatMap((key) => {
    const here = new Set(byLink[key]);
    if (here.size === 0) return [];
    const strange = afresh[key]!.filter((drawn) => !here.has(drawn));
    return strange.map((drawn) => `${key} afresh ${apart(drawn, [...here][0]!)}`);
  });
}

const apart = (drawn: string, other: string): string => {
  const there = other.split("; ");
  return drawn
    .split("; ")
    .flatMap((each, i) => (each === there[i] ? [] : [`${each} (by link ${there[i]})`]))
    .join("; ");
};
