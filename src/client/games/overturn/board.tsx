import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { lettersAt } from "../../../games/overturn/paths.ts";
import type { MatchStore } from "../../match/store.ts";
import { speakerOf } from "../../match/story.tsx";
import { announce } from "../../ui/live.tsx";
import { Ending } from "./ending.tsx";
import { Grid } from "./grid.tsx";
import { Panel } from "./panel.tsx";
import { Score } from "./score.tsx";
import { OverturnTable } from "./table.ts";
import { tell } from "./tell.ts";
import "./overturn.css";

export function Board({ match }: { match: MatchStore }) {
  const table = useMemo(() => new OverturnTable(match), [match]);
  useSpoken(table);
  const { game } = table.view.value;
  // A word begun on the upper tiles means nothing on the lower ones.
  useEffect(() => table.startPass(false), [table, game]);
  const isOver = table.view.value.phase === "finished";
  return (
    <div class="overturn">
      <div class="overturn-board">
        <Score table={table} />
        <Grid table={table} />
      </div>
      <div class="overturn-side">
        <Says table={table} />
        {isOver ? <Ending table={table} /> : <Panel table={table} />}
      </div>
    </div>
  );
}

/** The last move in words, for a glance. The live region has said it already. */
function Says({ table }: { table: OverturnTable }) {
  const view = table.view.value;
  if (!view.last) return null;
  const sentence = tell(view.last, speakerOf(table.match), (cell) => lettersAt(view, cell).toUpperCase());
  return (
    <p class="overturn-says" data-place={table.place(view.last.seat)}>
      {sentence}
    </p>
  );
}

/** Says aloud what has happened since the page last looked; not the whole past when it opens. */
function useSpoken(table: OverturnTable): void {
  const heard = useRef<number | null>(null);
  useSignalEffect(() => {
    const story = table.match.story.value;
    if (story.length === 0) return;
    const newest = story.at(-1)?.seq ?? 0;
    const since = heard.current;
    heard.current = newest;
    if (since === null || newest === since) return;
    const speaker = speakerOf(table.match);
    const sentences = story
      .filter(({ seq }) => seq > since)
      .map((event) => tell(event, speaker))
      .filter((sentence) => sentence !== null);
    if (sentences.length > 0) announce(sentences.slice(-4).join(" "));
  });
}
