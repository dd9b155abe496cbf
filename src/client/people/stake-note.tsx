import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { atStake } from "../match/names.ts";
import type { MatchStore } from "../match/store.ts";
import { announce } from "../ui/live.tsx";
import { readStakes } from "./at-stake.ts";
import { peopleTexts } from "./texts.ts";

/** What this match may bring and cost its reader, and how strong the other is thought to be. */
export function StakeNote({ match }: { match: MatchStore }) {
  useEffect(() => {
    void readStakes(match.id).then((answer) => {
      if (answer.ok) atStake.value = { match: match.id, told: answer.value };
    });
  }, [match.id]);
  useSignalEffect(() => {
    const sentence = sayStake(match);
    if (sentence) announce(sentence);
  });
  const sentence = sayStake(match);
  return sentence ? <span> {sentence}</span> : null;
}

function sayStake(match: MatchStore): string | null {
  const said = peopleTexts();
  const { value } = atStake;
  if (value?.match !== match.id) return null;
  const { players } = value.told;
  const mine = players.find(({ player }) => player === match.player.value)?.stake;
  if (!mine) return null;
  const others = players.filter(({ player }) => player !== match.player.value);
  const other = others.length === 1 ? others[0]!.rating : null;
  return [other !== null && said.otherRating(other), said.stake(mine.first, mine.shared, mine.last)]
    .filter(Boolean)
    .join(" ");
}
