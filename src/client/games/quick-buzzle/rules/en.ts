import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro: "Two to four players, no turns: one game after another. The letters and pieces are those of Buzzle.",
  sections: [
    {
      id: "race",
      title: "The race",
      figures: [
        { name: "heap", caption: "A heap: two big I, six small i, one small u." },
        { name: "words", caption: "~EUT~ and ~TUE~, two French words made of the same nine pieces." },
      ],
      rules: [
        rule(
          "Q1",
          "Everyone chooses a word of three letters (up to five, if you like), from the dictionary as in Buzzle, within ninety seconds; after that you’re given one.",
        ),
        rule(
          "Q2",
          "When everyone’s ready, each player gets the pieces of the word of the player on their right: how many of each kind, not the letters. Nobody sees anyone else’s heap before the end.",
        ),
        rule(
          "Q3",
          "The first to find a word that uses exactly those pieces, with none left over, wins the game. It can be any length from two letters, and doesn’t have to be the hidden word. *With the pieces of TEA, EAT wins too.*",
        ),
        rule(
          "Q4 Q5",
          "What isn’t a word is refused, without a wait. If a word doesn’t fit, only you are told what’s missing and what’s left over; and it costs three seconds.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "Q6",
          "Whoever gives up stops looking. If everyone gives up, or after five minutes, nobody wins the game.",
        ),
        rule(
          "Q9",
          "Win two games, and the series is yours. There are five at most; then whoever has won more wins, and if it’s equal, nobody does. You can also agree on a single game.",
        ),
        rule(
          "Q10",
          "You choose the next word while the result is shown: twenty seconds, with a word already there to keep or change. A word you’ve already hidden in the series is refused.",
        ),
        rule(
          "Q7 Q8",
          "Whoever leaves is out; their word stays hidden while its pieces are in play, and the last one left wins. At the end of a game, all its words and heaps are shown.",
        ),
        rule(
          "Q11",
          "Words you’ve agreed on, twenty at most, count as well as the dictionary, for everyone, bots included. You see them before the start; the match isn’t rated. *~KPA~, if you’ve agreed on it, wins.*",
        ),
      ],
    },
    {
      id: "daily",
      title: "The daily puzzle",
      rules: [
        rule(
          "Q12",
          "It’s the same for everyone in a language: five heaps, from common words of three, three, four, four and five letters, one after another. The time starts when you say so. You have a minute a heap, and nothing stops it; giving up brings the next one.",
        ),
        rule(
          "Q13 Q14",
          "Heaps solved count first, then the time. A heap you miss counts its whole minute, even if you leave. You’ll see the words the next day. *Five heaps in 83 seconds beat four in 40.*",
        ),
      ],
    },
  ],
};
