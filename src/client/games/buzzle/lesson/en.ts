import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  hidden: "TABLE",
  sample: "HOUSE",
  steps: [
    {
      title: "Hide a word",
      ask: "Everyone hides a word of five letters; the bot has its own. The alphabet shows which pieces each letter is made of. Type a word, or keep the one offered, then hide it.",
      done: "It’s hidden. You go first.",
      wrong: "You need one word of five letters, no spaces.",
    },
    {
      title: "Propose a piece",
      ask: "Five boxes, five letters to find. Choose box 1 and propose a big I.",
      done: "Yes: there’s one in that letter. The piece stays in the box, you score a point and go again.",
      wrong: "Choose the bot’s box 1, then the big I.",
    },
    {
      title: "A no counts too",
      ask: "Now propose a big C for the same box.",
      done: "No: the C goes under the box, so everyone knows it isn’t there. You still score a point, but your turn is over. The bot tried a piece on your word and missed: back to you.",
      wrong: "Box 1 again, this time with the big C.",
    },
    {
      title: "Place a piece",
      ask: "No C, one big I: it could be a T, an L, an I… What tells them apart is the position. In box 1, place the big I upright, in the middle.",
      done: "Correct! The piece is fixed, and L is ruled out: its big I is on the left. No point for a position, but you go again.",
      wrong: "Under “Or place a piece you’ve found”, choose the big I upright, in the middle.",
    },
    {
      title: "Guess the word",
      ask: "You can guess at any time, even when it’s not your turn. The more pieces are still missing, the more the word is worth; a wrong guess costs you. We’ll whisper this one: TABLE.",
      done: "Thirteen pieces were missing, plus five: eighteen points at once. The bot has to hide another word. Whoever has twenty-five points and finds a word wins.",
      wrong: "Type TABLE, then press “Guess”.",
    },
  ],
});
