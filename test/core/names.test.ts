import { describe, expect, it } from "vitest";
import { NAMES_OF_BOTS } from "../../src/core/bot-names.ts";
import { areAlike, isReserved, numbered, skeletonsOf } from "../../src/core/names.ts";
import { nameSchema } from "../../src/protocol/requests.ts";

const read = (name: string) => nameSchema.safeParse(name);

describe("[T6a] no name at all", () => {
  it.each([
    ["a Hangul filler", "\u3164"],
    ["fillers of every kind", "\u115f\u1160\uffa0\u3164"],
    ["a variation selector", "\ufe0f"],
    ["variation selectors of the supplement", "\u{e0100}\u{e0101}"],
    ["combining marks", "\u0301\u0308"],
    ["an enclosing mark", "\u20dd"],
    ["a joiner of graphemes", "\u034f"],
    ["signs alone", "._-'"],
    ["a mark on a space", " \u0301 "],
    ["soft hyphens", "\u00ad\u00ad"],
    ["one with a filler in it", "Jean\u3164Paul"],
    ["one with a variation selector in it", "A\ufe0fda"],
    ["one with a space of no width in it", "a\u200bb"],
  ])("is %s", (_, name) => expect(read(name).success).toBe(false));

  it.each([
    ["Zoé", "Zoé"],
    ["  Ada   L. ", "Ada L."],
    ["O’Neil-Ĳssel_2", "O’Neil-Ĳssel_2"],
    ["Мария", "Мария"],
    ["中村 7", "中村 7"],
    ["मीरा", "मीरा"],
  ])("but %s is one: %s", (typed, kept) => expect(read(typed)).toMatchObject({ success: true, data: kept }));
});

describe("[T6b] a name of the house or of a bot", () => {
  const bots = NAMES_OF_BOTS;
  it.each([
    ...[
      "Palabre",
      "palabre",
      "PALABRE",
      "Раlаbrе",
      "РАLАВRЕ",
      "PaIabre",
      "Pa1abre",
      "P a l a b r e",
      "Palabrë",
    ],
    ...["Ƥalabre", "ⲣalabre", "Palabre 2", "L'équipe Palabre", "Рalabre.", "Palabre_"],
    ...["admin", "Admin", "аdmin", "ADMIN", "adrnin", "Admin 7", "Administrateur", "Modérateur", "moderator"],
    ...bots,
    ...bots.map((name) => `${name} 2`),
    ...["robot debutant", "Robоt débutаnt", "ROBOT-DÉBUTANT", "Begınner bot", "Anfänger Bot"],
  ])("is refused: %s", (name) => {
    expect(isReserved(name)).toBe(true);
    expect(read(name).error?.issues[0]?.message).toContain("ours");
  });

  it.each([
    ...[
      "Palabreur",
      "Paul",
      "Adminette",
      "Robot",
      "Robotine",
      "Débutant",
      "Badmin",
      "Ada",
      "Bot 7",
      "Parabole",
    ],
    ...["Invité 1234", "Guest 1234", "Zoé 2"],
  ])("is not %s", (name) => {
    expect(isReserved(name)).toBe(false);
    expect(read(name).success).toBe(true);
  });
});

describe("[T6c] names look alike", () => {
  it.each([
    ["Ada", "ADA"],
    ["Zoé", "zoe"],
    ["Ada", "Аdа"], // Cyrillic А, а
    ["ВОВ", "Bob"], // Cyrillic: alike in capitals
    ["ΝΙΝΑ", "Nina"], // Greek: alike in capitals
    ["Paul", "PauI"],
    ["Paul", "Pau1"],
    ["Otto", "0tto"],
    ["Jean-Paul", "jean paul"],
    ["Adam", "Adarn"],
    ["Œdipe", "Oedipe"],
    ["Ａda", "Ada"], // full width
    ["𝐀𝐝𝐚", "Ada"],
    ["Straße", "STRASSE"],
  ])("%s and %s", (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(areAlike(other, one)).toBe(true);
  });

  it.each([
    ["Ada", "Adam"],
    ["Nina", "Vina"],
    ["Mary", "Marr"],
    ["Zoé 1234", "Zoé 1235"],
    ["Мария", "Марина"],
    ["中村", "中林"],
  ])("but not %s and %s", (one, other) => expect(areAlike(one, other)).toBe(false));

  it("and every name that is one has a skeleton", () => {
    for (const name of ["Ada", "Мария", "中村", "مريم", "מרים", "मीरा", "7"])
      for (const skeleton of skeletonsOf(name)) expect(skeleton).not.toBe("");
  });
});

it("a number beside a name fits into a name", () => {
  expect(numbered("Ada", 4711, 24)).toBe("Ada 4711");
  expect(numbered("n".repeat(24), 4711, 24)).toBe(`${"n".repeat(19)} 4711`);
});
