import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "en",
  faces: "STONERPAREDILEAUITMCTERSWINDLGEASUPD",
  first: "RAT",
  reply: "START",
  back: "PARED",
  double: "APPLE",
  own: "LEARN",
  others:
    "TIME SITE LAST NEED UNDER PART GREAT REAL ITEM STORE AREA WANT CARE TOTAL SINCE RATE CLASS LEARN SALE TEEN CART SIDE EAST PAPER NEEDS STAR AREAS ENTER LEAST TELL GREEN ARTS PARTS TRUE PLUS EDIT UNIT MEET ERROR CLEAR NONE NEAR TURN MIND TEENS NICE IDEA TREE RATED WINE RACE RENT PEACE DIET WIND PALM STONE ORAL ROOT MISS WAIT SAINT DIED TRIED ENDS ENDED ALERT RURAL TAPE RARE MINE NINE RIDE METER LENS REAR AUDIT DEAR EARN TREAT GRID PULL PEER MEAT INNER TONE APART SAND TREND TELLS WINS TALL TEND",
  steps: [
    {
      title: "Make the first word",
      ask: "A word goes from letter to letter, touching at a side or a corner. Tap R, A, T at the top left (or type RAT), then play it.",
      done: "Three free letters, three rings for you: the filled round ones. Now it’s the bot’s turn.",
      wrong: "Play RAT: the R and the A in the second row, then the T above them.",
    },
    {
      title: "Flip their rings",
      ask: "The bot has played START over RAT: your three rings are now the bot’s. Take some back: play PARED.",
      done: "A and R have flipped, and three free letters are yours. A word always takes at least one free letter and one taken letter. The bot passed, which gave you a ring, at the bottom.",
      wrong: "Play PARED, straight along the second row.",
    },
    {
      title: "The same letter twice",
      ask: "You can use a letter more than once in a word, even twice in a row. Play APPLE, tapping the P twice.",
      done: "One P on the board, two in the word. In advanced mode, that wouldn’t be allowed. The bot has passed again.",
      wrong: "A, P, P again, then L and E: they’re all on the left.",
    },
    {
      title: "Find one yourself",
      ask: "Now you look: an everyday word of three letters or more, with at least one free letter and one taken letter. The board shows what it would do before you play it.",
      done: "Well spotted. Long words that run through opposing rings gain the most: a free letter counts one, a flipped ring counts double.",
      wrong: "Look for another word around your rings: LEARN, REAL or LAST, for instance.",
    },
    {
      title: "Passing costs a ring",
      ask: "Nothing to play? Then you pass, and put one of their rings on a free letter. Try it: pass, then choose the letter.",
      done: "One more ring for the bot. Two passes in a row end the game; otherwise it ends when all thirty-six letters are taken or there are no words left. Whoever has more rings wins.",
      wrong: "Press “Pass”, then tap a letter without a ring.",
    },
  ],
});
