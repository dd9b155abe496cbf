import type { Stock } from "../../../games/lexiduel/stock.ts";
import { sizeOf } from "../../../games/lexiduel/stock.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** What each side still has to pose. Both stocks lie open. */
export function Stocks({ table }: { table: LexiduelTable }) {
  const { stock: said } = words.value;
  const { stocks } = table.view.value;
  const far = 1 - table.near;
  return (
    <div class="lx-stocks">
      {!table.isMyTurn && (
        <Case
          place={0}
          title={table.you.value === null ? said.theirs(table.name(0)) : said.yours}
          stock={stocks[table.near]!}
        />
      )}
      <Case place={1} title={said.theirs(table.name(far))} stock={stocks[far]!} />
    </div>
  );
}

function Case({ place, title, stock }: { place: number; title: string; stock: Stock }) {
  const { stock: said } = words.value;
  return (
    <details class="lx-case">
      <summary>
        <SeatMark place={place} /> {title} <span class="note">{said.total(sizeOf(stock))}</span>
      </summary>
      <ul class="lx-letters-left">
        {stock.map((count, i) => {
          const letter = String.fromCharCode(65 + i);
          return (
            <li key={letter} data-none={count === 0}>
              <span class="unseen">{said.left(letter, count)}</span>
              <b aria-hidden="true">{letter}</b>
              <span aria-hidden="true">{count}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
