import type { SentEvent } from "../../match/events.ts";
import type { ClientGame, Speaker } from "../games/client-game.ts";
import { texts } from "../language.ts";
import type { MatchStore } from "./store.ts";
import { sentenceOf, speakerOf } from "./story.tsx";

/** Sums up what happened unseen, until one has read it or moves. Those who listen have heard it already. */
export function Missed({ match, client }: { match: MatchStore; client: ClientGame }) {
  const { match: said, close } = texts.value;
  const { lines, more } = missedLines(match.missed?.value ?? [], speakerOf(match), client);
  if (lines.length === 0) return null;
  return (
    <section class="missed" aria-label={said.missed}>
      <p>
        <b>{said.missed}</b> {more > 0 && <span class="note">{said.missedMore(more)}</span>}
        {lines.map((line, i) => (
          <span key={i}> {line}</span>
        ))}
      </p>
      <button type="button" class="icon-button" aria-label={close} onClick={() => match.forgetMissed?.()}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </section>
  );
}

/** As much as is read at a glance; the story has the rest. */
const MOST_LINES = 3;

/** The last of what was missed, as sentences, and how many came before. */
export function missedLines(
  events: readonly SentEvent[],
  speaker: Speaker,
  client: ClientGame,
): { readonly lines: readonly string[]; readonly more: number } {
  const all = events.map((event) => sentenceOf(event, speaker, client)).filter((line) => line !== null);
  return { lines: all.slice(-MOST_LINES), more: Math.max(0, all.length - MOST_LINES) };
}
