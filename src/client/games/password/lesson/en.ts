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
      ask: "Everyone hides a word of two to eight letters. The bot has already chosen. Your turn: type a word, or keep the one offered, then hide it.",
      done: "Your word is hidden. You both rolled to see who goes first: the lower total does. That’s you.",
      wrong: "Type one word of two to eight letters, no spaces and no hyphens.",
    },
    {
      title: "Roll the dice",
      ask: "The two dice together send you to a circle on the board. Roll them.",
      done: "3 and 4 make 7, the vowel circle. It comes up more often than any other.",
      wrong: "You can guess before you roll, but you don’t know anything yet. Roll the dice first.",
    },
    {
      title: "Ask about the whole circle",
      ask: "You get one question. Ask if the bot’s word has any letter of this circle at all.",
      done: "Yes! You don’t know which one, but after a yes you go again. You rolled: another 7.",
      wrong: "A single letter comes in the next step. Here, ask about the whole circle.",
    },
    {
      title: "Ask for a letter",
      ask: "Same circle, sharper question. Ask for an A.",
      done: "Yes, it’s the fourth letter. Nobody tells you if there are more: you’d have to ask again. You rolled 2 and 4: circle 6.",
      wrong: "The circle has already said yes. This time, ask for the letter A.",
    },
    {
      title: "A no ends your turn",
      ask: "Not every question works out. Ask for an S and see what a no costs.",
      done: "No: the S is crossed out for good and your turn is over. The bot has just guessed a word, blindly. Wrong, so it’s your turn again.",
      wrong: "To see a no, ask for an S.",
    },
    {
      title: "Guess",
      ask: "Before you roll, you can guess the word. A wrong guess costs your turn. We’ll whisper this one: guess BANANA.",
      done: "Found! The bot is out and its word is shown. The last one left wins, and that’s you.",
      wrong: "Type BANANA and guess it before you roll.",
    },
  ],
});
