import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Two sides lay letters on a large board and grow words from them. A letter belongs to whoever laid it, until the other side jumps over it and turns it. Who has more letters in words of four or more wins.",
  sections: [
    {
      id: "board",
      title: "Board and letters",
      figures: [
        { name: "board", caption: "The frame all round, the border with its four dark corners, the centre." },
      ],
      rules: [
        rule(
          "L1",
          "Twenty by twenty squares, A1 at the top left to T20. The outermost ring is the frame, the square F6–O15 the centre, the band of four squares between them the border; where its sides meet lie four dark corners of sixteen squares. Squares touch by a side, never by a corner.",
        ),
        rule(
          "L2",
          "Each side has the same 201 letters, all of them open. A letter laid leaves the stock for good; letters taken never come back to it. *In English: A 14, E 17, S 14, W 3…*",
        ),
        rule(
          "L3",
          "Words of the dictionary, verb forms in and interjections out unless the table agrees otherwise. Never proper nouns, initials or abbreviations. A word may stand on the board many times.",
        ),
        rule(
          "L29",
          "Words that you agreed on, twenty at most, count beside the dictionary, for everybody and for bots. You see them before the start; the match stays unrated. *~ZWYX~, agreed on, may be laid.*",
        ),
      ],
    },
    {
      id: "moves",
      title: "Every move",
      rules: [
        rule(
          "L4",
          "One to six letters, on empty squares of one row or one column; together with letters in place they stand without a gap.",
        ),
        rule(
          "L5",
          "After the move every run of two or more letters that holds a posed one is a word, along the line and across it. Standing beside a word is fine exactly when what this makes is a word.",
        ),
      ],
    },
    {
      id: "primers",
      title: "Primers",
      figures: [{ name: "primer", caption: "A primer in a dark corner, and the reply it demands." }],
      rules: [
        rule(
          "L6",
          "A primer is two or three neighbouring letters that spell a word by themselves. It takes nothing. Longer words are never placed directly.",
        ),
        rule(
          "L7",
          "An initial primer lies in a dark corner that is still wholly empty, and touches nothing. The game opens with one; later either side may play one while a corner is empty.",
        ),
        rule(
          "L8",
          "The other side must reply at once with a primer in the same corner that touches it. *Against TEA on C3: IN below (TIN).*",
        ),
        rule(
          "L9",
          "A new primer lies anywhere in the border and touches a letter of either side; it asks for no reply. Never in the frame or the centre. *EAR after N: NEAR.*",
        ),
      ],
    },
    {
      id: "growing",
      title: "Extend, join, take",
      figures: [
        {
          name: "taking",
          caption:
            "The other side extended upwards and jumped one of our letters: the arrow says it has changed hands.",
        },
        { name: "taken", caption: "We have taken a letter by extending to the left." },
      ],
      rules: [
        rule(
          "L10 L11 L12",
          "An extension goes out from two letters of yours side by side, in one direction. It may jump letters in place, yours or theirs, never two in a row; they do not count towards the six. What lies behind or beyond simply joins the word. *From I, N upwards over T: SATIN.*",
        ),
        rule(
          "L13 L14",
          "A joining links two letters of yours on a line, each in a word across it, with at least one posed letter between them. It may stop at the second or run on past it. It may lie anywhere; in the frame, words along the edge come about in no other way.",
        ),
        rule(
          "L15 L16",
          "Every letter of theirs that is jumped is taken and turned. Nothing else is: none behind the start, none beyond the last posed letter, none in a word across, none by a primer.",
        ),
        rule(
          "L17",
          "If the same letters can be read in several ways you may choose; otherwise the one that takes most counts.",
        ),
      ],
    },
    {
      id: "points",
      title: "Points and the end",
      rules: [
        rule(
          "L18",
          "Each letter in a run of four or more gives a point to whoever owns it now; two if it stands in two such runs. A letter taken takes its points along.",
        ),
        rule(
          "L19",
          "Blue moves first, then both in turn; a move of each is a round. Sixteen rounds, unless agreed otherwise.",
        ),
        rule(
          "L20",
          "You may pass, but not the first move, and not while a reply is due and possible. Two passes in a row end the game.",
        ),
        rule(
          "L21 L22",
          "A match has one game or two; among friends two, unless you choose one. In the second the other side begins, and stocks are full again. More points win a game; equal points are a draw. Who resigns the match or does not come back loses it.",
        ),
        rule(
          "L23",
          "With a clock for each turn, time up is a pass, but it loses on the first move or when a reply is due. With a clock for the game, time up loses.",
        ),
        rule(
          "L25",
          "Of two games, whoever wins more wins the match. With one each the points of both are added, but only if both games were played out; if one was conceded, the match is a draw. *8 to 6 for one side, 9 to 0 for the other: 15 to 8, the second wins on points.*",
        ),
        rule(
          "L26",
          "You may concede the game at any time: it goes to the other side, whatever the points, and the match goes on if a game is left. *Who concedes the first can still draw the match.*",
        ),
        rule(
          "L27",
          "Without an agreed number of rounds, a game ends with two passes in a row, a concession, or after sixty rounds. Such matches are never rated.",
        ),
        rule(
          "L28",
          "Against a stranger: two games of sixteen rounds, twenty minutes a side for both together.",
        ),
        rule(
          "L24",
          "What the page says of a move before you place it holds at the table: same rules, same dictionary. *~OG~ after D makes DOG, but ~OG~ alone is no word, so no primer.*",
        ),
      ],
    },
  ],
};
