import type { Language } from "../../../core/language.ts";
import { facts } from "../../../games/overturn/facts.ts";
import { DayTable } from "../../daily/day-table.tsx";
import { DailyEnd } from "../../daily/ending.tsx";
import { leadTexts } from "./daily-texts.ts";
import type { OverturnTable } from "./table.ts";

const say = (score: number): string => leadTexts.value.lead(score);

/** The end of three words running: by how many rings one is ahead. */
export function PositionEnd({ table }: { table: OverturnTable }) {
  const said = leadTexts.value;
  const { score, alone, left } = table.view.value;
  const lead = score[0] - score[1];
  const title = said.lead(lead);
  return (
    <DailyEnd
      match={table.match}
      title={title}
      lead={left ? said.left : said.over(score[0], score[1])}
      boast={{ lines: [title, rings(score), said.words(alone?.made ?? 0)], isOpen: true }}
      say={say}
    />
  );
}

const SHOWN = 3;

/** The board's rings in a row, a sign for three of them. */
const rings = ([mine, theirs]: readonly [number, number]): string =>
  "●".repeat(Math.round(mine / SHOWN)) + "○".repeat(Math.round(theirs / SHOWN));

/** Who is ahead by how much on the day's position. */
export const PositionDay = (props: { language: Language; day?: string }) => (
  <DayTable game={facts.id} say={say} {...props} />
);
