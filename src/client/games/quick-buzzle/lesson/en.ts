import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  sample: "SUN",
  hidden: "TEA",
  misfit: "TIE",
  solution: "EAT",
  second: "END",
  longer: "KING",
  third: "BAT",
  steps: [
    {
      title: "Hide a word",
      ask: "Everybody hides a word of three letters. The pieces of yours go to the bot. Type a word and keep it.",
      done: "Everybody is ready: the pieces of the bot’s word fall in front of you, in a heap.",
      wrong: "It takes one word of three letters, no spaces.",
    },
    {
      title: "A try that does not fit",
      ask: "You must use all the pieces and nothing else. Try one that does not fit first: TIE.",
      done: "You alone are told what is missing and what is left over. A wrong try costs a wait of three seconds.",
      wrong: "Type TIE and try it, to see what the answer looks like.",
    },
    {
      title: "The right word",
      ask: "The bot thought of TEA; another word of the same pieces is just as good. Type EAT.",
      done: "First, and so you win. It need not be the word that was hidden.",
      wrong: "EAT fits these pieces. Wait out the three seconds, then try it.",
    },
    {
      title: "Longer than you think",
      ask: "Another heap, of a word of three letters. Yours may have any length: try KING.",
      done: "Four letters, all the pieces, won. Many bars often mean N, K, I, H.",
      wrong: "Try KING: its four letters take all the pieces.",
    },
    {
      title: "Giving up",
      ask: "If nothing comes to mind you may give up. The other goes on searching; if everybody gives up, or five minutes pass, it is a draw. Give up, to see.",
      done: "You search no longer. That is the whole game: hide, rummage, be first.",
      wrong: "The button to give up is under the heap.",
    },
  ],
});
