import type { Chance } from "../../core/chance.ts";
import { assertNever } from "../../core/result.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Bot, BotLevel, Seat } from "../game.ts";
import { paceMs } from "./bot-pace.ts";
import { seek } from "./bot-seeker.ts";
import { bidOrPass, bonusOrStop, giveClue } from "./bot-speaker.ts";
import type { MotAMotMove } from "./moves.ts";
import { foldPieces } from "./pieces.ts";
import type { MotAMotView } from "./view.ts";

/** Plays from its seat's view: as a speaker it sees the card, as a seeker only the clues. */
export const motAMotBot: Bot<MotAMotView, MotAMotMove> = {
  choose(view, seat, level, chance, words) {
    return voteDue(view, seat) ? vote(view, level, chance) : play(view, seat, level, chance, words);
  },
  paceMs,
};

function play(
  view: MotAMotView,
  seat: Seat,
  level: BotLevel | 0,
  chance: Chance,
  words: Lexicon,
): MotAMotMove | null {
  switch (view.phase) {
    case "auction":
      return bidOrPass(view, seat, level, chance);
    case "speaking":
      return seat === view.speech?.giver
        ? giveClue(view, level, chance, words)
        : seek(view, seat, level, chance, words);
    case "choosing-bonus":
      return view.round?.card ? bonusOrStop(view, level, chance, words) : null; // who seeks has no card to choose from
    case "result":
      return view.result?.ready.includes(seat) ? null : { type: "ready" };
    case "camps":
      return chooseCamp(view, seat, level, chance);
    case "opening":
    case "finished":
      return null;
    default:
      return assertNever(view.phase);
  }
}

const voteDue = ({ vote, speech }: MotAMotView, seat: Seat): boolean =>
  vote !== null && seat !== speech?.giver && !vote.votes.some((each) => each.seat === seat);

/** Against a clue that begins like its entry; otherwise it lets it pass. */
function vote(view: MotAMotView, level: BotLevel | 0, chance: Chance): MotAMotMove {
  if (level === 0) return { type: "vote", cancel: chance.int(2) === 0 };
  const clue = view.speech?.clues[(view.vote?.clue ?? 0) - 1];
  const text = view.speech?.found.find(({ entry }) => entry === clue?.entry)?.text;
  const beginning = foldPieces(text ?? view.round?.card?.[clue?.entry ?? 0] ?? "")
    .join("")
    .slice(0, 4);
  const cancel =
    clue !== undefined && beginning.length === 4 && foldPieces(clue.word).join("").startsWith(beginning);
  return { type: "vote", cancel };
}

/** To the camp whose title is nearer. */
function chooseCamp(view: MotAMotView, seat: Seat, level: BotLevel | 0, chance: Chance): MotAMotMove {
  const open = view.camps?.open ?? [];
  const { speaker, seeker } = view.tokens[seat]!;
  const wanted = speaker >= seeker ? "speakers" : "seekers";
  return { type: "camp", camp: level > 0 && open.includes(wanted) ? wanted : chance.pick(open) };
}
