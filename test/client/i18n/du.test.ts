import { describe, expect, it } from "vitest";
import { saidIn } from "./said.ts";

/** German says du to players. Pages for partners and administrators say Sie. */
const SAYS_SIE = /^(?:partners|admin)\//;
const ADDRESS = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;

/** `Sie` that begins a sentence about somebody or something else, and `ihr` that greets several players. */
const OTHERS: readonly string[] = [
  "Sie bleiben in diesem Browser",
  "Sie wird neu geholt",
  "Sie werden nicht noch einmal gezeigt",
  "Sie zählt dann für niemanden",
  "Sie geht weiter, wenn alle da sind",
  "Sie zählen an diesem Tisch",
  "Sie werden gemischt und gedreht",
  "Sie wachsen",
  "Sie zählen nicht zu den sechs",
  "Ihr habt um den Anfang gewürfelt",
  "Ihr sitzt im Kreis",
  "Ihr seht sie vor dem Anfang",
  "Ihr könnt euch auch",
  "Ihr werdet nicht mehr zusammengebracht",
  "Sie erfahren nichts davon",
  "Sie gilt nicht mehr",
];

describe("[C5] German", () => {
  const said = saidIn("de", SAYS_SIE);

  it("says du to players", () => {
    const formal = said.filter(({ text }) =>
      ADDRESS.test(OTHERS.reduce((rest, other) => rest.replaceAll(other, ""), text)),
    );
    expect(formal).toEqual([]);
  });

  it("is read where it is known to be, in files of one language and of three", () => {
    const found = new Set(said.map(({ file }) => file));
    for (const file of [
      "i18n/de.ts",
      "games/password/lesson/de.ts",
      "lobby/texts.ts",
      "games/buzzle/advice.ts",
    ])
      expect(found).toContain(file);
    expect(said.length).toBeGreaterThan(1000);
  });

  it("names no sentence that is no longer said", () => {
    for (const other of OTHERS)
      expect(
        said.some(({ text }) => text.includes(other)),
        other,
      ).toBe(true);
  });
});
