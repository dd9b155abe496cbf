import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  hidden: "BANANA",
  sample: "GARDEN",
  vowel: "A",
  absent: "S",
  tries: ["WINDOW", "BOTTLE"],
  steps: [
    {
      title: "Hide a word",
      ask: "Everybody hides a word of two to eight letters. The bot has chosen already. Your turn: type a word, then keep it.",
      done: "Your word is hidden. Both of you rolled to see who starts: the lower total does. That is you.",
      wrong: "Type one word of two to eight letters, no spaces and no hyphens.",
    },
    {
      title: "Roll the dice",
      ask: "The two dice together send you to a circle of the board. Roll them.",
      done: "3 and 4 make 7, the circle of the vowels. It comes up more often than any other.",
      wrong: "You may guess before you roll, but you know nothing yet. Roll the dice first.",
    },
    {
      title: "Ask for the whole circle",
      ask: "You have one question. Ask whether the bot’s word has any letter of this circle at all.",
      done: "Yes! You do not know which one, but a yes keeps the hand with you. You rolled again: another 7.",
      wrong: "A single letter comes in the next step. Here, ask for the whole circle.",
    },
    {
      title: "Ask for a letter",
      ask: "Same circle, sharper question. Ask for an A.",
      done: "Yes, in fourth place. Nobody tells you whether there are more: you would have to ask again. You rolled 2 and 4: circle 6.",
      wrong: "The circle has said yes already. This time, ask for the letter A.",
    },
    {
      title: "A no passes the hand",
      ask: "Not every question works out. Ask for an S and see what a no costs.",
      done: "No: the S is crossed out for good and the hand passes. The bot has just tried a word, blindly. Wrong, so it is your turn again.",
      wrong: "To see a no, ask for an S.",
    },
    {
      title: "Guess",
      ask: "Before you roll you may try the word. A wrong one costs your turn. We whisper this one to you: try BANANA.",
      done: "Found! The bot is out and its word is shown. The last one left wins: you.",
      wrong: "Type BANANA and try it before you roll.",
    },
  ],
});
