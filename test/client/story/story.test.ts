import { describe, expect, it } from "vitest";
import { de, que } from "../../../src/client/i18n/elide.ts";
import { outcomeLines, textOf } from "../../../src/client/story/boast.ts";
import { storyTexts } from "../../../src/client/story/texts.ts";
import { turningPoint } from "../../../src/client/story/turning.ts";

describe("[C15] the turning point", () => {
  it.each([
    [
      "the step from which the winner led for good",
      [
        [0, 0],
        [2, 0],
        [2, 3],
        [2, 2],
        [2, 5],
      ],
      4,
    ],
    [
      "none when one side led throughout",
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [4, 1],
      ],
      null,
    ],
    [
      "none when it ends level",
      [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
      null,
    ],
    ["none for one seat", [[0], [1], [2]], null],
    ["none for nothing", [], null],
  ])("is %s", (_, series, step) => {
    expect(turningPoint(series)).toBe(step);
  });
});

describe("[C16] what is shared", () => {
  const said = storyTexts.value;
  const join = (names: readonly string[]) => names.join(" & ");
  const outcome = { winners: [1], ranking: [2, 1], reason: "points", scores: [70, 75] };

  it("says the outcome with names, not with you, and the figures", () => {
    expect(outcomeLines(outcome, ["Ada", "Bob"], said, join)).toEqual([said.wins("Bob", "Ada"), "70 – 75"]);
    expect(outcomeLines({ ...outcome, winners: [0, 1], scores: null }, ["Ada", "Bob"], said, join)).toEqual([
      said.draw("Ada & Bob"),
    ]);
    expect(outcomeLines({ ...outcome, winners: [] }, ["Ada", "Bob"], said, join)[0]).toBe(said.nobody);
    const three = { ...outcome, winners: [0, 2], scores: null };
    expect(outcomeLines(three, ["Ada", "Bob", "Cem"], said, join)).toEqual([said.winTogether("Ada & Cem")]);
  });

  it("ends with where to look", () => {
    const boast = { lines: ["7"], isOpen: true };
    expect(textOf("Solitaire", boast, "https://palabre.test/")).toBe(
      "Palabre · Solitaire\n7\nhttps://palabre.test/",
    );
  });
});

it("[C5] French drops a vowel before a name that begins with one", () => {
  expect(["Invité 1", "Élise", "Yves", "Bob", "Hugo", "Yan"].map(de)).toEqual([
    "d’Invité 1",
    "d’Élise",
    "d’Yves",
    "de Bob",
    "de Hugo",
    "de Yan",
  ]);
  expect(que("Ada")).toBe("qu’Ada");
});
