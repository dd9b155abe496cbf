import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { timesOver } from "../first-play.ts";
import type { FirstMinute } from "../games/first-minute.ts";
import type { GameEntry } from "../games/registry.ts";
import { language } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { storyTexts } from "./texts.ts";

/**
 * Which of a game's three lessons is for whom: one after each of the first matches, the last from then on, and for
 * whoever plays stronger bots no beginner's.
 */
export const tipAt = (times: number, bot: number): number =>
  Math.min(2, Math.max(0, times - 1, Math.max(1, bot) - 1));

/** One thing to learn, at the end of a match. */
export function Tip({ match, game }: { match: MatchStore; game: GameEntry }) {
  const first = useSignal<FirstMinute | null>(null);
  useEffect(() => {
    game.loadFirstMinute().then(
      (found) => {
        first.value = found;
      },
      () => {}, // nothing is missing without it
    );
  }, [game]);
  if (first.value === null || match.seat.value === null) return null;
  const strongest = Math.max(0, ...match.seats.value.map(({ bot }) => bot ?? 0));
  const tip = first.value.texts[language.value].tips[tipAt(timesOver(game.id), strongest)];
  return (
    <p class="story-tip">
      <b>{storyTexts.value.tip}</b> {tip}
    </p>
  );
}
