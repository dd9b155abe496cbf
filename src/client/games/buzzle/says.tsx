import { useEffect } from "preact/hooks";
import type { Happening } from "../../../games/buzzle/state.ts";
import { ofGame } from "../../../match/events.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { speakerOf } from "../../match/story.tsx";
import { recall, remember } from "../../storage.ts";
import { Sign } from "../../ui/sign.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import { type Tone, toneOf } from "../tone.ts";
import type { BuzzleTable } from "./table.ts";
import { answerOf, questionOf, tell } from "./tell.ts";

/** The last thing that happened, its answer large enough for a glance. The live region has said it already. */
export function Says({ table }: { table: BuzzleTable }) {
  const { last } = table.view.value;
  if (!last) return null;
  const speaker = speakerOf(table.match);
  const isQuestion = last.type === "proposed" || last.type === "positioned";
  const isYes = isQuestion && yesOf(last);
  const scorer = scorerOf(table, last);
  return (
    <div class="bz-says" key={table.match.story.value.length} data-tone={toneFor(last, table.you.value)}>
      <p>{isQuestion ? questionOf(last, speaker) : tell(last, speaker)}</p>
      {isQuestion && (
        <p class="bz-answer">
          <Sign yes={isYes} /> {answerOf(last, speaker)}
          {scorer !== null && (
            <span class="bz-says-point">
              <SeatMark place={table.place(scorer)} /> +1
            </span>
          )}
        </p>
      )}
      {last.type === "proposed" && scorer !== null && !isYes && last.seat === table.you.value && (
        <NoScores table={table} />
      )}
    </div>
  );
}

const KNOWN = "buzzle-no-scores";

/** That a wrong piece scores too: said at the first "no" that one ever hears, and never again. */
function NoScores({ table }: { table: BuzzleTable }) {
  const { play } = words.value;
  const you = table.you.value;
  const own = ofGame(table.match.story.value).filter(
    (it) => it.type === "proposed" && !it.yes && it.seat === you,
  );
  const isFirst = own.length === 1 && (recall<string>(KNOWN) ?? table.match.id) === table.match.id;
  useEffect(() => {
    if (isFirst) remember(KNOWN, table.match.id);
  }, [isFirst]);
  if (!isFirst) return null;
  return <p class="bz-says-why">{play.noScores[table.view.value.noPoint]}</p>;
}

/** Whom a proposal brings its point. */
function scorerOf(table: BuzzleTable, last: Happening): number | null {
  if (last.type !== "proposed" || table.view.value.alone) return null;
  return last.yes || table.view.value.noPoint === "asker" ? last.seat : last.target;
}

const yesOf = (last: Extract<Happening, { type: "proposed" | "positioned" }>): boolean =>
  last.type === "proposed" ? last.yes : last.exact;

function toneFor(last: Happening, you: number | null): Tone | null {
  switch (last.type) {
    case "proposed":
    case "positioned":
      return toneOf(last, yesOf(last), you);
    case "guessed":
      return toneOf(last, last.right, you);
    case "started":
    case "passed":
    case "side-left":
      return null;
  }
}
