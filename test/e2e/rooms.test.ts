import { expect, it } from "vitest";
import { qrPath } from "../../src/client/room/qr-code.tsx";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

const site = openSite();

const seatOf = ({ page }: Visitor, n: number) => page.locator(".waiting-seats li").nth(n);

it("[W65] [W69] [W63] [C64] friends meet by a code and in the lobby, the room is handed on, and they play before a spectator", async () => {
  const host = `Ada ${Math.random().toString(36).slice(2, 8)}`;
  const ada = await site.come("/new/password");
  await ada.page.getByLabel("Votre nom").fill(host);
  await ada.page.getByText("Plus de réglages").click();
  await ada.page.getByLabel("3 joueurs").check({ force: true });
  await ada.page.getByLabel("Tout le monde").check({ force: true });
  await ada.page.getByLabel("quand l’hôte la lance").check({ force: true });
  await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const code = (await ada.page.locator(".room-code b").textContent()) ?? "";

  // Whoever sits beside her may point a camera at the address.
  await ada.page.getByRole("button", { name: "Montrer le QR code" }).click();
  const drawn = ada.page.getByRole("img", { name: "QR code qui mène à cette table" });
  expect(await drawn.locator("path").getAttribute("d")).toBe(qrPath(ada.page.url()).path);
  await expectAccessible(ada);
  await ada.page.getByRole("button", { name: "Cacher le QR code" }).click();
  await drawn.waitFor({ state: "detached" });

  // Bob types the code, Cléo finds the table in the lobby.
  const bob = await site.come("/lobby", { viewport: PHONE });
  await bob.page.getByLabel("Vous avez un code ?").fill("zzzzz");
  await bob.page.getByRole("button", { name: "Y aller" }).click();
  await bob.page.getByText("Aucune table n’a ce code").waitFor();
  await bob.page.getByLabel("Vous avez un code ?").fill(code.toLowerCase());
  await bob.page.getByRole("button", { name: "Y aller" }).click();
  await seatOf(bob, 1).getByText("(vous)").waitFor();
  const cleo = await site.come("/lobby");
  await cleo.page.getByRole("link", { name: `Prendre place chez ${host}, Password` }).click();
  await seatOf(cleo, 2).getByText("(vous)").waitFor();
  await expectNoSidewaysScroll(bob);
  await expectAccessible(bob);

  // Ada arranges, then leaves: Bob, who sits first now, gets the room.
  await seatOf(ada, 1).locator("summary").click();
  await seatOf(ada, 1).getByRole("button", { name: "Place précédente" }).click();
  await seatOf(bob, 0).getByText("(vous)").waitFor();
  await ada.page.getByRole("button", { name: "Quitter la table" }).click();
  await seatOf(bob, 0).getByText("hôte").waitFor();
  await seatOf(bob, 1).locator("summary").click();
  await seatOf(bob, 1).getByRole("button", { name: "Débutant" }).click();
  await bob.page.getByRole("button", { name: "Commencer la partie" }).click();
  await bob.page.getByLabel("Mot secret").waitFor();

  // Dan, who reads English, watches: he sees that he does, is seen, and knows no secret.
  const match = new URL(bob.page.url()).pathname;
  const dan = await site.come("/lobby", { locale: "en-GB" });
  await dan.page.getByLabel("French").check({ force: true });
  await dan.page.locator(`a[href="${match}"]`, { hasText: "Watch" }).click();
  await dan.page.getByText("You’re watching").first().waitFor();
  await bob.page.locator(".watchers", { hasText: "1" }).waitFor();
  for (const [visitor, word] of [
    [bob, "salade"],
    [cleo, "danse"],
  ] as const) {
    await visitor.page.getByLabel("Mot secret").fill(word);
    await visitor.page.keyboard.press("Enter");
  }
  await dan.page.locator('.seat-chip[data-turn="true"]').first().waitFor();
  await expect.poll(() => cleo.page.getByLabel("Mot secret").count()).toBe(0);
  expect(await dan.page.getByLabel(/secret word/i).count()).toBe(0);
  expect((await dan.page.locator("body").innerText()).toUpperCase()).not.toMatch(/SALADE|DANSE/);

  // Strangers speak in phrases; each reads them in their own language.
  await cleo.page.getByRole("button", { name: "Discussion" }).click();
  expect(await cleo.page.getByLabel("Votre message").count()).toBe(0);
  await cleo.page.getByRole("button", { name: "Bonne chance !" }).click();
  await dan.page.getByRole("button", { name: "Chat", exact: true }).click();
  await dan.page.locator(".chat-text", { hasText: "Good luck!" }).waitFor();
});
