import type { Language } from "../../../core/language.ts";
import { facts } from "../../../games/buzzle-solitaire/facts.ts";
import { DayTable } from "../../daily/day-table.tsx";
import { words } from "../buzzle-family/texts/index.ts";

/** Who made how many words of the day's puzzle. */
export const SolitaireDay = (props: { language: Language; day?: string; awaited?: boolean }) => (
  <DayTable game={facts.id} say={words.value.wordCount} {...props} />
);
