import { useSignalEffect } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import type { MatchStore } from "../../match/store.ts";
import { speakerOf } from "../../match/story.tsx";
import { announce } from "../../ui/live.tsx";
import { Ending } from "./ending.tsx";
import { Play } from "./play.tsx";
import { LexiduelTable } from "./table.ts";
import { tell } from "./tell.ts";
import "./styles/index.css";

export function Board({ match }: { match: MatchStore }) {
  const table = useMemo(() => new LexiduelTable(match), [match]);
  useSpoken(table);
  return table.view.value.phase === "finished" ? <Ending table={table} /> : <Play table={table} />;
}

/** Says aloud what has happened since the page last looked; not the whole past when it opens. */
function useSpoken(table: LexiduelTable): void {
  const heard = useRef<number | null>(null);
  useSignalEffect(() => {
    const story = table.match.story.value;
    const newest = story.at(-1)?.seq ?? 0;
    const since = heard.current;
    if (story.length === 0) return;
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
