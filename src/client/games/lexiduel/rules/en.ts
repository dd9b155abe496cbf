import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Two sides place letters on a large board and grow words from them. A letter belongs to whoever placed it, until the other side jumps over it and flips it. Whoever has more letters in words of four or more wins.",
  sections: [
    {
      id: "board",
      title: "Board and letters",
      figures: [
        {
          name: "board",
          caption: "The frame all round, the border with its four striped corners, the centre.",
        },
      ],
      rules: [
        rule(
          "L1",
          "Twenty by twenty squares, A1 at the top left to T20. The outermost ring is the frame, the square F6–O15 the centre, the band of four squares between them the border; where its sides meet, there are four striped corners of sixteen squares. Squares touch at a side, never at a corner.",
        ),
        rule(
          "L2",
          "Each side has the same 201 letters, for all to see. A letter you place leaves your stock for good; letters that are taken don’t go back to it. *In English: A 14, E 17, S 14, W 3…*",
        ),
        rule(
          "L3",
          "Words from the dictionary, verb forms in and interjections out unless the table agrees otherwise. Never names, initials or abbreviations. The same word can be on the board more than once.",
        ),
        rule(
          "L29",
          "Words you’ve agreed on, twenty at most, count as well as the dictionary, for everyone, bots included. You see them before the start; the match isn’t rated. *~ZWYX~, if you’ve agreed on it, can be placed.*",
        ),
      ],
    },
    {
      id: "moves",
      title: "Every move",
      rules: [
        rule(
          "L4",
          "Place one to six letters, on empty squares of one row or one column. Together with the letters already there, they leave no gap.",
        ),
        rule(
          "L5",
          "Wherever your letters touch others, along the line or across it, there has to be a word. *Put an S after TEA and you get TEAS.*",
        ),
      ],
    },
    {
      id: "starters",
      title: "The starter",
      figures: [{ name: "primer", caption: "A starter in a striped corner, and the other side’s reply." }],
      rules: [
        rule(
          "L6",
          "A starter has two or three letters that make a word by themselves. Longer words are never placed in one go: they grow.",
        ),
        rule(
          "L7",
          "The first one goes in a striped corner that’s completely empty, touching nothing. Later, either side can open another empty corner the same way.",
        ),
        rule(
          "L8",
          "The other side has to reply at once, with a starter in the same corner that touches yours. *Against TEA on C3: IN below (TIN).*",
        ),
      ],
    },
    {
      id: "new-starters",
      title: "A new starter",
      figures: [{ name: "another", caption: "EAR next to the N: a new starter, in the border." }],
      rules: [
        rule(
          "L9",
          "In the border, a starter can go next to any letter, yours or theirs. There’s no need to reply. Never in the frame or the centre. *EAR after N: NEAR.*",
        ),
      ],
    },
    {
      id: "extending",
      title: "Extend",
      figures: [
        {
          name: "taking",
          caption:
            "The other side extended upwards and jumped one of our letters: the arrow shows it has changed hands.",
        },
      ],
      rules: [
        rule(
          "L10",
          "To extend a word, you need two letters of yours side by side. All your new letters go on the same side of them.",
        ),
        rule(
          "L11",
          "On the way you can jump letters that are already there, but never two in a row. They don’t count towards the six. *From I, N upwards over T: SATIN.*",
        ),
        rule("L12", "Letters before and after simply become part of the word."),
      ],
    },
    {
      id: "taking",
      title: "Take",
      figures: [{ name: "taken", caption: "We’ve taken a letter by extending to the left." }],
      rules: [
        rule("L15", "Every opposing letter you jump becomes yours: it’s flipped."),
        rule(
          "L16",
          "Nothing else is taken: no letter before or after, no letter in a word across. A starter never takes anything.",
        ),
        rule(
          "L17",
          "If your letters can be read in several ways, you choose; otherwise the one that takes the most counts.",
        ),
      ],
    },
    {
      id: "joining",
      title: "Link",
      rules: [
        rule(
          "L13",
          "You can link two letters of yours on a line, each in a word across it, with at least one new letter between them. You jump and take as when you extend.",
        ),
        rule(
          "L14",
          "The word can stop at the second letter or go on past it. It can go anywhere, even in the frame: along the edge, it’s the only way.",
        ),
      ],
    },
    {
      id: "points",
      title: "Points and the end",
      rules: [
        rule(
          "L18",
          "Each letter in a word of four or more is a point for whoever owns it now; two if it’s in two such words. A letter that’s taken takes its points along.",
        ),
        rule(
          "L19",
          "Blue goes first, then you take turns; one move each is a round. Sixteen rounds, unless you agree otherwise.",
        ),
        rule(
          "L20",
          "You can pass, but not on the first move, and not when you have to reply and can. Two passes in a row end the game.",
        ),
        rule(
          "L21 L22",
          "A match has one game or two; among friends two, unless you choose one. In the second, the other side goes first, and stocks are full again. Whoever has more points wins the game; if it’s equal, it’s a draw. Whoever resigns the match or doesn’t come back loses it.",
        ),
        rule(
          "L23",
          "With a clock per move, running out of time is a pass, but on the first move or when you have to reply, it loses. With a clock for the whole match, running out of time loses.",
        ),
        rule(
          "L25",
          "Of two games, whoever wins more wins the match. If it’s one each, the points of both are added up, but only if both games were played out; if one was conceded, the match is a draw. *8 to 6 for one side, 9 to 0 for the other: 15 to 8, the second wins on points.*",
        ),
        rule(
          "L26",
          "You can concede the game at any time: it goes to the other side, whatever the points, and the match goes on if there’s a game left. *Whoever concedes the first can still draw the match.*",
        ),
        rule(
          "L27",
          "Without an agreed number of rounds, a game ends with two passes in a row, a concession, or after sixty rounds. Such matches are never rated.",
        ),
        rule(
          "L28",
          "With someone online: two games of sixteen rounds, twenty minutes a side for both together.",
        ),
        rule(
          "L24",
          "What the page says about a move before you place it holds: same rules, same dictionary. *~OG~ after D makes DOG, but ~OG~ by itself isn’t a word, so it can’t be a starter.*",
        ),
      ],
    },
  ],
};
