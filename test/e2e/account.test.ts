import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, type Visitor } from "./visitor.ts";

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

it("a guest plays, makes an account, comes in from another browser, is renamed, takes everything along and goes", async () => {
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
  // The match is recorded by a queue, a moment after its end.
  await expect
    .poll(
      async () => {
        await here.page.reload();
        await here.page.getByRole("heading", { name: "Vos parties" }).waitFor();
        return here.page.getByText("avec Robot débutant").count();
      },
      { interval: 1000 },
    )
    .toBe(1);
  await expectAccessible(here);

  const there = await site.come(named("/me"), { viewport: PHONE });
  const [passkey] = await key.passkeys();
  await (await giveAuthenticator(there)).keep(passkey!);
  await there.page.getByRole("button", { name: "Entrer avec ma clé d’accès" }).click();
  await there.page.getByRole("heading", { level: 1, name: name! }).waitFor();
  await there.page.getByText("avec Robot débutant").waitFor();
  await expectNoSidewaysScroll(there);

  await there.page.getByLabel("Votre nom").fill("Zoé de Palabre");
  await there.page.getByRole("button", { name: "Changer de nom" }).click();
  await there.page.getByRole("heading", { level: 1, name: "Zoé de Palabre" }).waitFor();
  await here.page.reload();
  await here.page.getByRole("heading", { level: 1, name: "Zoé de Palabre" }).waitFor();

  const [download] = await Promise.all([
    there.page.waitForEvent("download"),
    there.page.getByRole("button", { name: "Tout emporter" }).click(),
  ]);
  const taken = JSON.parse(readFileSync((await download.path())!, "utf8"));
  expect(taken).toMatchObject({
    player: { name: "Zoé de Palabre", kind: "account" },
    matches: [{ game: "password" }],
  });

  await there.page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await there.page.getByRole("button", { name: "Oui, supprimer" }).click();
  await there.page.getByText("Il ne reste rien de vous ici").first().waitFor();
  await here.page.reload();
  await here.page.getByText("Ce navigateur n’est plus reconnu").waitFor();
  await here.page.getByRole("button", { name: "Entrer avec ma clé d’accès" }).click();
  await here.page.getByText("n’ouvre aucun compte ici").waitFor();
});

it("a leader board is there for everybody, in any language", async () => {
  const reader = await site.come("/boards/password", { viewport: PHONE, locale: "de-DE" });
  await reader.page.getByRole("heading", { level: 1, name: "Rangliste Password" }).waitFor();
  await reader.page.getByRole("link", { name: "Jemanden finden" }).waitFor();
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.page.getByRole("link", { name: "Overturn" }).click();
  await reader.page.getByRole("heading", { level: 1, name: "Rangliste Overturn" }).waitFor();
});
