import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, textOf, type Visitor } from "./visitor.ts";

const site = openSite();
/** Browsers give passkeys to hosts with a name only. */
const named = (path: string) => {
  const address = new URL(path, site.url);
  address.hostname = "localhost";
  return address.href;
};

/** A device that vouches for its owner without asking. */
async function giveAuthenticator({ page, context }: Visitor) {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    keep: (
      credential: Awaited<ReturnType<typeof cdp.send<"WebAuthn.getCredentials">>>["credentials"][number],
    ) => cdp.send("WebAuthn.addCredential", { authenticatorId, credential }),
  };
}

it("[W13] [W16] [W34] [W33] a guest plays, makes an account, comes in from another browser, is renamed, takes everything along and goes", async () => {
  const here = await site.come(named("/"));
  const key = await giveAuthenticator(here);
  await here.page.getByRole("button", { name: "Jouer maintenant" }).click();
  await here.page.waitForURL(/\/m\//);
  await here.page.getByRole("button", { name: "Quitter la partie" }).click();
  await here.page.getByRole("button", { name: "Oui, je pars" }).click();
  await expect.poll(() => here.page.title()).toContain("Partie finie");

  await here.page.goto(named("/me"));
  const title = here.page.getByRole("heading", { level: 1 });
  await title.waitFor();
  const name = await title.textContent();
  await here.page.getByRole("button", { name: "Créer mon compte" }).click();
  await here.page.getByRole("button", { name: "Ajouter une clé" }).waitFor();
  expect(await codesOn(here)).toHaveLength(8);
  await picture(here, "codes-desk");
  await expectAccessible(here);
  await here.page.getByRole("button", { name: "Je les ai gardés" }).click();
  // The match is recorded by a queue, a moment after its end.
  await expect
    .poll(
      async () => {
        await here.page.reload();
        await here.page.getByRole("heading", { name: "Vos parties" }).waitFor();
        return here.page.getByText("avec Robot Virgule").count();
      },
      { interval: 1000 },
    )
    .toBe(1);
  await expectAccessible(here);

  const there = await site.come(named("/me"), { viewport: PHONE });
  const [passkey] = await key.passkeys();
  await (await giveAuthenticator(there)).keep(passkey!);
  await there.page.getByRole("button", { name: "Me connecter" }).click();
  await there.page.getByRole("heading", { level: 1, name: name! }).waitFor();
  await there.page.getByText("avec Robot Virgule").waitFor();
  await expectNoSidewaysScroll(there);

  await there.page.getByLabel("Votre nom").fill("Zoé de Lyon");
  await there.page.getByRole("button", { name: "Changer de nom" }).click();
  await there.page.getByRole("heading", { level: 1, name: "Zoé de Lyon" }).waitFor();
  await here.page.reload();
  await here.page.getByRole("heading", { level: 1, name: "Zoé de Lyon" }).waitFor();

  const [download] = await Promise.all([
    there.page.waitForEvent("download"),
    there.page.getByRole("button", { name: "Télécharger mes données" }).click(),
  ]);
  const taken = JSON.parse(await textOf(download));
  expect(taken).toMatchObject({
    player: { name: "Zoé de Lyon", kind: "account" },
    matches: [{ game: "password" }],
  });

  await there.page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await there.page.getByRole("button", { name: "Oui, supprimer" }).click();
  await there.page.getByText("Vos données sont effacées").first().waitFor();
  await here.page.reload();
  await here.page.getByText("Ce navigateur n’est plus connecté").waitFor();
  await here.page.getByRole("button", { name: "Me connecter" }).click();
  await here.page.getByText("n’ouvre aucun compte ici").waitFor();
});

it("[T4g] [T2h] who has lost every passkey comes back with a recovery code, and whoever had the account is out", async () => {
  const here = await site.come(named("/me"), { viewport: PHONE });
  await giveAuthenticator(here);
  await here.page.getByRole("button", { name: "Créer mon compte" }).click();
  const codes = await codesOn(here);
  await picture(here, "codes-phone");
  await expectNoSidewaysScroll(here);
  const [download] = await Promise.all([
    here.page.waitForEvent("download"),
    here.page.getByRole("button", { name: "Télécharger", exact: true }).click(),
  ]);
  expect(await textOf(download)).toBe(`${codes.join("\n")}\n`);
  await here.page.getByRole("button", { name: "Je les ai gardés" }).click();
  expect(await here.page.getByRole("heading", { name: "Vos codes de secours" }).count()).toBe(0);
  const name = await here.page.getByRole("heading", { level: 1 }).textContent();

  const there = await site.come(named("/me"), { viewport: PHONE });
  await giveAuthenticator(there);
  await there.page.getByText("J’ai perdu ma clé d’accès").click();
  const box = there.page.getByLabel("Code de secours");
  await box.fill("0000000000 0000000000");
  await there.page.getByRole("button", { name: "Créer une nouvelle clé" }).click();
  await there.page.getByRole("alert").getByText("Ce code n’ouvre aucun compte").waitFor();
  await picture(there, "recover-phone");
  await box.fill(codes[5]!.toLowerCase());
  await there.page.getByRole("button", { name: "Créer une nouvelle clé" }).click();
  await there.page.getByRole("heading", { level: 1, name: name! }).waitFor();
  expect(await codesOn(there)).not.toContain(codes[0]);
  await there.page.getByRole("button", { name: "Je les ai gardés" }).click();
  await here.page.reload();
  await here.page.getByText("Ce navigateur n’est plus connecté").waitFor();

  // Whoever found the lost one signs in with it: that session is seen, and ended.
  await here.page.getByRole("button", { name: "Me connecter" }).click();
  await here.page.getByRole("heading", { level: 1, name: name! }).waitFor();
  await there.page.reload();
  const other = there.page.getByRole("button", { name: /^Déconnecter\s: Clé/ });
  await other.click();
  await other.waitFor({ state: "detached" });
  await here.page.reload();
  await here.page.getByText("Ce navigateur n’est plus connecté").waitFor();

  // With the new passkey the lost one is removed, after it has been confirmed that it is its owner who asks.
  const keys = there.page.locator(".me-keys li");
  await expect.poll(() => keys.count()).toBe(2);
  await keys.first().getByRole("button").click();
  await expect.poll(() => keys.count()).toBe(1);
  await there.page.getByRole("button", { name: "Nouveaux codes de secours" }).click();
  await there.page.getByRole("heading", { name: "Vos codes de secours" }).waitFor();
  await expectAccessible(there);
});

it("[T4a] a token that was copied from somebody's browser does not take their account", async () => {
  const here = await site.come(named("/me"));
  await giveAuthenticator(here);
  await here.page.getByRole("button", { name: "Créer mon compte" }).click();
  await here.page.getByRole("button", { name: "Je les ai gardés" }).click();
  const kept = await here.page.evaluate(() => ({ ...localStorage }));

  const thief = await site.come(named("/me"));
  await giveAuthenticator(thief); // a device of their own, with no passkey of this account
  await thief.page.evaluate((stolen) => Object.assign(localStorage, stolen), kept);
  await thief.page.reload();
  for (const press of ["Ajouter une clé", "Télécharger mes données", "Nouveaux codes de secours"]) {
    await thief.page.getByRole("button", { name: press }).click();
    await thief.page.getByText("Rien n’a changé").first().waitFor();
  }
  await here.page.reload();
  await here.page.getByRole("button", { name: "Ajouter une clé" }).waitFor();
});

/** The codes as the page shows them. */
async function codesOn({ page }: Visitor): Promise<string[]> {
  await page.getByRole("heading", { name: "Vos codes de secours" }).waitFor();
  return page.locator(".me-code-list code").allTextContents();
}

/** For looking at, where somebody asks for pictures. */
async function picture({ page }: Visitor, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

it("[W29] a leader board is there for everybody, in any language", async () => {
  const reader = await site.come("/boards/password", { viewport: PHONE, locale: "de-DE" });
  await reader.page.getByRole("heading", { level: 1, name: "Rangliste Password" }).waitFor();
  await reader.page.getByRole("link", { name: "Jemanden finden" }).waitFor();
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.page.getByRole("link", { name: "Overturn" }).click();
  await reader.page.getByRole("heading", { level: 1, name: "Rangliste Overturn" }).waitFor();
});
