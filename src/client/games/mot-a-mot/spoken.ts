import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { speakerOf } from "../../match/story.tsx";
import { announce } from "../../ui/live.tsx";
import type { MotAMotTable } from "./table.ts";
import { tell } from "./tell.ts";

/** The board says clues itself, at once; said here as well they would be heard twice. */
const SAID_BY_THE_BOARD = ["clue-given"];

/** Says aloud what has happened since the page last looked; not the whole past when it opens. */
export function useSpoken(table: MotAMotTable): void {
  const heard = useRef<number | null>(null);
  useSignalEffect(() => {
    const story = table.match.story.value;
    const newest = story.at(-1)?.seq ?? 0;
    const since = heard.current;
    heard.current = newest;
    if (since === null || newest === since) return;
    const speaker = speakerOf(table.match);
    const sentences = story
      .filter(({ seq, type }) => seq > since && !SAID_BY_THE_BOARD.includes(type))
      .map((event) => tell(event, speaker))
      .filter((sentence) => sentence !== null);
    if (sentences.length > 0) announce(sentences.slice(-4).join(" "));
  });
}
