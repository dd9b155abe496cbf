import type { Happening } from "../../../games/password/state.ts";
import { foreignOf, speakerOf } from "../../match/story.tsx";
import { Sign } from "../../ui/sign.tsx";
import { WordsIn } from "../../ui/words-in.tsx";
import { type Tone, toneOf } from "../tone.ts";
import type { PasswordTable } from "./table.ts";
import { answerOf, questionOf, tell } from "./tell.ts";

/** The last thing that happened, its answer large enough for a glance. The live region has said it already. */
export function Says({ table }: { table: PasswordTable }) {
  const { last } = table.view.value;
  if (!last) return null;
  const speaker = speakerOf(table.match);
  const isAsked = last.type === "asked";
  return (
    <div class="says" key={table.match.story.value.length} data-tone={toneFor(last, table.you.value)}>
      <p class="says-what">
        <WordsIn
          text={(isAsked ? questionOf(last, speaker) : tell(last, speaker)) ?? ""}
          lang={foreignOf(speaker)}
        />
      </p>
      {isAsked && (
        <p class="says-answer">
          <Sign yes={last.yes} /> {answerOf(last, speaker)}
        </p>
      )}
    </div>
  );
}

function toneFor(last: Happening, you: number | null): Tone | null {
  if (last.type === "asked") return toneOf(last, last.yes, you);
  return last.type === "guessed" ? toneOf(last, last.right, you) : null;
}
