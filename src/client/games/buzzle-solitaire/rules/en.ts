import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "One player against the clock. Letters and pieces are those of Buzzle.",
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
          "You are given four words of four letters (or of five); the pieces of each are a group. They are common words, no two with the same pieces, and at least thirteen other words can be built from each.",
        ),
        rule(
          "S2",
          "From each group make a new word that uses exactly its pieces, of any length from two letters. A word that does not fit is refused, with what is missing and what is left over; a refusal costs nothing.",
        ),
        rule(
          "S3 S4",
          "One word per group and lap; when all four have theirs, a new lap begins. No word serves twice, the starting words included.",
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
        rule("S6", "The score is the number of words made. Fifty is very honourable."),
        rule(
          "S7 S11",
          "Fifteen minutes (or untimed). It also ends when you stop, which the page asks about first, or when nothing is left.",
        ),
        rule(
          "S13",
          "You may give the four words yourself, those of a book for instance: of the right length, from the dictionary, no two with the same pieces, each with another word to be found in it. Time runs only then.",
        ),
        rule(
          "S14",
          "In German you are offered those of the rule book, ~EINS~ ~ZWEI~ ~DREI~ VIER, which promises seventy-six words: the four among them, inflected and conjugated forms too.",
        ),
        rule("S8", "At the end all the words there are are shown, and how many."),
        rule(
          "S9 S10",
          "The puzzle of the day is the same for everybody of a language: four words of four letters, fifteen minutes. The result you share tells how many words you found in each group, and none of them.",
        ),
        rule(
          "S12",
          "Words that you agreed on, twenty at most, count beside the dictionary, for everybody and for bots. You see them before the start; the match stays unrated. *Never in the puzzle of the day.*",
        ),
      ],
    },
  ],
};
