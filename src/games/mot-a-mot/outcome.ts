import type { Outcome, Seat } from "../game.ts";
import { activeSeats, isOut, type MotAMotState, type Tokens } from "./state.ts";

/**
 * Most speaker tokens and most seeker tokens are a title each, for those who stayed and have a token at all; those
 * who are level share it.
 */
export function titles(state: MotAMotState): { speakers: Seat[]; seekers: Seat[] } {
  const staying = activeSeats(state);
  const best = (kind: keyof Tokens): Seat[] => {
    const own = (seat: Seat): number => state.tokens[seat]![kind];
    const most = Math.max(1, ...staying.map(own));
    return staying.filter((seat) => own(seat) === most);
  };
  return { speakers: best("speaker"), seekers: best("seeker") };
}

/** Who stayed comes before who left; then titles count, then all tokens together. */
export function outcome(state: MotAMotState): Outcome | null {
  const { phase, tokens } = state;
  if (phase.name !== "finished") return null;
  const { reason, speakers, seekers } = phase;
  const scores = tokens.map(({ speaker, seeker }) => speaker + seeker);
  const held = tokens.map((_, seat) => Number(speakers.includes(seat)) + Number(seekers.includes(seat)));
  const isBetter = (a: Seat, b: Seat): boolean =>
    (Number(isOut(state, b)) - Number(isOut(state, a)) || held[a]! - held[b]! || scores[a]! - scores[b]!) > 0;
  const ranking = tokens.map((_, seat) => 1 + tokens.filter((_, other) => isBetter(other, seat)).length);
  const winners = ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { winners, ranking, reason, scores };
}
