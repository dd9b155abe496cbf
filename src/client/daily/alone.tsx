import type { ComponentChildren } from "preact";
import type { Language } from "../../core/language.ts";
import { type AloneEnd, type AloneView, MOST_POINTS } from "../../games/alone.ts";
import type { MatchStore } from "../match/store.ts";
import { aloneTexts } from "./alone-texts.ts";
import { DayTable } from "./day-table.tsx";
import { DailyEnd } from "./ending.tsx";

/** A score of the day's table as one says it. */
const say = (score: number): string =>
  score >= MOST_POINTS ? aloneTexts.value.missed : aloneTexts.value.points(score);

const A_BLOCK = 4;

/** The end of a word that was looked for alone; with the word, where it was found. */
export function AloneEnding(props: {
  match: MatchStore;
  alone: AloneView;
  reason: AloneEnd;
  children?: ComponentChildren;
}) {
  const { match, alone, reason, children } = props;
  const said = aloneTexts.value;
  const isFound = reason === "found";
  const title = isFound ? said.found(alone.points) : said.missed;
  const blocks = Math.ceil(alone.points / A_BLOCK);
  const bar = "▰".repeat(blocks) + "▱".repeat(alone.most / A_BLOCK - blocks);
  return (
    <DailyEnd
      match={match}
      title={title}
      lead={said.reasons[reason]}
      boast={{ lines: [title, bar], isOpen: true }}
      say={say}
    >
      {children}
    </DailyEnd>
  );
}

/** Who found the day's word of this game for how much. */
export const aloneDay = (game: string) => (props: { language: Language; day?: string }) => (
  <DayTable game={game} say={say} {...props} />
);
