import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RuleBook } from "../../../src/client/learn/rule-book.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { GAMES } from "../../../src/games/registry.ts";

const bookOf = async (game: string, language: string): Promise<RuleBook> =>
  (await import(`../../../src/client/games/${game}/rules/${language}.ts`)).rules;

const numbered = (game: string): string[] => [
  ...new Set(
    [...readFileSync(`src/games/${game}/RULES.md`, "utf8").matchAll(/^(?:- )?(?:\*\*)?\[([A-Z]\d+)\]/gm)].map(
      ([, id]) => id!,
    ),
  ),
];

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));

describe.each(Object.keys(GAMES))("[C14] the rules of %s for players", (game) => {
  it.each(LANGUAGES)("say every numbered rule once, in %s", async (language) => {
    const { sections } = await bookOf(game, language);
    const said = sections.flatMap(({ rules }) => rules.flatMap(({ ids }) => ids.split(" ")));
    expect(said.toSorted(byNumber)).toEqual(numbered(game).toSorted(byNumber));
  });

  it("have the same sections and drawings in every language", async () => {
    const shape = ({ sections }: RuleBook) =>
      sections.map(({ id, figures }) => [id, ...(figures ?? []).map(({ name }) => name)]);
    const french = shape(await bookOf(game, "fr"));
    const drawn = readFileSync(`src/client/games/${game}/rules/figures.tsx`, "utf8");
    for (const [, ...names] of french)
      for (const name of names) expect(drawn).toMatch(new RegExp(`\\b${name}:`));
    for (const language of LANGUAGES) expect(shape(await bookOf(game, language))).toEqual(french);
  });
});
