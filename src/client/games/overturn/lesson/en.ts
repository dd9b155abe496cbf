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
      ask: "A word goes from cell to cell, touching by a side or a corner. Tap R, A, T at the top left (or type RAT), then play it.",
      done: "Three fresh cells, three rings of yours: the filled round ones. Now the bot.",
      wrong: "Play RAT: the R and the A of the second row, then the T above them.",
    },
    {
      title: "Turn their rings",
      ask: "The bot has played START over RAT: your three rings have become its own. Take some back: play PARED.",
      done: "A and R have turned over, and three fresh cells are yours. A word always takes at least one fresh cell and one used one. The bot has passed: that gave you a ring, at the bottom.",
      wrong: "Play PARED, straight along the second row.",
    },
    {
      title: "The same letter twice",
      ask: "A cell may serve more than once in a word, even twice running. Play APPLE, tapping the P twice.",
      done: "One P on the board, two in the word. In advanced mode that would not be allowed. The bot has passed again.",
      wrong: "A, P, P again, then L and E: the cells are on the left.",
    },
    {
      title: "Find one yourself",
      ask: "Your turn to search: an everyday word of three letters or more, with at least one fresh letter and one used one. The board shows beforehand what it would do.",
      done: "Well spotted. Long words that run through their rings bring most: a fresh cell counts one, a turned ring counts double.",
      wrong: "Look for another word around your rings: LEARN, REAL or LAST, for instance.",
    },
    {
      title: "A pass costs a ring",
      ask: "Nothing to play? Then you pass, and put a ring of theirs on a fresh cell. Try it: pass, then choose the cell.",
      done: "One more ring for the bot. Two passes in a row end the game; otherwise it ends when all thirty-six cells are taken or no word is left. The colour with more rings wins.",
      wrong: "Choose to pass, then tap a cell without a ring.",
    },
  ],
});
