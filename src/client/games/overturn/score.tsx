import { CELLS } from "../../../games/overturn/board.ts";
import { texts } from "../../language.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { type OverturnTable, theirs } from "./table.ts";
import { words } from "./texts/index.ts";

/** Rings by side: mine from the left, theirs from the right, the free letters between. */
export function Score({ table }: { table: OverturnTable }) {
  const said = words.value;
  const { score, game, games, past } = table.view.value;
  const mine = table.side.value;
  const other = theirs(table);
  const free = CELLS - score[0] - score[1];
  const [first] = past;
  return (
    <section class="overturn-score" aria-label={said.score}>
      <Count table={table} seat={mine} />
      <p class="overturn-free">
        <span class="overturn-bar" aria-hidden="true">
          <span class="place-0" style={{ flexGrow: score[mine] }} />
          <span style={{ flexGrow: free }} />
          <span class="place-1" style={{ flexGrow: score[other] }} />
        </span>
        <span>{said.free(free)}</span>
        {games > 1 && (
          <span class="note">
            {game === 2 && first
              ? said.past(first.rings[mine]!, first.rings[other]!)
              : said.game(game, games)}
          </span>
        )}
      </p>
      <Count table={table} seat={other} />
    </section>
  );
}

function Count({ table, seat }: { table: OverturnTable; seat: number }) {
  const count = table.view.value.score[seat]!;
  const who = table.isSeated && seat === table.side.value ? null : table.name(seat);
  return (
    <p class={`overturn-count place-${table.place(seat)}`}>
      <SeatMark place={table.place(seat)} />
      <span aria-hidden="true">{count}</span>
      <span class="overturn-who" aria-hidden="true">
        {who ?? texts.value.match.you}
      </span>
      <span class="unseen">{words.value.scoreOf(who, count)}</span>
    </p>
  );
}
