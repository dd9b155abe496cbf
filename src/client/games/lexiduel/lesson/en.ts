import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  words: "TEA IN TIN TEASPOON SATIN EAR NEAR LINEAR SIR SIREN",
  primer: { move: "C3 right TEA", makes: "TEA" },
  reply: "C4 down IN",
  extension: { move: "C3 right TEASPOON", makes: "TEASPOON" },
  taking: "C1 down SATIN",
  newPrimer: { move: "D5 right EAR", makes: "NEAR" },
  takingBack: { move: "A5 right LINEAR", makes: "LINEAR" },
  joining: { move: "F3 down SIREN", makes: "SIREN" },
  steps: [
    {
      title: "A primer in a dark corner",
      ask: "The game opens with a primer: a word of two or three letters in a hatched corner. Tap square C3, type TEA, then place it.",
      done: "TEA is yours: filled and round. The other side must reply in the same corner, touching it: IN went under the T and makes TIN.",
      wrong: "Tap C3 (third column, third row), type TEA to the right and place it.",
    },
    {
      title: "Stretch it",
      ask: "From two letters of yours side by side you may go on, with up to six new letters. Tap C3, type the whole of TEASPOON, place it.",
      done: "Eight letters, eight points: from four letters on, each letter of a word is a point for its owner. But the other side stretched IN upwards and jumped your T: SATIN, and the T has changed hands.",
      wrong: "Start at C3 to the right and type the whole word: TEASPOON.",
    },
    {
      title: "A new primer",
      ask: "In the border a primer may lean on any letter. Tap D5, to the right of the N, and type EAR.",
      done: "EAR after the N makes NEAR: three points for you, one for the owner of the N. The other side has passed.",
      wrong: "Tap D5, just right of the N of TIN, then type EAR.",
    },
    {
      title: "Take a letter",
      ask: "On the way you may jump letters, never two in a row, and theirs turn over. From EAR go left: tap A5 and type LINEAR.",
      done: "The N you jumped is yours. A letter taken counts twice: your points rise, theirs fall. Another pass.",
      wrong: "Tap A5, at the left end of the same row, and type LINEAR.",
    },
    {
      title: "Join two words",
      ask: "A joining links two letters of yours, each in a word across the line. The S of TEASPOON and the R of LINEAR: tap F3 twice to write downwards, and make SIREN.",
      done: "Joined, and a little beyond. A game has sixteen rounds; in the end only the points on the board count.",
      wrong: "Start at F3, turn the arrow downwards, type SIREN.",
    },
  ],
});
