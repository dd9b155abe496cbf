import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Two sides, Blue and Red, make words on one shared board and turn the rings around its letters. Who has more rings of their colour at the end wins.",
  sections: [
    {
      id: "board",
      title: "The board",
      figures: [
        { name: "board", caption: "Nine tiles of four letters: thirty-six cells, all of them fresh." },
      ],
      rules: [
        rule(
          "O1",
          "Nine tiles of two by two make thirty-six cells; nine more lie underneath. Each language has its own eighteen tiles. They are shuffled and turned by chance, and the letters stay upright.",
        ),
        rule("O2", "Blue begins. A side is a player or a team, any member of which may move."),
        rule("O3", "A cell is fresh while it has no ring. A ring never leaves the board: it only turns."),
      ],
    },
    {
      id: "word",
      title: "A word",
      rules: [
        rule(
          "O4",
          "A word goes from cell to cell: each letter touches the one before, by a side or a corner.",
        ),
        rule(
          "O5 O6",
          "In basic mode a cell may serve as often as you like, even twice running. In advanced mode, once per word. *APPLE on A, P, L, E: fine in basic, refused in advanced.*",
        ),
        rule("O7", "A word has at least two letters, from at least two tiles."),
        rule(
          "O8",
          "ZX stands for Z or X, QU for U or the two letters QU. The first word that uses the face decides, for the whole game.",
        ),
        rule(
          "O9 O10",
          "The word is in the dictionary: plurals and verb forms count, names do not, accents are ignored. A word may be made again on other cells.",
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
        { name: "back", caption: "Our answer takes some of them back and lays rings on fresh cells." },
      ],
      rules: [
        rule(
          "O11",
          "The first word of a game may lie anywhere. All its cells get your ring. *RAT: three rings.*",
        ),
        rule(
          "O22",
          "Rings laid by passes before the first word change nothing about it: it may even lie wholly on cells that have one, and those rings turn to your colour.",
        ),
        rule(
          "O12",
          "Every later word takes at least one fresh cell and at least one used one. Fresh cells get your ring, rings of theirs turn over, yours stay. *START over RAT: Blue 0, Red 4.*",
        ),
        rule(
          "O13 O14",
          "You may pass: you then put a ring of theirs on a fresh cell of your choice. But nobody passes onto the last fresh cell while a word is left: the game shows you one.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "O15 O16 O17",
          "A game ends when all thirty-six rings are down, when both sides pass one after the other (passes by the clock do not count), or as soon as no word is left.",
        ),
        rule("O18", "More rings win; equal numbers are a draw."),
        rule(
          "O19",
          "A match may have two games: the second on the tiles underneath, Red begins, and the rings of both add up.",
        ),
        rule(
          "O20 O21",
          "A turn whose time is up puts a ring of theirs on the first fresh cell. Who runs out of the game’s time, resigns or stays away loses, whatever the rings say.",
        ),
        rule(
          "O23",
          "What the page says of a word before you play it, its rings or the rule it breaks, holds at the table. The dictionary speaks only once the word is played; a refused word costs nothing.",
        ),
        rule(
          "O24",
          "Words that you agreed on, twenty at most, count beside the dictionary, for everybody and for bots. You see them before the start; the match stays unrated. *~KIPLA~, agreed on, may be made.*",
        ),
      ],
    },
  ],
};
