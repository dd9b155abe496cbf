import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Speakers bid for how few words they need to get three entries of a card across. Seekers race for the buzzer. Three to eight players, half an hour, two titles: best speaker and best seeker.",
  sections: [
    {
      id: "cards",
      title: "The cards",
      figures: [
        {
          name: "card",
          caption: "A card: the three entries to get across, and the seven others for a bonus.",
        },
      ],
      rules: [
        rule(
          "M1 M2",
          "A card has ten entries, 0 to 9: things, adjectives, verbs, places, famous people. Three numbers are drawn once; on every card those three are played, the lowest first.",
        ),
        rule(
          "M49",
          "Every card is made on the spot, entry by entry, from those that the table has not met for longest; three of one kind at most. So a found entry tells nothing of the others.",
        ),
        rule(
          "M7 M8",
          "Only speakers see the card. An entry is shown when it is found, the whole card when the round is over; until then speakers have no table chat. No entry comes twice in a match.",
        ),
      ],
    },
    {
      id: "roles",
      title: "Who does what",
      rules: [
        rule(
          "M3 M4",
          "Seats stand in a circle; who leads first is drawn. The lead and both neighbours speak; with three or four players the lead and the left neighbour. All others seek. *Six: three and three; eight: three and five.*",
        ),
        rule(
          "M5 M6",
          "After each round the lead moves one seat to the left. One turn of the table with six to eight players, two with three to five; then the Finale.",
        ),
        rule(
          "M47 M48",
          "Who makes the table may say who leads first, the oldest for instance, and how many rounds come before the Finale, 1 to 20.",
        ),
      ],
    },
    {
      id: "auction",
      title: "The auction",
      rules: [
        rule(
          "M9",
          "A speaker bids a number of clues, 3 to 30, for all three entries together. A bid that nobody left can go below wins at once: 3, but for the Finale.",
        ),
        rule(
          "M10 M11 M12",
          "A bid counts down, one a second. Before zero another speaker may bid lower, and that counts down in its turn. Each bids at most once a card, or passes. At zero, or when nobody is left to bid, the last bid wins. *A bids 7, B bids 5, C is silent: B speaks with 5 clues.*",
        ),
        rule(
          "M13",
          "If nobody bids in time the card is thrown away and another one comes. After two the round is void and counts as played.",
        ),
        rule(
          "M44 M45",
          "The bid of who leaves is void: the one before revives and counts down anew. A speaker left without rivals bids nine clues at most.",
        ),
      ],
    },
    {
      id: "clues",
      title: "Clues",
      rules: [
        rule(
          "M14 M15",
          "The winner gives clues for the first entry, one at a time: a single word of two to twenty-five letters, in a dictionary or not, or a number. Never the same twice in a round.",
        ),
        rule(
          "M41 M43",
          "A number has at most four digits; a single letter is no clue. A hyphenation that is in no dictionary costs one clue for each part.",
        ),
        rule(
          "M16 M17",
          "A clue may not be an entry that is still to be found, one of its words, of its family, or a translation. Refused, it does not count, and only you know. *For gardener: “garden” is refused, “flowers” is fine.*",
        ),
        rule(
          "M42",
          "A name that the dictionary does not know is fine, unless it plays with the letters of an entry still to be found: a piece of it, backwards, shaken, misspelt. *For ogre: “Shrek” is fine. For London: “lond”, “nodnol” and “lonndon” are refused.*",
        ),
        rule(
          "M18 M19",
          "Thirty seconds for a clue, or it is lost. Time stands still, and no clue is given, while somebody has the floor.",
        ),
      ],
    },
    {
      id: "buzzing",
      title: "Buzzing",
      figures: [{ name: "buzzer", caption: "From the first clue on the buzzer is open." }],
      rules: [
        rule(
          "M20 M21",
          "You may buzz from the first clue of each entry on. Buzzes within 150 milliseconds are ordered with everybody’s distance taken into account, and the order is told to all. Losing the race does not lock you.",
        ),
        rule(
          "M22 M23",
          "The first has the floor for a short time and makes one proposal. Right: a seeker token, next entry.",
        ),
        rule(
          "M24",
          "Capitals, accents, hyphens and a leading article do not matter; another form of the same word is right, and so is one slip from six letters on, unless it makes another word. *Picasso, the picasso, picaso; cherries for cherry; but not glass for glasses.*",
        ),
        rule(
          "M25 M26",
          "Wrong or too late: you wait until another seeker has proposed and another clue has been given. With three or four players another clue is enough.",
        ),
      ],
    },
    {
      id: "round",
      title: "The end of a round",
      figures: [{ name: "tokens", caption: "Speaker tokens (squares) and seeker tokens (discs)." }],
      rules: [
        rule(
          "M27 M28",
          "When the clues are spent seekers have ten more seconds. If the three are not found, every other speaker gains a token.",
        ),
        rule("M29", "All three found: three speaker tokens."),
        rule(
          "M30 M31",
          "Clues left over may be spent on a bonus among the other seven: found, a token for the speaker and one for the finder; otherwise nothing. Fifteen seconds to choose, or stop.",
        ),
        rule("M32", "Then a pause of ten seconds with the card open, over when all are ready."),
      ],
    },
    {
      id: "contest",
      title: "Contesting",
      rules: [
        rule(
          "M33 M34",
          "Each player may contest one clue a round, once its entry is found or the round is over. All but the giver vote, for ten seconds; more than half cancel the clue, and the speaker’s tokens for it go back. Finders keep theirs.",
        ),
        rule(
          "M40",
          "A table may filter offensive words: not at all, mildly, strictly. A refused word is told to its writer alone.",
        ),
      ],
    },
    {
      id: "finale",
      title: "The Finale and the end",
      rules: [
        rule(
          "M35",
          "From the fewest tokens to the most each chooses to speak or to seek, while there is room; after fifteen seconds the emptier camp is taken.",
        ),
        rule(
          "M36",
          "One more round. Clues may be paid for in speaker tokens: “6 and 2 tokens” allows eight clues and counts as 6 in the auction. The number is at least 1, the clues are 3 to 30 in all. The winner pays at once.",
        ),
        rule(
          "M37 M38",
          "Most speaker tokens, most seeker tokens: two titles, shared when equal. Ranked by titles, then by tokens.",
        ),
        rule(
          "M39",
          "Who leaves falls silent and keeps the tokens; a speaker who leaves has failed. With fewer than three left the match ends as it stands.",
        ),
        rule("M46", "No token, no title. Who has left wins none, and ranks behind all who stayed."),
      ],
    },
  ],
};
