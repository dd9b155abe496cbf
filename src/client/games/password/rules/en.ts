import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Every side hides a word. The dice say where you may ask; a yes keeps the hand; whoever finds the last word wins. Two to four sides, alone or in teams.",
  sections: [
    {
      id: "board",
      title: "The board",
      figures: [
        {
          name: "board",
          caption:
            "The eleven circles. The pawn stands where the dice sent it; what has been learnt is ringed or struck out.",
        },
      ],
      rules: [
        rule(
          "P1",
          "Two dice send the pawn to one of eleven circles, 2 to 12. Circle 7 holds the vowels, 3 and 11 are chance, the other eight hold five consonants each. Every consonant stands in two circles, one of which comes up more often. *S is in circle 2 (one throw in thirty-six) and in circle 6 (five in thirty-six).*",
        ),
      ],
    },
    {
      id: "words",
      title: "The words",
      rules: [
        rule(
          "P2",
          "A word has two to eight letters. Accents and capitals do not matter. *Café is CAFE, four letters.*",
        ),
        rule(
          "P3",
          "It is in the dictionary and is neither a proper noun nor merely a conjugated verb form. Infinitives, plurals, past participles and interjections are fine. *DANCE, DOORS, TOLD and OUCH are allowed, SAW too, the tool; ~WENT~ and ~LONDON~ are not.*",
        ),
        rule("P4", "Played on honour, nothing is checked at the start: any two to eight letters are taken."),
        rule("P5", "At level 2 all words have the agreed length. *Length five: DANCE is taken, YES is not.*"),
        rule(
          "P6",
          "Everybody chooses at the same time, within ninety seconds; by correspondence within the time of a move. After that you are given a common word, and only you know it.",
        ),
        rule("P7", "Of the others you see that their word is chosen, never anything that depends on it."),
      ],
    },
    {
      id: "turn",
      title: "Who starts, who guesses",
      rules: [
        rule(
          "P8",
          "When all words are hidden everybody rolls. The lowest total starts; ties roll again. Play goes to the left.",
        ),
        rule(
          "P9 P10",
          "On your turn, before you roll, you may try an opponent’s word. Right: that side is out, its word is shown, and you go on. Wrong: your turn is over. There is no guessing after the roll, out of turn, or at a side that is out.",
        ),
        rule(
          "P11",
          "A word that is impossible here, or was already wrong for that side, is refused and costs nothing. On honour it would cost the turn.",
        ),
      ],
    },
    {
      id: "asking",
      title: "Asking",
      figures: [
        { name: "word", caption: "What is known of the bot’s word: an A in its place, a letter struck out." },
      ],
      rules: [
        rule(
          "P12 P13",
          "You roll once, then ask one opponent who is still in. On a circle with letters: the whole circle, or one of its letters. On a chance circle: any letter, but no circle. *On 2: “a letter of D W S N J?” or “an S?”.*",
        ),
        rule(
          "P14",
          "The whole circle: yes if the word has a letter of it that is not discovered yet. *SALSA with S discovered has nothing more in circle 2.*",
        ),
        rule(
          "P15 P16",
          "A letter, level 1: yes, with one place where it stands, drawn by lot, never saying whether there are more. Asking again means “another one?”. *BANANA. A? Yes, 4. A? Yes, 2. A? Yes, 6. A? No.*",
        ),
        rule("P17", "A letter, level 2: yes or no, without the place."),
        rule("P18", "Yes: you keep the hand, to roll again or to guess first. No: it passes to the left."),
      ],
    },
    {
      id: "barred",
      title: "What is not asked again",
      rules: [
        rule(
          "P19",
          "A letter that was answered no, and any letter of a circle that was answered no, on whatever circle.",
        ),
        rule(
          "P20",
          "A circle that said no; a circle that said yes, until one of its letters is newly discovered; a circle that is wholly known.",
        ),
        rule(
          "P21 P22",
          "Everything else is allowed, even what you could have worked out. If the circle leaves no question, the hand passes and everybody is told why.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "P23",
          "Whoever puts out the last opponent wins and shows the word. The later you fall, the better your rank.",
        ),
        rule(
          "P24",
          "On honour the word of the last one left is then looked up. If it does not conform, that side comes last and the side guessed last wins. If nobody was guessed, the win stands.",
        ),
        rule(
          "P25 P26",
          "Who resigns, stays away or uses up the clock is out, word shown. A turn whose time is up passes.",
        ),
      ],
    },
  ],
};
