import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  groups: [
    ["THIS", "HITS", "TRIP", "BILL"],
    ["TIME", "ITEM", "TITLE", "LATE"],
    ["ALSO", "HOST", "PORT", "SHOT"],
    ["WILL", "LIVE", "EVIL", "FAIL"],
  ],
  misfit: "TAME",
  steps: [
    {
      title: "One word, other letters",
      ask: "Here are the pieces of THIS. Make another word with exactly the same ones: TRIP, for example.",
      done: "One word, one point. This group now waits for the other three.",
      wrong: "The pieces of THIS make HITS, TRIP or BILL.",
    },
    {
      title: "What doesn’t fit",
      ask: "The pieces of TIME are on the bench. Try TAME: the bench already shows what’s wrong.",
      done: "Refused: the A needs more pieces than there are. A refusal costs nothing, so try as often as you like.",
      wrong: "Type TAME and send it, to see the refusal.",
    },
    {
      title: "The second group",
      ask: "Find a word that fits. There’s an anagram, but other letters work too.",
      done: "Good. ITEM, TITLE, LATE: there are many words in the same pieces.",
      wrong: "Shuffle the letters of TIME: ITEM. Or try LATE.",
    },
    {
      title: "Any length",
      ask: "The pieces of ALSO. Your word can be longer or shorter, as long as every piece is used: HOST, for instance.",
      done: "Length doesn’t matter, only the pieces do.",
      wrong: "Try HOST, PORT or SHOT.",
    },
    {
      title: "The round is over",
      ask: "WILL is left. Once all four groups have their word, a new round starts, and no word counts twice.",
      done: "Four words: second round. A group with nothing left is skipped.",
      wrong: "The pieces of WILL make LIVE, EVIL or FAIL.",
    },
    {
      title: "Stopping",
      ask: "A real game lasts fifteen minutes. You can stop early and see all the words that were left. Stop now.",
      done: "Your score is the number of words you found. There’s one puzzle a day, the same for everyone.",
      wrong: "The button to stop is under the bench.",
    },
  ],
});
