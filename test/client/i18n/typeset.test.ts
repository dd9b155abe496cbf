import { describe, expect, it } from "vitest";
import { typeset, typesetAll } from "../../../src/client/i18n/typeset.ts";

describe("[C5] typeset", () => {
  it("keeps French signs with their words, which others do not set apart", () => {
    expect(typeset("Un mot : « bosses » ; buzzez !", "fr")).toBe(
      "Un mot\u00a0: «\u00a0bosses\u00a0»\u00a0; buzzez\u00a0!",
    );
    expect(typeset("A word : yes !", "en")).toBe("A word : yes !");
  });

  it("keeps a number with what it counts, and a German ellipsis with its word", () => {
    expect(typeset("It has 12 letters, of 1.5 kinds", "en")).toBe(
      "It has 12\u00a0letters, of 1.5\u00a0kinds",
    );
    expect(typeset("Noch 3 Züge …", "de")).toBe("Noch 3\u00a0Züge\u00a0…");
    expect(typeset("A2 then B4 wins, 9 to 5", "en")).toBe("A2 then B4 wins, 9 to 5");
  });

  it("has one sign for less than nothing", () => {
    expect(typeset("-3 points, or (-2); not 2026-11-18, A-4", "en")).toBe(
      "\u22123\u00a0points, or (\u22122); not 2026-11-18, A-4",
    );
  });

  it("reaches into all that is said, also by functions, and keeps what is not text", () => {
    const said = typesetAll({ yes: "Oui !", of: [(who: string) => `À ${who} ?`], n: 3, none: null }, "fr");
    expect(said.yes).toBe("Oui\u00a0!");
    expect(said.of[0]!("Ada")).toBe("À Ada\u00a0?");
    expect([said.n, said.none]).toEqual([3, null]);
  });
});
