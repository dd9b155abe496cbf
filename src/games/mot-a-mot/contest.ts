import { ok } from "../../core/result.ts";
import type { Seat, World } from "../game.ts";
import type { Facts } from "./decide.ts";
import { VOTE_MS } from "./options.ts";
import { refuse } from "./refusals.ts";
import type { MotAMotState, Phase, Round } from "./state.ts";

/** Clues that slipped through the check are for the table: one contest a player and round, then a vote. */
export function contest({ phase, round }: MotAMotState, seat: Seat, clue: number, world: World): Facts {
  if (isTooLate(phase, round)) return refuse("mot-a-mot/contest-late");
  const given = round?.clues[clue - 1];
  if (!round || !given) return refuse("mot-a-mot/contest-no-such-clue", { clue });
  if (round.giver === seat) return refuse("mot-a-mot/contest-own");
  // A contest of a clue whose entry is still sought would tell the seekers something.
  if (given.entry === round.current) return refuse("mot-a-mot/contest-early", { clue });
  if (round.vote) return refuse("mot-a-mot/contest-during-vote");
  if (round.verdicts.some((each) => each.clue === clue)) return refuse("mot-a-mot/contest-done", { clue });
  if (round.verdicts.some(({ by }) => by === seat)) return refuse("mot-a-mot/contest-twice");
  return ok([{ type: "contested", seat, clue, until: world.now + VOTE_MS }]);
}

/** The next card is dealt, or the camps are chosen: the clues of the round before are beyond contest. */
const isTooLate = ({ name }: Phase, round: Round | null): boolean =>
  name === "camps" || (name === "auction" && round !== null && round.no > 1);

export function vote({ round }: MotAMotState, seat: Seat, cancel: boolean): Facts {
  if (!round?.vote) return refuse(round?.verdicts.length ? "mot-a-mot/vote-late" : "mot-a-mot/no-vote");
  if (round.giver === seat) return refuse("mot-a-mot/vote-own");
  if (round.vote.votes.some((each) => each.seat === seat)) return refuse("mot-a-mot/vote-twice");
  return ok([{ type: "voted", seat, cancel }]);
}
