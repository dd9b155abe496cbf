import { Count } from "./count.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Somebody else has the floor, and for how long: in the place of the clue's own time, so that nothing moves. */
export function FloorHead({ table, holder, until }: { table: MotAMotTable; holder: number; until: number }) {
  const { buzz: said } = words.value;
  return (
    <>
      <p class="mam-holder">{said.floorOf(table.name(holder))}</p>
      <Count match={table.match} until={until} label={said.floorTime} />
    </>
  );
}

/** Who was how fast, where several buzzed: with the figures, so that everybody can check. */
export function Order({ table }: { table: MotAMotTable }) {
  const { buzz: said } = words.value;
  const order = table.view.value.speech?.floor?.order ?? [];
  if (order.length < 2) return null;
  return (
    <ol class="mam-order note" aria-label={said.order}>
      {order.map(({ seat, lagMs, correctedMs }) => (
        <li key={seat}>{said.figures(table.who(seat), correctedMs, lagMs)}</li>
      ))}
    </ol>
  );
}
