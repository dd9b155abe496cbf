import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Speakers bid on how few clues they need to get three words of a card across. Seekers race for the buzzer. Three to eight players, half an hour, two titles: best speaker and best seeker.",
  sections: [
    {
      id: "cards",
      title: "The cards",
      figures: [
        {
          name: "card",
          caption: "A card: the three words to get across, and the seven others for a bonus.",
        },
      ],
      rules: [
        rule(
          "M1 M2",
          "A card has ten words, numbered 0 to 9: things, adjectives, verbs, places, famous people. Three numbers are drawn at the start; on every card those three are played, the lowest first.",
        ),
        rule(
          "M49",
          "Every card is made up on the spot, word by word, from those the table hasn’t seen for longest, with no more than three of a kind. So a word you’ve found tells you nothing about the others.",
        ),
        rule(
          "M7 M8",
          "Only the speakers see the card. A word is shown once it’s found, and the whole card once the round is over; until then the speakers can’t chat. No word comes up twice in a match.",
        ),
      ],
    },
    {
      id: "roles",
      title: "Who does what",
      rules: [
        rule(
          "M3 M4",
          "You sit in a circle; whoever leads first is drawn at random. The leader and both neighbours speak; with three or four players, the leader and the neighbour on the left. Everyone else seeks. *Six: three and three; eight: three and five.*",
        ),
        rule(
          "M5 M6",
          "After each round the lead moves one seat to the left. Once around the table with six to eight players, twice with three to five; then the Finale.",
        ),
        rule(
          "M47 M48",
          "Whoever opens the table can say who leads first (the oldest, for instance) and how many rounds come before the Finale, from 1 to 20.",
        ),
      ],
    },
    {
      id: "auction",
      title: "The auction",
      rules: [
        rule(
          "M9",
          "A speaker bids a number of clues, 3 to 30, for all three words together. A bid that can’t be beaten wins at once: 3, except in the Finale.",
        ),
        rule(
          "M10 M11 M12",
          "A bid counts down, one a second. Before it reaches zero another speaker can bid lower, and that bid counts down instead. Each speaker bids once per card at most, or passes. At zero, or when nobody’s left to bid, the last bid wins. *A bids 7, B bids 5, C is silent: B speaks with 5 clues.*",
        ),
        rule(
          "M13",
          "If nobody bids in time, the card is discarded and another one comes. After two of them the round is void and counts as played.",
        ),
        rule(
          "M44 M45",
          "If a bidder leaves, their bid no longer counts: the previous bid stands again and counts down afresh. A speaker with no rivals left bids nine clues at most.",
        ),
      ],
    },
    {
      id: "clues",
      title: "Clues",
      rules: [
        rule(
          "M14 M15",
          "The winner gives clues for the first word, one at a time: a single word of two to twenty-five letters, in the dictionary or not, or a number. Never the same clue twice in a round.",
        ),
        rule(
          "M41 M43",
          "A number has four digits at most, and a single letter isn’t a clue. A hyphenated word that’s in no dictionary costs one clue for each part.",
        ),
        rule(
          "M16 M17",
          "A clue can’t be a word that’s still to be found, a part of one, a relative of one or a translation. A refused clue doesn’t count, and only you know about it. *For gardener: “garden” is refused, “flowers” is fine.*",
        ),
        rule(
          "M42",
          "A name the dictionary doesn’t know is fine, unless it plays with the letters of a word still to be found: a piece of it, backwards, scrambled or misspelt. *For ogre: “Shrek” is fine. For London: “lond”, “nodnol” and “lonndon” are refused.*",
        ),
        rule(
          "M18 M19",
          "You have thirty seconds for a clue, or it’s lost. While someone has the floor, the clock stops and no clue is given.",
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
          "You can buzz as soon as a word has its first clue. If several buzz within 150 milliseconds, how far away each of them is gets taken into account, and everyone sees the order. Being too late doesn’t lock you out.",
        ),
        rule(
          "M22 M23",
          "The first to buzz has the floor for a moment and gives one answer. Right: a seeker token, and on to the next word.",
        ),
        rule(
          "M24",
          "Capitals, accents, hyphens and a leading article don’t matter; another form of the same word is right, and so is a single slip in words of six letters or more, unless it makes another word. *Picasso, the picasso, picaso; cherries for cherry; but not glass for glasses.*",
        ),
        rule(
          "M25 M26",
          "Wrong or too slow: you wait until another seeker has tried and another clue has been given. With three or four players, another clue is enough.",
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
          "When the clues run out, the seekers have ten more seconds. If all three words haven’t been found, every other speaker gets a token.",
        ),
        rule("M29", "All three words found: three speaker tokens."),
        rule(
          "M30 M31",
          "Clues left over can go on a bonus, one of the other seven words: if it’s found, a token for the speaker and one for the finder; if not, nothing’s lost. You have fifteen seconds to choose one or to stop.",
        ),
        rule("M32", "Then there’s a ten-second pause with the card face up, or less once everyone’s ready."),
      ],
    },
    {
      id: "contest",
      title: "Contesting",
      rules: [
        rule(
          "M33 M34",
          "You can contest one clue per round, once its word is found or the round is over. Everyone but the speaker votes, for ten seconds; if more than half agree, the clue is cancelled and the speaker returns the tokens it earned. Finders keep theirs.",
        ),
        rule(
          "M40",
          "A table can filter offensive words: not at all, mildly or strictly. Only whoever wrote a refused word knows about it.",
        ),
      ],
    },
    {
      id: "finale",
      title: "The Finale and the end",
      rules: [
        rule(
          "M35",
          "From the fewest tokens to the most, everyone chooses to speak or to seek, as long as there’s room; after fifteen seconds you join the smaller side.",
        ),
        rule(
          "M36",
          "One more round. You can pay for clues with speaker tokens: “6 and 2 tokens” gives you eight clues and counts as 6 in the auction. The number is at least 1, and there are 3 to 30 clues in all. The winner pays straight away.",
        ),
        rule(
          "M37 M38",
          "The most speaker tokens and the most seeker tokens: two titles, shared if it’s a tie. Players are ranked by titles, then by tokens.",
        ),
        rule(
          "M39",
          "Whoever leaves falls silent and keeps their tokens; a speaker who leaves has failed. With fewer than three players left, the match ends as it stands.",
        ),
        rule("M46", "No token, no title. Whoever has left wins none, and ranks behind everyone who stayed."),
      ],
    },
  ],
};
