import { describe, expect, it } from "vitest";
import { de, que } from "../../../src/client/i18n/elide.ts";
import { outcomeLines, textOf } from "../../../src/client/story/boast.ts";
import { storyTexts } from "../../../src/client/story/texts.ts";
import { tipAt } from "../../../src/client/story/tip.tsx";
import { leadChanged, turningPoint } from "../../../src/client/story/turning.ts";

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

describe("[C36] the end page", () => {
  it("draws lines over time only where the lead went from one side to another", () => {
    const never = [
      [0, 0],
      [2, 0],
      [4, 1],
    ];
    expect(leadChanged(never)).toBe(false);
    expect(leadChanged([...never, [4, 6], [7, 6]])).toBe(true);
    // Level at the end, but not all the way.
    expect(leadChanged([...never, [4, 6], [6, 6]])).toBe(true);
    expect([leadChanged([[0], [1], [2]]), leadChanged([])]).toEqual([false, false]);
  });

  it("has one thing to learn: another after each of the first matches, and no beginner's beside strong bots", () => {
    expect([1, 2, 3, 9].map((times) => tipAt(times, 1))).toEqual([0, 1, 2, 2]);
    expect([tipAt(0, 0), tipAt(1, 2), tipAt(1, 3)]).toEqual([0, 1, 2]);
  });
});
