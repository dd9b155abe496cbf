import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { Analysis } from "./analysis.tsx";
import { type OverturnTable, theirs } from "./table.ts";
import { words } from "./texts/index.ts";

/** The end: who, by how much, why, and what was there to be made. */
export function Ending({ table }: { table: OverturnTable }) {
  const { gameEnds, left, end: said } = words.value;
  const reasons: Readonly<Record<string, string>> = words.value.reasons;
  const { past, left: departure } = table.view.value;
  const outcome = table.match.view.value?.outcome;
  const mine = table.side.value;
  const other = theirs(table);
  const why = departure
    ? left[departure.reason](table.isSeated && departure.seat === mine ? null : table.name(departure.seat))
    : `${past.length > 0 ? gameEnds[past.at(-1)!.reason] : ""} ${(outcome && reasons[outcome.reason]) ?? ""}`;
  return (
    <section class="overturn-ending">
      <div class="overturn-result">
        <h2>{headline(table)}</h2>
        {outcome?.scores && (
          <p class="overturn-total">{said.total(outcome.scores[mine]!, outcome.scores[other]!)}</p>
        )}
      </div>
      <p class="lead">{why}</p>
      <After match={table.match} />
      <Analysis table={table} />
    </section>
  );
}

function headline(table: OverturnTable): string {
  const { end } = texts.value;
  const winners = table.match.view.value?.outcome?.winners ?? [];
  if (winners.length > 1) return words.value.end.draw;
  const [winner = 0] = winners;
  if (!table.isSeated) return end.watched(table.name(winner));
  return winner === table.side.value ? end.won : end.lost;
}
