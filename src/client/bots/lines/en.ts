import type { CastTexts } from "../occasions.ts";

export const cast: CastTexts = {
  isBot: "This is a bot: a program that sees what its seat sees, and nothing else.",
  strength: { 1: "Beginner", 2: "Skilled", 3: "Fearsome" },
  style: {
    1: "Plays everyday words, asks something at random now and then, and is cheerfully wrong.",
    2: "Looks at everything twice: good questions, good words, seldom the very best.",
    3: "Holds all the threads at once and thinks of the move after. Gives nothing away.",
  },
  says: (who, line) => `${who}: “${line}”`,
  lines: {
    1: {
      begin: ["Hello! A small pause, and off we go.", "I’m new at this. Be kind, and so will I."],
      yours: ["Oh, nice one!", "I’d never have thought of that."],
      mine: ["Look at that, it worked!", "Did you see? I did that."],
      doubt: ["Ouch. A breath, and again.", "I could have sworn that was it."],
      won: ["I won? Really?"],
      lost: ["Well played! I learnt something."],
      drawn: ["A draw: nobody has to cry."],
    },
    2: {
      begin: ["Hello. Both eyes open.", "Here’s to a good match."],
      yours: ["Well spotted.", "I had to look at that one twice."],
      mine: ["Now that I like.", "I’d had my eye on that."],
      doubt: ["Hm. I’ll look twice next time.", "I looked too fast."],
      won: ["Thanks for the match. The next one’s yours?"],
      lost: ["You got me, with my eyes open."],
      drawn: ["One dot each: suits me."],
    },
    3: {
      begin: ["Hello. Take your time, I’ve taken mine.", "It all hangs together. Let’s see where it begins."],
      yours: ["Fine move. I saw it coming… half of it.", "That’s a knot well tied."],
      mine: ["One more thread.", "One thing leads to another."],
      doubt: ["A thread slipped.", "That didn’t hold together after all."],
      won: ["You made me work. I owe you a rematch."],
      lost: ["Hats off. You held on to the end."],
      drawn: ["A knot neither of us could undo."],
    },
  },
};
