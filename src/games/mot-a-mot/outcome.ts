import type { Outcome, Seat } from "../game.ts";
import type { MotAMotState, Tokens } from "./state.ts";

/** Most speaker tokens and most seeker tokens are a title each; those who are level share it. */
export function titles(tokens: readonly Tokens[]): { speakers: Seat[]; seekers: Seat[] } {
  const best = (kind: keyof Tokens): Seat[] => {
    const most = Math.max(...tokens.map((own) => own[kind]));
    return tokens.flatMap((own, seat) => (own[kind] === most ? [seat] : []));
  };
  return { speakers: best("speaker"), seekers: best("seeker") };
}

/** Ranked by titles, then by all tokens together. */
export function outcome({ phase, tokens }: MotAMotState): Outcome | null {
  if (phase.name !== "finished") return null;
  const { reason, speakers, seekers } = phase;
  const scores = tokens.map(({ speaker, seeker }) => speaker + seeker);
  const held = tokens.map((_, seat) => Number(speakers.includes(seat)) + Number(seekers.includes(seat)));
  const isBetter = (a: Seat, b: Seat): boolean =>
    held[a]! > held[b]! || (held[a] === held[b] && scores[a]! > scores[b]!);
  const ranking = tokens.map((_, seat) => 1 + tokens.filter((_, other) => isBetter(other, seat)).length);
  const winners = ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { winners, ranking, reason, scores };
}
