import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Just you against the clock. The letters and pieces are those of Buzzle.",
  sections: [
    {
      id: "making",
      title: "Words out of words",
      figures: [
        { name: "groups", caption: "Four starting words: the pieces of each make a group." },
        { name: "made", caption: "The same pieces, another word." },
      ],
      rules: [
        rule(
          "S1",
          "You’re given four words of four letters (or five); the pieces of each make a group. They’re common words, no two have the same pieces, and you can make at least thirteen other words from each.",
        ),
        rule(
          "S2",
          "From each group, make a new word that uses exactly its pieces, any length from two letters. A word that doesn’t fit is refused, and you’re told what’s missing and what’s left over; it costs nothing.",
        ),
        rule(
          "S3 S4",
          "One word per group each round; once all four have theirs, a new round starts. No word counts twice, starting words included.",
        ),
        rule(
          "S5",
          "A group with nothing left is skipped. Rare words are accepted, but nobody has to find them.",
        ),
      ],
    },
    {
      id: "end",
      title: "The score and the end",
      rules: [
        rule("S6", "The score is the number of words made. Fifty is very respectable."),
        rule(
          "S7 S11",
          "Fifteen minutes (or no limit). The game also ends when you stop (you’ll be asked first), or when there’s nothing left.",
        ),
        rule(
          "S13",
          "You can choose the four words yourself, from a book for instance: the right length, in the dictionary, no two with the same pieces, and each with another word to find. Only then does the clock start.",
        ),
        rule(
          "S14",
          "In German, you’re offered the ones from the rule book, ~EINS~ ~ZWEI~ ~DREI~ VIER, which promises seventy-six words: including the four themselves, and inflected and conjugated forms.",
        ),
        rule("S8", "At the end, you see every possible word, and how many there are."),
        rule(
          "S9 S10",
          "The daily puzzle is the same for everyone in a language: four words of four letters, five minutes. The result you share says how many words you found in each group, without giving any away.",
        ),
        rule(
          "S12",
          "Words you’ve agreed on, twenty at most, count as well as the dictionary. You see them before the start; the match isn’t rated. *Never in the daily puzzle.*",
        ),
      ],
    },
  ],
};
