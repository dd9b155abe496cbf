import type { Language } from "../../../src/core/language.ts";
import type { AnyBot, AnyGame, GameEvent, GameView, Seat, Viewer } from "../../../src/games/game.ts";
import { motAMotBot } from "../../../src/games/mot-a-mot/bot.ts";
import { deckOf } from "../../../src/games/mot-a-mot/deck.ts";
import { type MotAMotState, type MotAMotView, motAMot } from "../../../src/games/mot-a-mot/index.ts";
import * as wire from "../../../src/games/mot-a-mot/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";

/** A few words do: what the lexicon does not know is a clue unless it looks like an entry. */
export const motAMotKit = (language: Language, seats: readonly number[], matches: number): Kit => ({
  rules: motAMot as AnyGame,
  bot: motAMotBot as AnyBot,
  wire: {
    options: wire.optionsSchema,
    move: wire.moveSchema,
    view: wire.viewSchema,
    disclosed: wire.disclosedSchema,
  },
  words: lexiconOf(language, ["MOT", "BATEAU"]),
  setups: seats.map((count) => ({
    name: `${count} players, ${language}`,
    seats: count,
    options: wire.optionsSchema.parse({}),
  })),
  matches,
  draws: {
    types: ["card-drawn"],
    vary: (event) => otherCard(event, language),
    isHidden,
    blind: (view, seat, n) => blindMove(view as GameView & MotAMotView, seat, n),
  },
  nonsense: (seat) => [
    { type: "bid", clues: 2 },
    { type: "bid", clues: 31 },
    { type: "bid", clues: 29, tokens: 2 },
    { type: "clue", word: "deux mots" },
    { type: "clue", word: "12345" },
    { type: "clue", word: "q" },
    { type: "answer", word: "---" },
    { type: "bonus", entry: 10 },
    { type: "contest", clue: 999 },
    { type: "contest", clue: 0 },
    { type: "shout", seat },
    { type: "pass", seat },
  ],
});

/** The numbers of the entries stay, which nobody is told; what they stand for is the one so many further on. */
const FURTHER = 17;

function otherCard(event: GameEvent, language: Language): GameEvent {
  if (event.type !== "card-drawn") return event;
  const { from } = event as GameEvent & { from: readonly number[] };
  const deck = deckOf(language);
  const entries = from.map((number) => {
    const { text, accepts } = deck[(number + FURTHER) % deck.length]!;
    return { text, accepts };
  });
  return { ...event, entries } as GameEvent;
}

/** From whoever does not speak, until the round is over. */
function isHidden(game: unknown, viewer: Viewer): boolean {
  const { phase, round } = game as MotAMotState;
  if (phase.name === "result" || phase.name === "camps" || phase.name === "finished") return false;
  return viewer === null || !round!.speakers.includes(viewer);
}

/** Made-up clues and wrong answers: nothing that anybody does depends on the card. */
function blindMove(view: MotAMotView, seat: Seat, n: number): object | null {
  const { speech, vote } = view;
  if (vote && seat !== speech?.giver && !vote.votes.some((each) => each.seat === seat))
    return { type: "vote", cancel: n % 3 === 0 };
  switch (view.phase) {
    case "auction":
      return n % 7 === 0
        ? { type: "pass" }
        : { type: "bid", clues: Math.min(view.auction!.most, 12) - view.auction!.bids.length * 3 };
    case "speaking": {
      const letters = [...String(n)].map((digit) => "bcdfghjklm"[Number(digit)]).join("");
      if (seat === speech?.giver) return { type: "clue", word: `zy${letters}zz` };
      return speech?.floor?.seat === seat ? { type: "answer", word: `vv${letters}` } : { type: "buzz" };
    }
    case "result":
      return contestable(view, seat, n) ?? { type: "ready" };
    case "camps":
      return { type: "camp", camp: view.camps!.open[n % view.camps!.open.length] };
    default:
      return null;
  }
}

/** Now and then somebody contests a clue of the round that is over. */
function contestable({ speech, vote, verdicts }: MotAMotView, seat: Seat, n: number): object | null {
  const clue = 1 + (n % 3);
  const done = verdicts.some((each) => each.clue === clue || each.by === seat);
  if (n % 4 !== 0 || vote || done || !speech || speech.giver === seat || !speech.clues[clue - 1]) return null;
  return { type: "contest", clue };
}
