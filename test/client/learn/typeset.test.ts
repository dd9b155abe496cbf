import { describe, expect, it } from "vitest";
import { typeset } from "../../../src/client/learn/typeset.ts";

describe("typeset", () => {
  it("keeps French signs with their words, and leaves other languages alone", () => {
    expect(typeset("Un mot : « bosses » ; buzzez !", "fr")).toBe(
      "Un mot\u00a0: «\u00a0bosses\u00a0»\u00a0; buzzez\u00a0!",
    );
    expect(typeset("A word : yes !", "en")).toBe("A word : yes !");
  });
});
