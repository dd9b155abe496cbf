import { Count } from "./count.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Who has the floor, and for how long: seekers see it at their buzzer, everybody else here. */
export function Floor({ table }: { table: MotAMotTable }) {
  const { buzz: said } = words.value;
  const floor = table.view.value.speech?.floor ?? null;
  if (floor === null || floor.seat === null) return null;
  return (
    <>
      {floor.until !== null && (
        <div class="mam-holder">
          <Count match={table.match} until={floor.until} />
          <p>{said.floorOf(table.name(floor.seat))}</p>
        </div>
      )}
      <Order table={table} />
    </>
  );
}

/** Who was how fast, where several buzzed: with the figures, so that everybody can check. */
function Order({ table }: { table: MotAMotTable }) {
  const { buzz: said } = words.value;
  const order = table.view.value.speech?.floor?.order ?? [];
  if (order.length < 2) return null;
  return (
    <ol class="mam-order note" aria-label={said.order}>
      {order.map(({ seat, arrivedMs, lagMs, correctedMs }) => (
        <li key={seat}>
          {said.figures(table.who(seat), Math.round(arrivedMs), Math.round(lagMs), Math.round(correctedMs))}
        </li>
      ))}
    </ol>
  );
}
