import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PATIENCE_MS, PHONE, type Visitor } from "./visitor.ts";

/** Four people, each at a browser of their own, play a round and the Finale. */
const site = openSite();

const NAMES = ["Ada", "Bob", "Cléo", "Dan"];

async function sitDown(): Promise<Visitor[]> {
  const visitors = await Promise.all(
    NAMES.map((_, i) => site.come("/", i % 2 === 0 ? { viewport: PHONE } : {})),
  );
  let match = "";
  for (const [i, { page }] of visitors.entries()) {
    match = await page.evaluate(
      async ([name, id]) => {
        const post = async (path: string, body: object, token?: string) => {
          const headers = {
            "content-type": "application/json",
            ...(token && { authorization: `Bearer ${token}` }),
          };
          return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
        };
        const { token, player } = await post("/api/players", { name });
        localStorage.setItem("palabre.guest", JSON.stringify({ token, ...player }));
        if (id) await post(`/api/matches/${id}/seats`, {}, token);
        // Where the rules let a table choose, a slow machine has its time.
        const options = { bidSeconds: 300, floorSeconds: 60, filter: "strict" };
        const wish = { game: "mot-a-mot", language: "fr", seats: 4, options };
        return id || (await post("/api/matches", wish, token)).id;
      },
      [NAMES[i]!, match],
    );
  }
  for (const { page } of visitors) await page.goto(`${site.url}/m/${match}`);
  return visitors;
}

const pagesOf = async (visitors: readonly Visitor[], role: "speaker" | "seeker"): Promise<Page[]> => {
  const roles = await Promise.all(
    visitors.map(({ page }) => page.locator(".mam-role").getAttribute("data-role")),
  );
  return visitors.flatMap(({ page }, i) => (roles[i] === role ? [page] : []));
};

/** What a clock of the game may do as well: whoever comes too late finds it done. */
async function unlessDone(button: Locator, done: Locator): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !(await done.isVisible()); ) {
    const isPressed = button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (await isPressed) break;
  }
  await done.waitFor();
}

/** Everybody is ready for what comes next. */
const goOn = (visitors: readonly Visitor[], next: (page: Page) => Locator): Promise<unknown> =>
  Promise.all(visitors.map(({ page }) => unlessDone(page.locator(".mam-go .button:enabled"), next(page))));

const strip = (text: string) => (page: Page) => page.locator(".mam-strip", { hasText: text });

const MARKUP = "<img src=x> qqq";

/** Talk at the table: free, shown as it was typed; a report is taken, and who is muted is read no more. */
async function talk(speaker: Page, hearer: Page, name: string): Promise<void> {
  for (const page of [speaker, hearer])
    await page.getByRole("button", { name: "Discussion" }).first().click();
  const say = async (text: string) => {
    await speaker.getByLabel("Votre message").fill(text);
    await speaker.locator(".chat-form button").click();
  };
  await say(MARKUP);
  await hearer.locator(".chat-text", { hasText: MARKUP }).waitFor();
  expect(await hearer.locator(".chat img").count()).toBe(0);
  await hearer.locator(".manners summary").click();
  await hearer.getByRole("button", { name: `Signaler ${name}` }).click();
  await hearer.getByRole("button", { name: "Envoyer le signalement" }).click();
  await hearer.getByText("C’est noté").waitFor();
  await hearer.getByRole("button", { name: `Masquer les messages de ${name}` }).click();
  await hearer.locator(".chat-text").waitFor({ state: "detached" });
  await say("encore moi");
  await speaker.locator(".chat-text", { hasText: "encore moi" }).waitFor();
  await say("merde alors");
  await speaker.locator(".chat .refusal", { hasText: /\S/ }).waitFor();
  expect(await hearer.locator(".chat-text").count()).toBe(0);
}

/** A clue by the giver, heard by all, and the seeker's answer by space bar or tap. */
async function find(giver: Page, seeker: Page, entry: string, clue: string, byKey: boolean): Promise<void> {
  await giver.locator(".mam-clue-form input").fill(clue);
  await giver.locator(".mam-clue-form button").click();
  await seeker.locator(".mam-newest", { hasText: clue }).waitFor();
  if (byKey) await seeker.locator("body").press("Space");
  else await seeker.locator(".mam-buzzer").click();
  await seeker.locator(".mam-answer input").fill(entry);
  await seeker.locator(".mam-answer button").click();
}

it("[C7] [C48] [C49] [M36] four people play a round, the voids between and the Finale, each seeing only what is theirs", async () => {
  const visitors = await sitDown();
  await visitors[0]!.page.locator(".mam-role").waitFor();
  const speakers = await pagesOf(visitors, "speaker");
  const seekers = await pagesOf(visitors, "seeker");
  expect([speakers.length, seekers.length]).toEqual([2, 2]);

  const entries = await speakers[0]!.locator(".mam-card-played .mam-card-text").allTextContents();
  expect(entries).toHaveLength(3);
  for (const page of seekers) {
    expect(await page.locator(".mam-card").count()).toBe(0);
    const text = await page.locator("body").innerText();
    for (const entry of entries) expect(text).not.toContain(entry);
  }

  await speakers[0]!.getByRole("button", { name: "Annoncer 5 indices" }).click();
  const giver = speakers[0]!;
  await expect.poll(() => giver.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await unlessDone(speakers[1]!.getByRole("button", { name: "Je passe" }), giver.locator(".mam-clue-form"));
  await speakers[1]!.getByRole("button", { name: "Je dis : 3 indices" }).click();
  // A card may hold names of several words only: then the clue is refused for being more than one word.
  const single = entries.find((entry) => /^\p{L}+$/u.test(entry));
  await giver.locator(".mam-clue-form input").fill(single ?? entries[0]!);
  await giver.locator(".mam-clue-form button").click();
  await giver.locator(".refusal", { hasText: single ? "mot à trouver" : /\S/ }).waitFor();
  await giver.locator(".mam-clue-form input").fill("merde");
  await giver.locator(".mam-clue-form button").click();
  await giver.locator(".refusal", { hasText: "on se passe de « merde »" }).waitFor();
  await find(giver, seekers[0]!, MARKUP, "zikzak", true);
  await seekers[1]!.locator(".mam-wrong", { hasText: MARKUP }).waitFor(); // as it was typed
  await seekers[0]!.locator(".mam-buzzer[data-state=locked]").waitFor();
  await find(giver, seekers[1]!, entries[0]!, "zokzok", false);
  await find(giver, seekers[0]!, entries[1]!, "zukzuk", true);
  for (const visitor of visitors) await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitors[0]!);
  await expectAccessible(visitors[1]!);
  await find(giver, seekers[0]!, entries[2]!, "zakzak", true);
  const stop = giver.getByRole("button", { name: "J’en reste là" });
  await unlessDone(stop, giver.locator('.mam-result[data-result="found"]'));
  await speakers[1]!.getByText("Vous aviez dit 3 indices : il en a fallu 4.").waitFor();
  expect(await seekers[0]!.locator(".mam-foretold").count()).toBe(0);
  await goOn(visitors, strip("2/8"));

  for (let round = 2; round <= 8; round++) {
    const passing = await pagesOf(visitors, "speaker");
    for (let card = 0; card < 2; card++)
      for (const page of passing) await page.locator(".mam-pass:enabled").click();
    await goOn(visitors, strip(round < 8 ? `${round + 1}/8` : "Finale"));
  }

  for (let chosen = 0; chosen < 2; chosen++) {
    const buttons = visitors.map(({ page }) => page.locator(".mam-camp[data-camp=seekers] .button:enabled"));
    const chooser = async () => (await Promise.all(buttons.map((each) => each.count()))).indexOf(1);
    await expect.poll(chooser).toBeGreaterThanOrEqual(0);
    const button = buttons[await chooser()]!;
    await button.click(); // one at a time: the next one's button appears as soon as this one has chosen
    await button.waitFor({ state: "detached" });
  }
  const last = await pagesOf(visitors, "speaker");
  const rich = (await Promise.all(last.map((page) => page.locator(".mam-bid .choice").count()))).indexOf(1);
  expect(rich).toBeGreaterThanOrEqual(0);
  const payer = last[rich]!;
  await payer.getByRole("radio", { name: "+2" }).check();
  await payer.getByRole("button", { name: "Annoncer 3, pour 5 indices" }).click();
  await payer.locator(".mam-left", { hasText: "5 indices sur 5" }).waitFor();
  const finalists = await pagesOf(visitors, "seeker");
  const words = await payer.locator(".mam-card-played .mam-card-text").allTextContents();
  for (const [i, word] of words.entries())
    await find(payer, finalists[0]!, word, ["brika", "broka", "bruka"][i]!, i % 2 === 0);
  await unlessDone(payer.getByRole("button", { name: "J’en reste là" }), payer.locator(".mam-result"));
  await goOn(visitors, (page) => page.locator(".mam-titles"));
  await expectAccessible(visitors[0]!);
  await talk(visitors[1]!.page, visitors[3]!.page, NAMES[1]!);
});
