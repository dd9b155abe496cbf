import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Every side hides a word. The dice tell you where you can ask; after a yes you go again; whoever finds the last word wins. Two to four sides, alone or in teams.",
  sections: [
    {
      id: "board",
      title: "The board",
      figures: [
        {
          name: "board",
          caption:
            "The eleven circles. The pawn stands where the dice sent it; what’s been learnt is ringed or crossed out.",
        },
      ],
      rules: [
        rule(
          "P1",
          "Two dice send the pawn to one of eleven circles, 2 to 12. Circle 7 holds the vowels, 3 and 11 are chance circles, the other eight hold five consonants each. Every consonant is in two circles, and one of them comes up more often. *S is in circle 2 (one throw in thirty-six) and in circle 6 (five in thirty-six).*",
        ),
      ],
    },
    {
      id: "words",
      title: "The words",
      rules: [
        rule(
          "P2",
          "A word has two to eight letters. Accents and capitals don’t matter. *Café is CAFE, four letters.*",
        ),
        rule(
          "P3",
          "It’s in the dictionary, and it isn’t a name or just a conjugated verb. Infinitives, plurals, past participles and interjections are fine. *DANCE, DOORS, TOLD and OUCH are allowed, SAW too, the tool; ~WENT~ and ~LONDON~ are not.*",
        ),
        rule(
          "P4",
          "If you play on your honour, nothing is checked at the start: any two to eight letters will do.",
        ),
        rule("P5", "At level 2, all words have the agreed length. *Five letters: DANCE is fine, YES isn’t.*"),
        rule(
          "P6",
          "Everyone chooses at the same time, within ninety seconds; in a match over days, within the time of a move. After that you’re given a common word that only you know.",
        ),
        rule(
          "P7",
          "Of the others you only see that their word is chosen, never anything that depends on it.",
        ),
      ],
    },
    {
      id: "turn",
      title: "Who goes first, who guesses",
      rules: [
        rule(
          "P8",
          "When all words are hidden, everyone rolls. The lowest total goes first; ties roll again. Play then goes to the left.",
        ),
        rule(
          "P9 P10",
          "On your turn, before you roll, you can guess an opponent’s word. Right: that side is out, its word is shown, and you carry on. Wrong: your turn is over. You can’t guess after the roll, out of turn, or against a side that’s out.",
        ),
        rule(
          "P11",
          "A word that isn’t allowed, or was already wrong for that side, is refused and costs nothing. On your honour, it would cost your turn.",
        ),
      ],
    },
    {
      id: "asking",
      title: "Asking",
      figures: [
        { name: "word", caption: "What we know of the bot’s word: an A in its place, a letter crossed out." },
      ],
      rules: [
        rule(
          "P12 P13",
          "You roll once, then ask one opponent who’s still in. On a circle with letters: about the whole circle, or for one of its letters. On a chance circle: for any letter, but never a whole circle. *On 2: “a letter from D W S N J?” or “an S?”.*",
        ),
        rule(
          "P14",
          "The whole circle: yes if the word has one of its letters that hasn’t been found yet. *Once its S is found, SALSA has nothing more in circle 2.*",
        ),
        rule(
          "P15 P16",
          "A letter, at level 1: yes, with one of its places, picked at random, without saying if there are more. Asking again means “another one?”. *BANANA. A? Yes, 4. A? Yes, 2. A? Yes, 6. A? No.*",
        ),
        rule("P17", "A letter, at level 2: yes or no, without the place."),
        rule(
          "P18",
          "Yes: you go again, rolling or guessing first. No: it’s the next side’s turn, to the left.",
        ),
      ],
    },
    {
      id: "barred",
      title: "What you can’t ask again",
      rules: [
        rule("P19", "A letter that got a no, or any letter of a circle that got a no, wherever it is."),
        rule(
          "P20",
          "A circle that said no; a circle that said yes, until one more of its letters is found; a circle where everything is known.",
        ),
        rule(
          "P21 P22",
          "Everything else is allowed, even what you could have worked out. If the circle leaves no question, your turn passes and everyone is told why.",
        ),
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        rule(
          "P23",
          "Whoever knocks out the last opponent wins and shows their word. The later you’re out, the better your rank.",
        ),
        rule(
          "P24",
          "If you play on your honour, the last word left is then looked up. If it isn’t allowed, that side comes last and the last side guessed wins. If no side was guessed, the win stands.",
        ),
        rule(
          "P25 P26",
          "Whoever resigns, stays away or runs out of time is out, and their word is shown. When a turn’s time is up, the turn passes.",
        ),
      ],
    },
    {
      id: "daily",
      title: "The daily puzzle",
      rules: [
        rule(
          "P27 P28",
          "It’s the same for everyone in a language: a common word of five to seven letters, level 1, and you look for it alone. After a no, you roll again. Every roll, and the order in which a letter’s places are told, is drawn beforehand: nothing you try changes them.",
        ),
        rule(
          "P29 P30",
          "A roll costs one point, even if it leaves nothing to ask; a wrong word costs two. The lowest total is the best. At forty, or if you stop, the word isn’t found: forty points, and you’ll see it the next day.",
        ),
      ],
    },
  ],
};
