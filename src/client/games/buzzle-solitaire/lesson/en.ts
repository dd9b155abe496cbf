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
      ask: "THIS has given its pieces. Make another word with exactly the same ones: TRIP, for example.",
      done: "One word, one point. The group now waits for the other three.",
      wrong: "The pieces of THIS make HITS, TRIP or BILL.",
    },
    {
      title: "What does not fit",
      ask: "The pieces of TIME lie on the bench. Try TAME: the bench already says what is wrong.",
      done: "Refused: the A wants more bars than there are. A refusal costs nothing, so try as often as you like.",
      wrong: "Type TAME and send it, to see the refusal.",
    },
    {
      title: "The second group",
      ask: "Find a word that fits. There is an anagram, but other letters will do as well.",
      done: "Good. ITEM, TITLE, LATE: many words hide in the same bars.",
      wrong: "Shuffle the letters of TIME: ITEM. Or try LATE.",
    },
    {
      title: "Any length",
      ask: "The pieces of ALSO. Yours may be longer or shorter, as long as every piece is used: HOST, for instance.",
      done: "Length does not count, only the pieces do.",
      wrong: "Try HOST, PORT or SHOT.",
    },
    {
      title: "The lap is over",
      ask: "WILL is left. Once all four groups have their word a new lap begins, and no word serves twice.",
      done: "Four words: second lap. A group with nothing left is skipped.",
      wrong: "The pieces of WILL make LIVE, EVIL or FAIL.",
    },
    {
      title: "Stopping",
      ask: "A real game lasts fifteen minutes. You may stop before and see all the words that were left. Stop now.",
      done: "Your score is the number of words found. Every day there is one puzzle, the same for everybody.",
      wrong: "The button to stop is under the bench.",
    },
  ],
});
