import { formsOf } from "../../../i18n/forms.ts";
import type { MotAMotTexts } from "./fr.ts";
import { refusals } from "./refusals-en.ts";

const forms = formsOf("en");
const { count } = forms;
const seconds = (ms: number): string => forms.decimal(ms / 1000, 2);

type Who = string | null;

const you = (who: Who): string => who ?? "you";
const list = (names: readonly Who[]): string => {
  const all = names.map(you);
  return all.length === 0 ? "nobody" : forms.list(all);
};
const clues = (n: number): string => count(n, "clue", "clues");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: MotAMotTexts = {
  refusals,
  left: {
    resigned: (who) => (who === null ? "You leave the table." : `${who} leaves the table.`),
    absent: (who) => (who === null ? "You were away too long." : `${who} was away too long.`),
    time: (who) => (who === null ? "Your time’s up." : `${who} is out of time.`),
  },
  strip: {
    round: (no, of) => `Round ${no}/${of}`,
    finale: "Finale",
    numbers: (numbers) => `Words ${numbers} are played.`,
    spoken: { fr: "Cards in French", en: "Cards in English", de: "Cards in German" },
    words: "words",
    youSpeak: "You speak",
    youSeek: "You seek",
  },
  tokens: {
    speaker: (n) => count(n, "speaker token", "speaker tokens"),
    seeker: (n) => count(n, "seeker token", "seeker tokens"),
    goal: "Two titles: the most tokens of each kind.",
    names: {
      speaker: "speaker: 3 for getting all three words found",
      seeker: "seeker: 1 for each word found",
    },
  },
  players: {
    title: "At the table",
    speakers: "Speakers",
    seekers: "Seekers",
    you: "You",
    doing: {
      nothing: "",
      out: "gone",
      speaks: "speaking",
      floor: "has the floor",
      locked: "waiting",
      bid: "has bid",
      passed: "passed",
      ready: "ready",
    },
  },
  card: {
    title: "The card, for your eyes only",
    others: "The other seven, for a bonus",
    found: "found",
    current: "to be found now",
  },
  auction: {
    count: "The bid counts down",
    open: "Who bids first?",
    stands: (who, n, tokens) =>
      `${who === null ? "You bid" : `${who} bids`} ${n}${tokens > 0 ? ` and ${count(tokens, "token", "tokens")}` : ""}`,
    hints: {
      bid: "How few clues do you need for all three? The lowest bid speaks. One bid each.",
      "bid-made": "At zero it’s yours, unless someone bids lower.",
      passed: "You pass on this card.",
      out: "You’ve left the table.",
    },
    overhear: (numbers) =>
      `The speakers have a card. Who will get words ${forms.list(numbers.map(String))} found with the fewest clues? Then it’s your turn to buzz.`,
    yours: "Your bid",
    bid: (n, counts) => (n === counts ? `Bid ${clues(n)}` : `Bid ${counts}, for ${clues(n)}`),
    key: (n, all) => `${n} (${all})`,
    more: "More",
    say: "Bid",
    pass: "I pass",
    pledge: (own) => `More clues, a speaker token each, paid at once (you have ${own})`,
    pledged: (n) => (n === 0 ? "none" : `+${n}`),
  },
  speech: {
    entries: "The words of the card",
    states: { current: "to be found", open: "next" },
    left: (n, of) => (n === 0 ? `no clue left (of ${of})` : `${clues(n)} of ${of} left`),
    clues: "The clues",
    gives: (who) => (who === null ? "You’re speaking" : `${who} is speaking`),
    givesBonus: (who) => (who === null ? "Your bonus" : `${who}’s bonus`),
    clueTime: "Time for a clue",
    lastTime: "Time for last answers",
    earlier: "Earlier clues",
    wrong: "Wrong answers",
    missed: (who) => (who === null ? "You said nothing." : `${who} said nothing.`),
    last: "No clue left: last answers!",
  },
  act: {
    target: (entry) => `Get them to say “${entry}”`,
    clueLabel: (entry) => `A clue for ${entry}`,
    clueHint: "One word, within thirty seconds. Not from the same family, not a translation.",
    give: "Say it",
    someoneBuzzed: "Someone buzzed…",
    held: "Your clue is waiting for the answer.",
    cluesSpent: "All your clues are out. Fingers crossed.",
    fellow: (giver) => `${giver} is speaking. Keep the card to yourself: if they fail, you get a token.`,
    bonusAwaited: (giver) => `All three are found! ${giver} is choosing a bonus.`,
    out: "You’ve left the table. Your tokens stay.",
  },
  buzz: {
    word: "BUZZ",
    ready: "Tap, or space bar",
    tap: "Tap!",
    lockedClue: "Wait for another clue",
    lockedOther: "Wait until someone else tries",
    lockedBoth: "Wait for another clue and another try",
    collecting: "Who was first?",
    otherFloor: "Too late, this time",
    beforeClue: "Wait for a clue",
    floorTime: "Time to answer",
    floorOf: (who) => `${who} has the floor`,
    order: "The order of the buzzes",
    figures: (who, countedMs, wayMs) =>
      `${capital(you(who))}: ${seconds(countedMs)} s, not counting ${seconds(wayMs)} s on the way here`,
    yours: "You have the floor!",
    answerLabel: "Your answer",
    answer: "Answer",
  },
  predict: {
    title: "How many clues, do you think?",
    choice: (n) => (n === 0 ? "I say: not all three" : `I say: ${clues(n)}`),
    none: "never",
    made: (n) => (n === 0 ? "You said: not all three. We’ll see." : `You said ${clues(n)}. We’ll see.`),
    came: (n, came) =>
      n === came
        ? n === 0
          ? "You saw it coming."
          : `You said ${clues(n)}: spot on!`
        : `You said ${n === 0 ? "never" : clues(n)}: ${came === 0 ? "not all three were found" : `it took ${came}`}.`,
  },
  bonus: {
    title: "All three are found!",
    hint: (n) => `You have ${clues(n)} left. A bonus?`,
    stop: "That’ll do",
  },
  vote: {
    title: "A clue is contested",
    time: "Time to vote",
    question: (clue, entry) => `“${clue}” for “${entry}”: does it stand?`,
    by: (who) => (who === null ? "You contest this clue." : `${who} contests this clue.`),
    keep: "It stands",
    cancel: "Cancel it",
    wait: "The table is voting.",
  },
  result: {
    titles: {
      found: (giver) => (giver === null ? "Well spoken!" : `${giver} did it!`),
      failed: (giver) => (giver === null ? "Not this time." : `${giver} didn’t make it.`),
      void: () => "Nobody wanted to speak.",
    },
    paid: (giver, n) =>
      n === 0
        ? "A clue was cancelled: no tokens."
        : `${count(n, "speaker token", "speaker tokens")} for ${you(giver)}.`,
    gained: (names) => (names.length === 0 ? "" : `A speaker token for ${list(names)}.`),
    notFound: "not found",
    contestOne: "Contest a clue",
    contestWhich: "Which one? Tap it.",
    contestLabel: (word) => `Contest the clue ${word}`,
    cancelled: "cancelled",
    kept: "stands",
    go: "Continue",
    waiting: "Waiting for the others",
    time: "Next in",
  },
  camps: {
    title: "The Finale",
    yours: "Your choice: speak or seek?",
    theirs: (who) => `${who} is choosing a side`,
    hint: "Whoever has the fewest tokens chooses first.",
    names: { speakers: "The speakers", seekers: "The seekers" },
    join: { speakers: "Speak", seekers: "Seek" },
  },
  end: {
    over: "The match is over",
    both: (names) =>
      names.length === 1 && names[0] === null
        ? "You take both titles!"
        : `${capital(list(names))}: both titles!`,
    academy: "The Académie française should be warned.",
    tooFew: "Too few are left: the tokens count as they stand.",
    speakers: "Best speaker",
    seekers: "Best seeker",
    list: (names) => capital(list(names)),
    ranking: "Ranking",
  },
  tell: {
    numbers: (numbers) => `Words ${numbers} of every card are played.`,
    round: (no, names) => `Round ${no}. Speaking: ${list(names)}.`,
    finale: (names) => `Finale. Speaking: ${list(names)}.`,
    counting: (n) => `Counting down from ${n}.`,
    bids: (who, n, tokens) =>
      `${who === null ? "You bid" : `${who} bids`} ${n}${tokens > 0 ? ` and ${count(tokens, "token", "tokens")}` : ""}.`,
    passes: (who) => (who === null ? "You pass." : `${who} passes.`),
    voidedBid: (who) => (who === null ? "Your bid is void." : `${who}’s bid is void.`),
    thrown: "Nobody bids: the card is discarded.",
    won: (who, n) => (who === null ? `You speak, with ${clues(n)}.` : `${who} speaks, with ${clues(n)}.`),
    clue: (n, word) => `Clue ${n}: ${word}.`,
    clueMissed: (who) => (who === null ? "Too long: a clue is lost." : `${who} is slow: a clue is lost.`),
    floor: (who) => (who === null ? "You have the floor." : `${who} has the floor.`),
    right: (who, text) => (who === null ? `You find it: ${text}!` : `${who} finds it: ${text}!`),
    wrong: (who, word) => (who === null ? `You say ${word}. No.` : `${who} says ${word}. No.`),
    missed: (who) => (who === null ? "You said nothing." : `${who} said nothing.`),
    three: (who) =>
      who === null ? "All three found, well spoken!" : `All three found, well spoken, ${who}!`,
    bonus: (who, entry) => (who === null ? `You try bonus ${entry}.` : `${who} tries bonus ${entry}.`),
    stops: (who) => (who === null ? "You leave it at that." : `${who} leaves it at that.`),
    failed: "The clues are spent.",
    voided: "The round is void.",
    contested: (who, clue) => (who === null ? `You contest clue ${clue}.` : `${who} contests clue ${clue}.`),
    verdict: (clue, cancelled) => `Clue ${clue} ${cancelled ? "is cancelled" : "stands"}.`,
    camp: (who, camp) =>
      `${who === null ? "You join" : `${who} joins`} ${camp === "speakers" ? "the speakers" : "the seekers"}.`,
    finished: (speakers, seekers) => `Best speaker: ${list(speakers)}. Best seeker: ${list(seekers)}.`,
  },
  setup: {
    bid: "Time to bid",
    floor: "Time to answer",
    seconds: (n) => `${n} seconds`,
    lead: "Who leads the first round",
    drawn: "At random",
    seat: (n) => `Seat ${n}`,
    rounds: "Rounds before the Finale",
    usualRounds: (n) => `As usual (${n})`,
  },
};
