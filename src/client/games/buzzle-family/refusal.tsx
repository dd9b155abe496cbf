import type { Refused } from "../../../link/outbox.ts";
import { fill, texts } from "../../language.ts";
import type { FamilyTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Why the last move was not taken, next to where it was made. */
export function Refusal({ table }: { table: FamilyTable }) {
  const refusal = table.refusal.value;
  return (
    <p class="refusal" role="alert" key={refusal?.id}>
      {refusal && refusalText(refusal)}
    </p>
  );
}

/** A refusal in the reader's language; by its code, with the server's details filled in. */
function refusalText({ code, detail }: Refused): string {
  const own: Readonly<Record<string, string>> = words.value.problems;
  const shared: Readonly<Record<string, string>> = texts.value.refusals;
  const sentence = shared[code] ?? own[code.slice(code.indexOf("/") + 1)];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
