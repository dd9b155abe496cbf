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
      title: "A starter in a striped corner",
      ask: "The game opens with a starter: a word of two or three letters in a striped corner. Tap square C3, type TEA, then place it.",
      done: "TEA is yours: filled and round. The other side has to reply in the same corner, touching it: IN went under the T and makes TIN.",
      wrong: "Tap C3 (third column, third row), type TEA to the right and place it.",
    },
    {
      title: "Extend it",
      ask: "From two letters of yours side by side, you can extend with up to six new letters. Tap C3, type the whole word, TEASPOON, and place it.",
      done: "Eight letters, eight points: in words of four or more, each letter is a point for its owner. But the other side extended IN upwards and jumped your T: SATIN, and the T has changed hands.",
      wrong: "Start at C3 to the right and type the whole word: TEASPOON.",
    },
    {
      title: "A new starter",
      ask: "In the border, a starter can go next to any letter. Tap D5, to the right of the N, and type EAR.",
      done: "EAR after the N makes NEAR: three points for you, one for the owner of the N. The other side has passed.",
      wrong: "Tap D5, just to the right of the N of TIN, then type EAR.",
    },
    {
      title: "Take a letter",
      ask: "On the way you can jump letters, never two in a row, and theirs are flipped. From EAR, go left: tap A5 and type LINEAR.",
      done: "The N you jumped is yours. Taking a letter counts twice: your points go up, theirs go down. Another pass.",
      wrong: "Tap A5, at the left end of the same row, and type LINEAR.",
    },
    {
      title: "Link two words",
      ask: "You can link two letters of yours, each in a word across the line. The S of TEASPOON and the R of LINEAR: tap F3 twice to write downwards, and make SIREN.",
      done: "Linked, and a little beyond. A game has eight or sixteen rounds; in the end, only the points on the board count.",
      wrong: "Start at F3, turn the arrow downwards, type SIREN.",
    },
  ],
});
