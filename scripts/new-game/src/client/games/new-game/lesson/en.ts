import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  chain: ["HOUSE", "EAGLE", "ELEPHANT", "TREE"],
  misfit: "RIVER",
  steps: [
    {
      title: "The first word",
      ask: "The first word is free. Write HOUSE and say it.",
      done: "Five letters, five points. The bot goes on with the last one, the E: EAGLE.",
      wrong: "Write HOUSE in the field, then “Say this word”.",
    },
    {
      title: "Go on with the chain",
      ask: "EAGLE ends with E, so your word begins with E. Say ELEPHANT.",
      done: "Eight points more. The bot answers TREE.",
      wrong: "Say ELEPHANT: it begins with the E of EAGLE.",
    },
    {
      title: "The right letter",
      ask: "And with another letter? Try RIVER.",
      done: "Refused, and nothing lost: it is still your turn.",
      wrong: "Try RIVER, which does not begin with E.",
    },
    {
      title: "Never twice",
      ask: "A word serves once. Try to say ELEPHANT again.",
      done: "Refused as well. It takes a new word.",
      wrong: "Try ELEPHANT, which you have said before.",
    },
    {
      title: "Pass",
      ask: "No idea? You may pass: no point, and the letter stays. Pass.",
      done: "Over to the other side, still with an E. After the last round most points win.",
      wrong: "Choose “Pass”.",
    },
  ],
});
