import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Two to four sides, each with a secret word. Letters are made of pieces: who finds the pieces finds the word.",
  sections: [
    {
      id: "pieces",
      title: "Letters and pieces",
      figures: [
        { name: "kinds", caption: "The four pieces: long bar I, short bar i, big bow C, small bow u." },
        { name: "alphabet", caption: "The alphabet, always made of the same pieces in the same poses." },
      ],
      rules: [
        rule(
          "B1",
          "Each letter is always made of the same pieces, each in the same pose: O is two C, A is two slanted I and a flat i. Some letters share their pieces (A and H, L and T, M and W, F, K and Z): only the pose tells them apart. German adds Ä Ö Ü, two more i. *MEMES takes eighteen pieces.*",
        ),
      ],
    },
    {
      id: "words",
      title: "Secret words",
      rules: [
        rule(
          "B2",
          "A word has five letters (three to seven, if you like). The whole dictionary counts, plurals and verb forms too unless the table decides otherwise; first names and places only where it agrees on them. A word that is not allowed is refused at once, with the reason.",
        ),
        rule(
          "B28",
          "Words that you agreed on, twenty at most, count beside the dictionary, for everybody and for bots. You see them before the start; the match stays unrated. *~KIPLA~, agreed on, may be hidden.*",
        ),
        rule(
          "B29",
          "If the table wants, secret words are common words or their forms, here and in Quick Buzzle; what is built from pieces stays free. *WENT comes from GO; QUOLL would be too rare.*",
        ),
        rule(
          "B3 B4",
          "One word at a time, never the same twice. Ninety seconds for the first, sixty for a new one; then you are given one.",
        ),
        rule("B5", "When everybody has a word, the start is drawn."),
      ],
    },
    {
      id: "turn",
      title: "A turn",
      figures: [
        {
          name: "boxes",
          caption:
            "Boxes under way: a piece fixed in its pose, pieces found but not placed yet, empty boxes.",
        },
      ],
      rules: [
        rule(
          "B6",
          "You offer a piece to a box of an opponent. Yes, if the hidden letter still lacks one: the piece goes into the box, a point, and you play again, against anybody.",
        ),
        rule(
          "B7",
          "No: the piece goes under the box for all to see. A point all the same, and the turn passes to the left. As a variant the owner of the word scores instead. *You have 4: an i, yes, 5; a u, yes, 6; an I, no, 7, next player.*",
        ),
        rule("B8", "What already lies under a box is not offered there again; the turn is not lost."),
        rule(
          "B9",
          "Or you place a piece that lies in a box, naming its pose. Exact: it is fixed, no point, play again. Wrong: the turn passes. Everybody sees pose and answer. *With I and i: I slanted is exact for A and W, wrong for E, F, H, L, T.*",
        ),
        rule(
          "B10 B11",
          "What makes no sense is refused and the turn kept: no such piece to place, a pose already wrong, a box that is not there, a side that is out or choosing a word.",
        ),
        rule(
          "B12 B26",
          "When nothing is left for you to offer or place, the turn passes by itself. But while an opponent is choosing a word your turn waits for it, and its time stands still.",
        ),
      ],
    },
    {
      id: "guess",
      title: "Guessing",
      figures: [{ name: "word", caption: "RADIO: eleven pieces in all." }],
      rules: [
        rule("B13", "Anybody may guess at any time, even out of turn. First come, first served."),
        rule(
          "B14 B15",
          "Right: a point for each piece still missing, plus five. The boxes are emptied and the owner hides another word. In the fast version you score all the pieces of the word, without the five. *Of sixteen pieces twelve are there: nine points.*",
        ),
        rule(
          "B25",
          "Without a word nobody plays: whose word is found chooses a new one first. If it is their turn, the turn waits for it.",
        ),
        rule(
          "B16",
          "Wrong: minus one for each piece that the word tried would still have needed, at least one. Scores may go below zero, and the secret stays one.",
        ),
        rule(
          "B17 B18",
          "A word that is not allowed, or was already wrong, is refused at no cost. So is a move at a word that was found in the meantime.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "B19",
          "Who has twenty-five points or more before guessing, and finds a word, wins. The score of that moment counts: who has fallen below again must reach it anew.",
        ),
        rule("B20", "Who resigns, stays away or uses up the clock is out; the last one left wins."),
      ],
    },
    {
      id: "options",
      title: "Variants",
      rules: [
        rule(
          "B21 B27",
          "Opening by Quick Buzzle: a round with three letters decides who starts, with three points. It is played at one sitting, so not at days a move.",
        ),
        rule(
          "B22",
          "Clocks: a turn that takes too long passes; the game’s clock puts you out. A turn’s clock stands still while it waits for a word.",
        ),
        rule(
          "B23 B24",
          "The notebook shows everybody how many words are still possible, from what the board tells all. Nobody but its owner sees a word before it is found or shown.",
        ),
      ],
    },
  ],
};
