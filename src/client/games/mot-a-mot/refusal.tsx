import { type MotAMotTable, refusalText } from "./table.ts";

/** Why the last move was not taken, next to where it was made. */
export function Refusal({ table }: { table: MotAMotTable }) {
  const refusal = table.refusal.value;
  return (
    <p class="refusal" role="alert" key={refusal?.id}>
      {refusal && refusalText(refusal)}
    </p>
  );
}
