import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Two to four sides, each with a secret word. Letters are made of pieces: whoever finds the pieces finds the word.",
  sections: [
    {
      id: "pieces",
      title: "Letters and pieces",
      figures: [
        { name: "kinds", caption: "The four pieces: big I, small i, big C, small u." },
        { name: "alphabet", caption: "The alphabet, always made of the same pieces in the same positions." },
      ],
      rules: [
        rule(
          "B1",
          "Each letter is always made of the same pieces, each in the same position: O is two big C, A is two slanted big I and a flat small i. Some letters have the same pieces (A and H, L and T, M and W, F, K and Z): only the position tells them apart. German adds Ä Ö Ü, with two more small i. *MEMES takes eighteen pieces.*",
        ),
      ],
    },
    {
      id: "words",
      title: "Secret words",
      rules: [
        rule(
          "B2",
          "A word has five letters (three to seven, if you like). The whole dictionary counts, plurals and verb forms too unless the table decides otherwise; first names and places only if it agrees on them. A word that isn’t allowed is refused right away, with the reason.",
        ),
        rule(
          "B28",
          "Words you’ve agreed on, twenty at most, count as well as the dictionary, for everyone, bots included. You see them before the start; the match isn’t rated. *~KIPLA~, if you’ve agreed on it, can be hidden.*",
        ),
        rule(
          "B29",
          "If the table wants, secret words are common words or their forms, here and in Quick Buzzle; what you make with pieces stays free. *WENT comes from GO; QUOLL would be too rare.*",
        ),
        rule(
          "B3 B4",
          "One word at a time, never the same twice. Ninety seconds for the first, sixty for a new one; after that you’re given one.",
        ),
        rule("B5", "When everyone has a word, who goes first is picked at random."),
      ],
    },
    {
      id: "turn",
      title: "A turn",
      figures: [
        {
          name: "boxes",
          caption:
            "Boxes during play: a piece fixed in its position, pieces found but not placed yet, empty boxes.",
        },
      ],
      rules: [
        rule(
          "B6",
          "You propose a piece for one of an opponent’s boxes. Yes, if the hidden letter still needs one: the piece goes into the box, you score a point, and you go again, against anyone.",
        ),
        rule(
          "B7",
          "No: the piece goes under the box for all to see. You still score a point, and it’s the next side’s turn, to the left. As a variant, the owner of the word scores instead. *You have 4: an i, yes, 5; a u, yes, 6; an I, no, 7, next player.*",
        ),
        rule("B8", "You can’t propose what’s already under a box; you don’t lose your turn."),
        rule(
          "B9",
          "Or you place a piece that’s already in a box, by saying its position. Correct: it’s fixed, no point, you go again. Wrong: your turn is over. Everyone sees the position and the answer. *With I and i: a slanted I is correct for A and W, wrong for E, F, H, L, T.*",
        ),
        rule(
          "B10 B11",
          "What makes no sense is refused, and it’s still your turn: no such piece to place, a position already wrong, a box that doesn’t exist, a side that’s out or choosing a word.",
        ),
        rule(
          "B12 B26",
          "When there’s nothing left for you to propose or place, your turn passes by itself. But while an opponent is choosing a word, your turn waits, and the clock stops.",
        ),
      ],
    },
    {
      id: "guess",
      title: "Guessing",
      figures: [{ name: "word", caption: "RADIO: eleven pieces in all." }],
      rules: [
        rule("B13", "Anyone can guess at any time, even out of turn. First come, first served."),
        rule(
          "B14 B15",
          "Right: a point for each piece still missing, plus five. The boxes are emptied and the owner hides another word. In the fast version, you score all the pieces of the word, without the five. *Twelve of sixteen pieces are there: nine points.*",
        ),
        rule(
          "B25",
          "Nobody plays without a word: whoever’s word is found chooses a new one first. If it’s their turn, the turn waits.",
        ),
        rule(
          "B16",
          "Wrong: minus one for each piece the word you guessed would still have needed, at least one. Scores can go below zero, and the secret stays secret.",
        ),
        rule(
          "B17 B18",
          "A word that isn’t allowed, or was already wrong, is refused at no cost. So is a move against a word that’s been found in the meantime.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "B19",
          "Whoever has twenty-five points or more before guessing, and finds a word, wins. What counts is the score at that moment: if you’ve dropped below, you have to get back there.",
        ),
        rule("B20", "Whoever resigns, stays away or runs out of time is out; the last one left wins."),
      ],
    },
    {
      id: "options",
      title: "Variants",
      rules: [
        rule(
          "B21 B27",
          "Opening with Quick Buzzle: a game with three letters decides who goes first, with three points. It’s played in one go, so not at days per move.",
        ),
        rule(
          "B22",
          "Clocks: a turn that takes too long passes; if your clock for the match runs out, you’re out. A turn’s clock stops while it waits for a word.",
        ),
        rule(
          "B23 B24",
          "The notebook shows everyone how many words are still possible, from what the board tells them all. Only its owner sees a word before it’s found or shown.",
        ),
      ],
    },
    {
      id: "daily",
      title: "The daily puzzle",
      rules: [
        rule(
          "B30",
          "It’s the same for everyone in a language: a common word of five letters, and you look for it alone. After a no, it’s your turn again.",
        ),
        rule(
          "B31 B32",
          "Each piece you propose and each position costs one point, whatever the answer; a wrong word costs what it does in a match. The lowest total is the best, and the right word costs nothing. At forty, or if you stop, the word isn’t found: forty points, and you’ll see it the next day.",
        ),
      ],
    },
  ],
};
