import type { Happening } from "../../../games/buzzle/state.ts";
import { speakerOf } from "../../match/story.tsx";
import { Sign } from "../../ui/sign.tsx";
import type { BuzzleTable } from "./table.ts";
import { answerOf, questionOf, tell } from "./tell.ts";

/** The last thing that happened, its answer large enough for a glance. The live region has said it already. */
export function Says({ table }: { table: BuzzleTable }) {
  const { last } = table.view.value;
  if (!last) return null;
  const speaker = speakerOf(table.match);
  const sign = signOf(last);
  const isQuestion = last.type === "proposed" || last.type === "positioned";
  return (
    <div class="bz-says" key={table.match.story.value.length} data-sign={sign}>
      <p>{isQuestion ? questionOf(last, speaker) : tell(last, speaker)}</p>
      {isQuestion && (
        <p class="bz-answer">
          <Sign yes={sign === true} /> {answerOf(last, speaker)}
        </p>
      )}
    </div>
  );
}

function signOf(last: Happening): boolean | undefined {
  switch (last.type) {
    case "proposed":
      return last.yes;
    case "positioned":
      return last.exact;
    case "guessed":
      return last.right;
    case "started":
    case "passed":
    case "side-left":
      return undefined;
  }
}
