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
      ask: "Everyone hides a word of three letters. The pieces of yours go to the bot. Type a word, or keep the one offered, then hide it.",
      done: "Everyone’s ready: the pieces of the bot’s word fall in front of you, in a heap.",
      wrong: "You need one word of three letters, no spaces.",
    },
    {
      title: "A word that doesn’t fit",
      ask: "You have to use all the pieces and nothing else. First try one that doesn’t fit: TIE.",
      done: "Only you are told what’s missing and what’s left over. A wrong try costs you three seconds.",
      wrong: "Type TIE and try it, to see the answer.",
    },
    {
      title: "The right word",
      ask: "The bot was thinking of TEA; another word with the same pieces is just as good. Type EAT.",
      done: "You got there first, so you win. It doesn’t have to be the hidden word.",
      wrong: "EAT fits these pieces. Wait out the three seconds, then try it.",
    },
    {
      title: "Longer than you think",
      ask: "Another heap, from a word of three letters. But yours can be any length: try KING.",
      done: "Four letters, all the pieces, and you’ve won. Lots of I, big and small, often mean N, K, I, H.",
      wrong: "Try KING: its four letters take all the pieces.",
    },
    {
      title: "Giving up",
      ask: "If nothing comes to mind, you can give up. The others keep looking; if everyone gives up, or five minutes go by, nobody wins. Give up, just to see.",
      done: "You’ve stopped looking. That’s the whole game: hide, rummage, get there first.",
      wrong: "The button to give up is under the heap.",
    },
  ],
});
