import { describe, expect, test } from "vitest";
import { expand, parseAffixes, parseEntries, parseEntry } from "../../dictionaries/affixes.ts";

const RULES = parseAffixes(`
# A comment
PFX L' Y 1
PFX L' 0 l' .
SFX S. Y 2
SFX S. 0 0/L'D'Q' [^sxz]
SFX S. 0 s/D'Q' [^sxz]
SFX a0 Y 4
SFX a0 er er/n'q' er
SFX a0 er ons/n'q' [^cg]er
SFX a0 cer çons/n'q' cer
SFX a0 ger geons/n'q' ger
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S. .
`);

function formsOf(line: string): string[] {
  const forms = new Set<string>();
  expand(parseEntry(line), RULES, (form) => forms.add(form));
  return [...forms];
}

describe("affix rules", () => {
  test.each([
    ["table/S.", ["table", "tables"]],
    ["souris/S.", ["souris"]],
    ["aimer/a0", ["aimer", "aimons"]],
    ["placer/a0", ["placer", "plaçons"]],
    ["manger/a0", ["manger", "mangeons"]],
    ["mètre/Um", ["mètre", "mètres", "kilomètre", "kilomètres"]],
    ["ici", ["ici"]],
  ])("%s", (line, forms) => {
    expect(formsOf(line)).toEqual(forms);
  });

  test("elisions make no word", () => {
    expect(formsOf("ami/S.L'")).toEqual(["ami", "amis"]);
  });

  test("the first line of a dictionary counts its entries", () => {
    expect(parseEntries("2\nun/S.\ndeux\n")).toEqual([
      { word: "un", flags: ["S."] },
      { word: "deux", flags: [] },
    ]);
  });
});
