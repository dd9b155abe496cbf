import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  hidden: "TABLE",
  sample: "HOUSE",
  steps: [
    {
      title: "Hide a word",
      ask: "Everybody hides a word of five letters; the bot has its own. The alphabet shows which pieces make each letter. Type a word and keep it.",
      done: "Hidden. The draw lets you begin.",
      wrong: "It takes one word of five letters, no spaces.",
    },
    {
      title: "Offer a piece",
      ask: "Five boxes, five letters to find. Choose box 1 and offer it the long bar, I.",
      done: "Yes: it lacked one. The piece stays in the box, you score a point and play again.",
      wrong: "Choose box 1 of the bot, then the long bar (I).",
    },
    {
      title: "A no counts too",
      ask: "Now offer the big bow, C, to the same box.",
      done: "No: the bow goes under the box for all to see that it is not there. A point all the same, but the turn passes. The bot tried a piece on your word and missed: back to you.",
      wrong: "Box 1 again, this time with the big bow (C).",
    },
    {
      title: "Place a piece",
      ask: "No bow, one long bar: it may be a T, an L, an I… What tells them apart is the pose. In box 1, place the bar upright in the middle.",
      done: "Exact! The piece is fixed, and L is ruled out: its bar stands on the left. No point for a pose, but you play again.",
      wrong: "Choose to place the bar of box 1, then the pose in the middle.",
    },
    {
      title: "Call the word",
      ask: "You may guess at any time, even out of turn. The more pieces are still missing, the more the word brings; a wrong one costs. We whisper this one to you: TABLE.",
      done: "Thirteen pieces were missing, plus five: eighteen points at once. The bot has to hide another word. Whoever has twenty-five points and finds a word wins.",
      wrong: "Type TABLE where the word goes, then call it.",
    },
  ],
});
