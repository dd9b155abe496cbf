import { useEffect, useMemo } from "preact/hooks";
import type { OverturnTypes } from "../../../games/overturn/index.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { foreignOf, speakerOf } from "../../match/story.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { WordsIn } from "../../ui/words-in.tsx";
import { Ending } from "./ending.tsx";
import { Grid } from "./grid.tsx";
import { Panel } from "./panel.tsx";
import { Score } from "./score.tsx";
import { OverturnTable } from "./table.ts";
import { tell } from "./tell.ts";
import { cellText, words } from "./texts/index.ts";
import "./overturn.css";

const PositionEnd = lazy(
  () => import("./daily.tsx").then((module) => module.PositionEnd),
  () => null,
);

export function Board({ match }: { match: MatchStore<OverturnTypes> }) {
  const table = useMemo(() => new OverturnTable(match), [match]);
  useSpoken(table.match, tell);
  const { game, phase, alone } = table.view.value;
  const isOver = phase === "finished";
  const End = alone ? PositionEnd : Ending;
  // A word begun on the upper tiles means nothing on the lower ones, nor once all is over.
  useEffect(() => table.startPass(false), [table, game, isOver]);
  return (
    <div class="overturn">
      <div class="overturn-board">
        <Score table={table} />
        <Grid table={table} />
      </div>
      <div class="overturn-side">
        <Says table={table} />
        {isOver ? <End table={table} /> : <Panel table={table} />}
      </div>
    </div>
  );
}

/** The last move in words, for a glance: the live region has said it already. Before there is one, what it is about. */
function Says({ table }: { table: OverturnTable }) {
  const view = table.view.value;
  if (!view.last) {
    const { goal, turn } = words.value;
    return <p class="overturn-says told-by-guide">{`${goal} ${turn.reuse[view.mode]}`}</p>;
  }
  const speaker = speakerOf(table.match);
  const sentence = tell(view.last, speaker, (cell) => cellText(lettersAt(view, cell).toUpperCase(), cell));
  return (
    <p class="overturn-says" data-place={table.place(view.last.seat)}>
      {sentence && <WordsIn text={sentence} lang={foreignOf(speaker)} />}
    </p>
  );
}
