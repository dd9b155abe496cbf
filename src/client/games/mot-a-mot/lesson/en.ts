import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  sought: ["camel", "pirate", "clock", "snow", "drum", "lemon", "beach", "clown", "Venice", "sleep"],
  heard: "hump",
  spoken: ["gardener", "moon", "cheese", "bridge", "violin", "storm", "circus", "honey", "Paris", "run"],
  elsewhere: [
    ["jardinier", "Gärtner", "jardinero"],
    ["lune", "Mond", "luna"],
    ["fromage", "Käse", "queso", "formaggio"],
  ],
  forbidden: "garden",
  clues: ["flowers", "night", "milk", "mouse"],
  steps: [
    {
      title: "You seek: buzz",
      ask: "A speaker has promised to get three words across in five clues. The first clue is out: “hump”. Press the buzzer.",
      done: "You have the floor: a few seconds, one answer. The speaker waits.",
      wrong: "Press the big button, or the space bar.",
    },
    {
      title: "Answer",
      ask: "A hump on its back: it’s the CAMEL. Type it.",
      done: "Right: a seeker token for you. A wrong answer would have kept you out for a while. In the next round you’re the one who speaks.",
      wrong: "Type “camel”; articles and capitals don’t matter.",
    },
    {
      title: "You speak: bid",
      ask: "The card is for speakers only. The other one promises the three words in eight clues; whoever promises fewer wins. Bid 6.",
      done: "Nobody goes lower: you speak, with six clues for the three words.",
      wrong: "For the lesson, bid 6.",
    },
    {
      title: "A forbidden clue",
      ask: "First word: GARDENER. A clue is a single word, never of the same family. Try “garden”, to see.",
      done: "Refused, told to you alone, and not counted: neither the word, nor one of its family, nor a translation.",
      wrong: "Type “garden” and give it: the rules will stop you.",
    },
    {
      title: "A good clue",
      ask: "Give one that helps: “flowers”, for example, or one of your own.",
      done: "Said: five clues are left. The seeker has buzzed and found GARDENER.",
      wrong: "One word, and none of the family of “gardener”: “flowers”, for instance.",
    },
    {
      title: "The second word",
      ask: "Now MOON. A clue of your own, or “night”.",
      done: "Found as well, and then CHEESE with one more clue. All three: three speaker tokens for you. If you’d failed, the other speaker would have got one.",
      wrong: "One word that hasn’t been given yet: “night” will do nicely.",
    },
    {
      title: "The bonus",
      ask: "You have three clues left. You can spend them on another word of the card: one more token if it’s found, nothing lost if not. Choose one.",
      done: "That’s the game. Once everyone has led, the Finale comes, and there are two winners: the best speaker and the best seeker.",
      wrong: "Choose one of the seven other words of the card.",
    },
  ],
});
