import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameEvent } from "../../games/game.ts";
import { isSentByMatch } from "../../match/events.ts";
import { isVoid } from "../../match/void.ts";
import { texts } from "../language.ts";
import { seatName } from "../match/names.ts";
import { confirmedOf, type MatchStore } from "../match/store.ts";
import { recall, remember } from "../storage.ts";
import { announce } from "../ui/live.tsx";
import { castTexts } from "./cast.ts";
import { type FeatOf, loadFeat } from "./feat.ts";
import type { Occasion } from "./occasions.ts";
import { Portrait } from "./portrait.tsx";
import { endFor, lineFor, occasionOf, type Spoken, talkerAmong } from "./voice.ts";
import "./bots.css";

const KEY = "bot-said";
/** Long enough to be read; any touch or key ends it, and it never takes one itself. */
const SHOWN_MS = 5000;

/** What the table's bot says, over the edge of the board: three lines a match at most, and never in the way. */
export function BotVoice({ match, game }: { match: MatchStore; game: string }) {
  const said = useSignal<string | null>(null);
  const feat = useSignal<FeatOf<GameEvent> | null>(null);
  const talker = useComputed(() => talkerAmong(match.seats.value));
  const heard = useRef<number | null>(null);
  const wasOver = useRef<boolean | null>(null);

  useEffect(() => {
    loadFeat(game).then(
      (how) => {
        feat.value = how;
      },
      () => {},
    );
  }, [game]);

  function say(occasion: Occasion, seq: number): void {
    const who = talker.peek();
    const cast = castTexts();
    if (!who || !cast) return;
    const chosen = lineFor(spokenIn(match.id), occasion, seq, cast.lines[who.level][occasion]);
    if (!chosen) return;
    remember(KEY, chosen.spoken);
    said.value = chosen.line;
    announce(cast.says(seatName(match.seats.peek(), who.seat, texts.peek()), chosen.line));
  }

  useSignalEffect(() => {
    const view = confirmedOf(match).value;
    const story = match.story.value;
    const judge = feat.value;
    const who = talker.value;
    if (!castTexts() || !judge || !who || !view || view.room || match.seat.peek() === null) return;
    const newest = story.at(-1)?.seq ?? 0;
    const since = heard.current;
    heard.current = newest;
    const isOver = view.outcome !== null;
    const ended = isOver && wasOver.current === false;
    wasOver.current = isOver;
    if (since === null) {
      const hasBegun = story.some((event) => !isSentByMatch(event) && event.seat !== undefined);
      if (!hasBegun && !isOver) say("begin", 0);
      return;
    }
    if (ended && view.outcome && !isVoid(view.outcome)) return say(endFor(who, view.outcome.winners), newest);
    for (const event of story) {
      if (isOver || event.seq <= since || isSentByMatch(event)) continue;
      const occasion = occasionOf(who, event.seat, judge(event));
      if (occasion !== null) say(occasion, event.seq);
    }
  });

  useEffect(() => {
    if (said.value === null) return;
    const hush = (): void => {
      said.value = null;
    };
    const timer = setTimeout(hush, SHOWN_MS);
    addEventListener("pointerdown", hush, { once: true });
    addEventListener("keydown", hush, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", hush);
      removeEventListener("keydown", hush);
    };
  }, [said.value]);

  const who = talker.value;
  if (said.value === null || !who) return null;
  // Those who listen heard it through the one queue.
  return (
    <div class="bot-says" aria-hidden="true">
      <Portrait level={who.level} />
      <p>
        <b>{seatName(match.seats.value, who.seat, texts.value)}</b>
        {said.value}
      </p>
    </div>
  );
}

function spokenIn(match: string): Spoken {
  const kept = recall<Spoken>(KEY);
  return kept?.match === match && Array.isArray(kept.parts) ? kept : { match, parts: [] };
}
