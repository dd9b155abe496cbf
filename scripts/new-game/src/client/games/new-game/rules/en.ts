import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Two sides say words in turn; each begins with the last letter of the one before.",
  sections: [
    {
      id: "turn",
      title: "A turn",
      figures: [{ name: "chain", caption: "The last letter of each word opens the next." }],
      rules: [
        rule("X1", "The first side begins, and then they take turns. A side is a player or a team."),
        rule("X2", "The word is in the dictionary: plurals and verb forms count, proper nouns do not."),
        rule("X3", "The first word is free; the others follow. *After HOUSE comes EAGLE.*"),
        rule("X4", "No word is said twice in a match."),
        rule("X5", "Every letter is a point. *EAGLE brings five.*"),
        rule("X6", "A side may pass: no point, and the letter stays."),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule("X7", "After the agreed number of rounds most points win; as many on both sides are a draw."),
        rule("X8", "When a turn’s time is up, the side passes."),
        rule("X9", "Who resigns, is absent or runs out of time loses, whatever the points say."),
      ],
    },
  ],
};
