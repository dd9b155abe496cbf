import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { password } from "../../../src/games/password/index.ts";
import { conforming, lengthsOf, suggestions } from "../../../src/games/password/words.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { Sitting } from "./sitting.ts";

const OF_FIVE = { level: 2, length: 5 } as const;
const HONOUR = { words: "honour" } as const;

describe("a secret word", () => {
  it.each([
    ["[P2]", "OUI", {}, "OUI"],
    ["[P2]", " été ", {}, "ETE"],
    ["[P2]", "ab", {}, "AB"],
    ["[P2]", "GARANTIE", {}, "GARANTIE"],
    ["[P2]", "A", {}, "password/word-length"],
    ["[P2]", "GARANTIES", {}, "password/word-length"],
    ["[P2]", "œufs-là", {}, "password/not-one-word"],
    ["[P2]", "l'été", {}, "password/not-one-word"],
    ["[P2]", "deux mots", {}, "password/not-one-word"],
    ["[P2]", "", {}, "password/not-one-word"],
    ["[P3]", "danser", {}, "DANSER"],
    ["[P3]", "salades", {}, "SALADES"],
    ["[P3]", "fini", {}, "FINI"],
    ["[P3]", "ouf", {}, "OUF"],
    ["[P3]", "portes", {}, "PORTES"],
    ["[P3]", "buvez", {}, "password/conjugated"],
    ["[P3]", "Paris", {}, "password/proper-noun"],
    ["[P3]", "xqz", {}, "password/unknown-word"],
    ["[P4]", "xqz", HONOUR, "XQZ"],
    ["[P4]", "buvez", HONOUR, "BUVEZ"],
    ["[P4]", "x", HONOUR, "password/word-length"],
    ["[P4]", "x-z", HONOUR, "password/not-one-word"],
    ["[P5]", "danse", OF_FIVE, "DANSE"],
    ["[P5]", "oui", OF_FIVE, "password/agreed-length"],
    ["[P5]", "xqz", { ...OF_FIVE, ...HONOUR }, "password/agreed-length"],
    ["[P5]", "xqzab", { ...OF_FIVE, ...HONOUR }, "XQZAB"],
  ])("%s %j with %j: %s", (_rule, text, given, expected) => {
    const table = new Sitting({ seats: 2, options: given });
    const verdict = table.try(0, { type: "secret", word: text });
    const got = verdict.ok ? (verdict.value[0] as { word: string }).word : verdict.error.code;
    expect(got).toBe(expected);
  });

  it("[P2] a refusal says what was wrong and what to do, with the parts to say it in any language", () => {
    const verdict = new Sitting({ seats: 2, options: OF_FIVE }).try(0, { type: "secret", word: "oui" });
    expect(verdict).toEqual({
      ok: false,
      error: {
        code: "password/agreed-length",
        message: "OUI has 3 letters. All words have 5 letters in this match.",
        detail: { word: "OUI", length: 3, agreed: 5 },
      },
    });
  });

  it("[P6] is chosen once and only at the beginning", () => {
    const table = new Sitting({ seats: 2 });
    table.must(0, { type: "secret", word: "oui" });
    expect(table.code(0, { type: "secret", word: "kiwi" })).toBe("password/already-chosen");
    table.must(1, { type: "secret", word: "oui" });
    expect(table.code(1, { type: "secret", word: "kiwi" })).toBe("password/choosing-over");
  });

  it("[P6] nobody rolls, asks or guesses while words are being chosen", () => {
    const table = new Sitting({ seats: 2 });
    table.must(0, { type: "secret", word: "oui" });
    expect(table.code(0, { type: "roll" })).toBe("password/still-choosing");
    expect(table.code(0, { type: "guess", target: 1, word: "kiwi" })).toBe("password/still-choosing");
    expect(table.code(0, { type: "ask", target: 1 })).toBe("password/still-choosing");
  });

  it("[P6] has 90 seconds from the start for each side", () => {
    const table = new Sitting({ seats: 3 });
    const waits = () => password.waits(table.state);
    expect(waits()).toEqual(
      [0, 1, 2].map((seat) => ({ key: `secret-${seat}`, seats: [seat], limit: 90_000, patient: true })),
    );
    table.must(1, { type: "secret", word: "oui" });
    expect(waits().map(({ key }) => key)).toEqual(["secret-0", "secret-2"]);
  });

  it("[P6] is given by the server when time is up: a common word that fits, told to its owner alone", () => {
    const table = new Sitting({ seats: 2, options: OF_FIVE });
    table.must(0, { type: "secret", word: "danse" });
    table.rig = { "word|1": [1] };
    const [given, ...rest] = table.timeOut("secret-1");
    // Not BUVEZ or PARIS, which have five letters too; DANSE, ROUGE and SALSA are common.
    expect(given).toMatchObject({ type: "secret-chosen", seat: 1, word: "ROUGE", given: true });
    expect(rest.map(({ type }) => type)).toEqual(["order-rolled"]);
    expect(password.view(table.state, 1).sides[1]).toMatchObject({ word: "ROUGE", given: true });
    expect(password.view(table.state, 0).sides[1]).toMatchObject({ word: null, given: false });
    expect(password.disclose(given!, 0)).toEqual({
      type: "secret-chosen",
      seat: 1,
      commitment: "sealed-1-1",
    });
    expect(password.disclose(given!, 1)).toEqual(given);
  });

  it("[P6] time that is up for somebody who has chosen meanwhile changes nothing", () => {
    const table = new Sitting({ seats: 2 });
    table.must(0, { type: "secret", word: "danse" });
    expect(table.timeOut("secret-0")).toEqual([]);
  });

  it.each([null, 0])("[P7] frames to viewer %s are the same bytes for a short and a long word", (viewer) => {
    const frames = ["AB", "GARANTIE"].map((word) => {
      const table = new Sitting({ seats: 2 });
      table.must(0, { type: "secret", word: "oui" });
      const events = table.must(1, { type: "secret", word });
      return JSON.stringify([
        events.map((event) => password.disclose(event, viewer)),
        password.view(table.state, viewer),
      ]);
    });
    expect(frames[0]).toBe(frames[1]);
    expect(frames[0]).not.toContain("nonce");
  });

  it("[P7] the owner sees it whole", () => {
    const table = new Sitting({ seats: 2 });
    const [chosen] = table.must(0, { type: "secret", word: "oui" });
    expect(password.disclose(chosen!, 0)).toEqual({
      type: "secret-chosen",
      seat: 0,
      epoch: 1,
      word: "OUI",
      commitment: "sealed-0-1",
      nonce: "nonce of OUI",
      given: false,
    });
    expect(password.view(table.state, 0).sides[0]).toMatchObject({ word: "OUI", ready: true });
  });
});

describe("German words", () => {
  it("[P2] have A O U for Ä Ö Ü and SS for ß, however they are typed", () => {
    const table = new Sitting({ seats: 2, words: lexiconOf("de", ["BAR", "FUSSE"]) });
    for (const [typed, word] of [
      ["Bär", "BAR"],
      ["füße", "FUSSE"],
    ] as const) {
      expect(table.try(0, { type: "secret", word: typed })).toMatchObject({ ok: true, value: [{ word }] });
    }
  });
});

describe("suggestions", () => {
  it("[P6] are common words of the match's lengths that may be secrets", () => {
    const lexicon = lexiconOf("fr", { OUI: CLASS.lemma, CONSTITUTION: CLASS.lemma, DANSE: CLASS.lemma });
    expect(suggestions(lexicon, lengthsOf(1, null))).toEqual(["OUI", "DANSE"]);
    expect(suggestions(lexicon, lengthsOf(2, 5))).toEqual(["DANSE"]);
  });

  it("[P6] are any word that is not shunned where no common one fits", () => {
    const lexicon = lexiconOf("fr", { FINI: CLASS.participle, VILE: CLASS.inflected | CLASS.shunned });
    expect(suggestions(lexicon, lengthsOf(1, null))).toEqual(["FINI"]);
  });
});

describe("the English dictionary lets be a secret", () => {
  const english = builtLexicon("en");
  const refused = (words: string): string[] =>
    words.split(" ").filter((word) => {
      const verdict = conforming(word, english);
      return !verdict.ok && verdict.error.code === "password/conjugated";
    });

  it("[P3] no conjugated form of an irregular verb", () => {
    const pasts =
      "WENT GAVE WAS WERE IS HAS DID WROTE TOOK KNEW CAME BEGAN ATE REWROTE OUTRAN OVERATE HATH DOTH";
    expect(refused(pasts)).toEqual(pasts.split(" "));
  });

  it("[P3] past participles, forms that are also nouns or adjectives, and function words", () => {
    const participles = "TOLD GONE BEEN WRITTEN GOT SUNG REWRITTEN";
    const others = "SAW ROSE DOVE LEFT FELL BORE ARE WOKE OUTCOME RESENT UNIS";
    const functionWords = "THE AND WITH HER COULD WOULD MIGHT BETTER LESS";
    expect(refused(`${participles} ${others} ${functionWords}`)).toEqual([]);
  });
});
