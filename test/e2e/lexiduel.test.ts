import { it } from "vitest";
import { playThreeRounds } from "../client/lexiduel/journey.ts";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE } from "./visitor.ts";

const site = openSite();

it("two people play Lexiduel for three rounds, on a phone and at a desk", async () => {
  const blue = await site.come("/new/lexiduel");
  // Three rounds are too few to be offered on the page, and enough for a test.
  await blue.page.route("**/api/matches", (route) => {
    const wish = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...wish, options: { ...wish.options, rounds: 3 } }) });
  });
  await blue.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await blue.page.getByLabel("Lien de la partie").inputValue();
  const red = await site.come(link, { viewport: PHONE });
  await expectNoSidewaysScroll(red);
  await expectAccessible(red);
  await playThreeRounds(blue.page, red.page);
  await red.page.getByText("On pouvait mieux").click();
  await red.page.locator(".lx-better li").first().waitFor();
});
