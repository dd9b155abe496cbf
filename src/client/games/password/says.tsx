import { speakerOf } from "../../match/story.tsx";
import type { PasswordTable } from "./table.ts";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

/** The last thing that happened, large enough to be read across a table. The live region has said it already. */
export function Says({ table }: { table: PasswordTable }) {
  const { last } = table.view.value;
  const sentence = last && tell(last, speakerOf(table.match));
  const sign = last?.type === "asked" ? last.yes : last?.type === "guessed" ? last.right : null;
  return (
    <p class="says" key={table.match.story.value.length} data-sign={sign}>
      {sign !== null && (
        <span class="says-sign" aria-hidden="true">
          {sign ? "✓" : "✗"}
        </span>
      )}
      <span>{sentence ?? words.value.turn.yours}</span>
    </p>
  );
}
