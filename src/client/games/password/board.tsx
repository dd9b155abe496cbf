import { useSignalEffect } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import type { MatchStore } from "../../match/store.ts";
import { speakerOf } from "../../match/story.tsx";
import { announce } from "../../ui/live.tsx";
import { Choosing } from "./choosing.tsx";
import { Ending } from "./ending.tsx";
import { Play } from "./play.tsx";
import { PasswordTable } from "./table.ts";
import { tell } from "./tell.ts";
import "./styles/index.css";

export function Board({ match }: { match: MatchStore }) {
  const table = useMemo(() => new PasswordTable(match), [match]);
  useSpoken(table);
  switch (table.view.value.phase) {
    case "choosing":
      return <Choosing table={table} />;
    case "turn":
    case "asking":
      return <Play table={table} />;
    case "finished":
      return <Ending table={table} />;
  }
}

/** Says aloud what has happened since the page last looked; not the whole past when it opens. */
function useSpoken(table: PasswordTable): void {
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
