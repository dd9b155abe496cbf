import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Two to four players, no turns: races one after the other. Letters and pieces are those of Buzzle.",
  sections: [
    {
      id: "race",
      title: "The race",
      figures: [
        { name: "heap", caption: "A heap: two long bars, six short ones, a small bow." },
        { name: "words", caption: "~EUT~ and ~TUE~, two French words made of the same nine pieces." },
      ],
      rules: [
        rule(
          "Q1",
          "Everybody chooses a word of three letters (up to five, if you like), from the dictionary as in Buzzle, within ninety seconds; then you are given one.",
        ),
        rule(
          "Q2",
          "When all are ready, each gets the pieces of the word of the player on the right: how many of each kind, not the letters. Nobody sees another’s heap before the end.",
        ),
        rule(
          "Q3",
          "The first to submit an allowed word that uses exactly those pieces, none left over, wins the race. It may have any length from two letters, and need not be the word that was hidden. *From the pieces of TEA, EAT wins as well.*",
        ),
        rule(
          "Q4 Q5",
          "What is no word is refused, without a wait. A word that does not fit is answered to you alone: what is missing, what is left over; and it costs three seconds.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "Q6",
          "Who gives up searches no longer. If everybody gives up, or after five minutes, the race is nobody’s.",
        ),
        rule(
          "Q9",
          "Two races won, and the series is yours. There are five at most; then who has won more wins, and with as many nobody does. You may also agree on a single race.",
        ),
        rule(
          "Q10",
          "The next word is chosen while the result is shown: twenty seconds, with a word filled in that you keep or change. A word that you have hidden before in the series is refused.",
        ),
        rule(
          "Q7 Q8",
          "Who leaves is out; the word stays hidden while its pieces are played with, and the last one left wins. At the end of a race all its words and heaps are shown.",
        ),
        rule(
          "Q11",
          "Words that you agreed on, twenty at most, count beside the dictionary, for everybody and for bots. You see them before the start; the match stays unrated. *~KPA~, agreed on, wins.*",
        ),
      ],
    },
  ],
};
