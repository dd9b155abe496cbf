import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Two sides, Blue and Red, make words on a shared board and flip the rings around its letters. Whoever has more rings of their colour at the end wins.",
  sections: [
    {
      id: "board",
      title: "The board",
      figures: [
        { name: "board", caption: "Nine tiles of four letters: thirty-six letters, all of them free." },
      ],
      rules: [
        rule(
          "O1",
          "Nine tiles of four letters make a square of thirty-six; nine more lie underneath. Each language has its own eighteen tiles. They’re shuffled and turned at random, and the letters stay upright.",
        ),
        rule("O2", "Blue goes first. A side is one player, or a team where anyone can move."),
        rule(
          "O3",
          "A letter is free as long as it has no ring. A ring never leaves the board: it’s only flipped.",
        ),
      ],
    },
    {
      id: "word",
      title: "A word",
      rules: [
        rule(
          "O4",
          "A word goes from letter to letter: each one touches the one before, at a side or a corner.",
        ),
        rule(
          "O5 O6",
          "In basic mode, you can use a letter as often as you like, even twice in a row. In advanced mode, once per word. *APPLE on A, P, L, E: fine in basic, refused in advanced.*",
        ),
        rule("O7", "A word has at least two letters, from at least two tiles."),
        rule(
          "O8",
          "ZX stands for Z or X, QU for U or the two letters QU. The first word to use it decides, for the whole game.",
        ),
        rule(
          "O9 O10",
          "The word is in the dictionary: plurals and verb forms count, names don’t, accents are ignored. A word can be made again with other letters on the board.",
        ),
      ],
    },
    {
      id: "turn",
      title: "A turn",
      figures: [
        {
          name: "turned",
          caption: "The bot has played over our first word: our round rings have become its square ones.",
        },
        { name: "back", caption: "Our answer takes some of them back and puts rings on free letters." },
      ],
      rules: [
        rule(
          "O11",
          "The first word of a game can go anywhere. All its letters get your ring. *RAT: three rings.*",
        ),
        rule(
          "O22",
          "Rings placed by passing before the first word don’t change that: it can even use only letters that have one, and those rings become yours.",
        ),
        rule(
          "O12",
          "After that, every word takes at least one free letter and at least one taken letter. Free letters get your ring, opposing rings are flipped, yours stay. *START over RAT: Blue 0, Red 4.*",
        ),
        rule(
          "O13 O14",
          "You can pass: you then put one of their rings on a free letter of your choice. But you can’t pass onto the last free letter while there’s still a word: the game shows you one.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "O15 O16 O17",
          "A game ends when all thirty-six rings are down, when both sides pass one after the other (passes made by the clock don’t count), or as soon as there are no words left.",
        ),
        rule("O18", "Whoever has more rings wins; if it’s equal, it’s a draw."),
        rule(
          "O19",
          "A match can have two games: the second on the tiles underneath, Red goes first, and the rings of both are added up.",
        ),
        rule(
          "O20 O21",
          "If time runs out for a turn, one of their rings goes on the first free letter. Whoever runs out of time for the match, resigns or stays away loses, whatever the rings say.",
        ),
        rule(
          "O23",
          "What the page says about a word before you play it, its rings or the rule it breaks, holds. The dictionary is only asked once you play it; a refused word costs nothing.",
        ),
        rule(
          "O24",
          "Words you’ve agreed on, twenty at most, count as well as the dictionary, for everyone, bots included. You see them before the start; the match isn’t rated. *~KIPLA~, if you’ve agreed on it, can be made.*",
        ),
      ],
    },
    {
      id: "daily",
      title: "The daily puzzle",
      rules: [
        rule(
          "O25 O26",
          "It’s the same for everyone in a language: a position after six words by two bots. You’re Blue and make three words in a row, which nobody answers; there’s no passing. It ends after the third word, or when there’s none left.",
        ),
        rule("O27", "Your result is your rings minus the other side’s. *17 blue and 5 red: 12.*"),
      ],
    },
  ],
};
