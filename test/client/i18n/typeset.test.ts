import { describe, expect, it } from "vitest";
import { typeset, typesetAll } from "../../../src/client/i18n/typeset.ts";

describe("[C5] typeset", () => {
  it("keeps French signs with their words, and leaves other languages alone", () => {
    expect(typeset("Un mot : « bosses » ; buzzez !", "fr")).toBe(
      "Un mot\u00a0: «\u00a0bosses\u00a0»\u00a0; buzzez\u00a0!",
    );
    expect(typeset("A word : yes !", "en")).toBe("A word : yes !");
  });

  it("reaches into all that is said, also by functions, and keeps what is not text", () => {
    const said = typesetAll({ yes: "Oui !", of: [(who: string) => `À ${who} ?`], n: 3, none: null }, "fr");
    expect(said.yes).toBe("Oui\u00a0!");
    expect(said.of[0]!("Ada")).toBe("À Ada\u00a0?");
    expect([said.n, said.none]).toEqual([3, null]);
  });
});
