import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ADMIN_KEY } from "./global.ts";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE } from "./visitor.ts";

const site = openSite();

const asAdmin = (path: string, body?: object) =>
  fetch(`${site.url}/api/admin/reports${path}`, {
    headers: { Authorization: `Bearer ${ADMIN_KEY}` },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Votre message").fill(text);
  await page.locator(".chat-form button").click();
  await page.locator(".chat-text", { hasText: text }).waitFor();
}

it("[T12h] [T12l] [T12o] somebody is insulted at a table, reports it and blocks; both read what came of it, and one objects", async () => {
  const insult = `tu es nul ${Math.random().toString(36).slice(2, 8)}`;
  const { page: ada } = await site.come("/");
  await ada.locator('a[href="/new/password"]').first().click();
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  const code = (await ada.locator(".room-code b").textContent()) ?? "";
  const visitor = await site.come("/");
  const { page: bob } = visitor;
  await bob.locator('a[href="/lobby"]').first().click();
  await bob.getByLabel("Vous avez un code ?").fill(code);
  await bob.getByRole("button", { name: "Y aller" }).click();
  for (const page of [ada, bob]) await page.getByRole("button", { name: "Discussion" }).first().click();
  await say(bob, insult);
  await ada.locator(".chat-text", { hasText: insult }).waitFor();

  await ada.locator(".manners summary").click();
  await ada.getByRole("button", { name: /^Signaler/ }).click();
  await ada.getByRole("button", { name: "Envoyer le signalement" }).click();
  await ada.getByText("C’est noté").waitFor();
  await ada.getByRole("button", { name: /^Bloquer/ }).click();
  await ada.getByText("La liste est dans votre profil").waitFor();
  await ada.locator(".chat-text").waitFor({ state: "detached" });
  await say(bob, "tu ne lis pas ceci");

  const { reports } = (await (await asAdmin("")).json()) as { reports: { id: string; said: string }[] };
  const { id } = reports.find(({ said }) => said === insult)!;
  expect((await asAdmin(`/${id}`, { decision: "upheld", measure: "silence" })).status).toBe(200);

  // Bob hears of it where he is, reads it with his own words, and answers.
  await bob.getByText("Vous avez un message de Palabre.").first().waitFor();
  await bob.getByRole("link", { name: "Lire" }).click();
  await bob.getByText("vous ne pouvez rien écrire aux autres").waitFor();
  await bob.locator(".me-notices q", { hasText: insult }).waitFor();
  await bob.setViewportSize(PHONE);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await bob.getByRole("button", { name: "Ce n’est pas juste" }).click();
  await bob.getByLabel("Dites-nous pourquoi").fill("C’était pour rire.");
  await bob.locator(".me-objection button").click();
  await bob.getByText("Vous avez répondu le").waitFor();
  expect(await (await asAdmin("")).text()).toContain("C’était pour rire.");

  // Ada is thanked, and finds her list.
  await ada.getByRole("link", { name: "Lire" }).click();
  await ada.getByText("Merci de votre signalement").waitFor();
  await ada.getByRole("button", { name: /^Débloquer/ }).click();
  await ada.getByText("n’est plus bloqué").first().waitFor();
});
