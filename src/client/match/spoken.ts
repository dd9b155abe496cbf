import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { GameTypes } from "../../games/game.ts";
import { ofGame } from "../../match/events.ts";
import type { ClientGame } from "../games/client-game.ts";
import { announce } from "../ui/live.tsx";
import type { MatchStore } from "./store.ts";
import { foreignOf, speakerOf } from "./story.tsx";

const MOST = 4;

/** Says aloud what has happened since the page last looked; not the whole past when it opens. */
export function useSpoken<Types extends GameTypes>(
  match: MatchStore<Types>,
  tell: ClientGame<Types>["tell"],
): void {
  const heard = useRef<number | null>(null);
  useSignalEffect(() => {
    const story = match.story.value;
    if (story.length === 0) return;
    const newest = story.at(-1)?.seq ?? 0;
    const since = heard.current;
    heard.current = newest;
    if (since === null || newest === since) return;
    const speaker = speakerOf(match);
    const sentences = ofGame(story)
      .filter(({ seq }) => seq > since)
      .map((event) => tell(event, speaker))
      .filter((sentence) => sentence !== null);
    if (sentences.length > 0) announce(sentences.slice(-MOST).join(" "), foreignOf(speaker));
  });
}
