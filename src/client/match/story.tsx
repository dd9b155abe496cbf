import type { Language } from "../../core/language.ts";
import {
  type DisclosedMatchEvent,
  isSentByMatch,
  type SentEvent,
  type StopReason,
  shownName,
} from "../../match/events.ts";
import type { ClientGame, Speaker } from "../games/client-game.ts";
import type { Texts } from "../i18n/fr.ts";
import { language, texts } from "../language.ts";
import { WordsIn } from "../ui/words-in.tsx";
import { seatName } from "./names.ts";
import type { MatchStore } from "./store.ts";

/** What happened so far, the newest first, in sentences. */
export function Story({ match, client }: { match: MatchStore; client: ClientGame | null }) {
  const { match: said } = texts.value;
  const speaker = speakerOf(match);
  const names = namesIn(match.story.value);
  const lines = match.story.value
    .map((event) => sentenceOf(event, speaker, client, names))
    .filter((line) => line !== null)
    .toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="drawer-body" aria-label={said.story} tabIndex={0}>
      {lines.length === 0 && <p class="note">{said.storyEmpty}</p>}
      <ol class="story" reversed>
        {lines.map((line, i) => (
          <li key={lines.length - i}>
            <WordsIn text={line} lang={foreignOf(speaker)} />
          </li>
        ))}
      </ol>
      {match.storyCut.value && <p class="note">{said.storyCut}</p>}
    </section>
  );
}

export function speakerOf(match: MatchStore): Speaker {
  const seats = match.seats.value;
  return {
    language: language.value,
    wordsLanguage: match.table.value?.language ?? "fr",
    you: match.seat.value,
    name: (seat) => seatName(seats, seat, texts.value),
  };
}

/** The language of the game's words, where it is not the page's. */
export const foreignOf = ({ language: spoken, wordsLanguage }: Speaker): Language | null =>
  spoken === wordsLanguage ? null : wordsLanguage;

/** One happening as a sentence; null for what is not worth one. */
export const sentenceOf = (
  event: SentEvent,
  speaker: Speaker,
  client: ClientGame | null,
  names: ReadonlyMap<string, string> = new Map(),
): string | null =>
  isSentByMatch(event) ? tellCommon(event, speaker, names) : (client?.tell(event, speaker) ?? null);

/** Everybody who ever sat here, by id: who left is named nowhere else. */
function namesIn(story: readonly SentEvent[]): ReadonlyMap<string, string> {
  const members = story
    .filter(isSentByMatch)
    .flatMap((event) => ("member" in event && typeof event.member === "object" ? [event.member] : []));
  return new Map(members.map((member) => [member.id, shownName(member)]));
}

/** The facts that are the same in all games. */
function tellCommon(
  event: DisclosedMatchEvent,
  speaker: Speaker,
  names: ReadonlyMap<string, string>,
): string | null {
  const { events } = texts.value;
  switch (event.type) {
    case "match-created":
      return event.rated ? `${events.created} ${texts.value.match.rated}` : events.created;
    case "seat-taken": {
      const named = "member" in event ? shownName(event.member) : "";
      return events.seated(named || speaker.name(event.seat));
    }
    case "match-begun":
      return events.begun;
    case "room-changed":
      return events.changed;
    case "seats-arranged":
      return events.arranged;
    case "seat-vacated":
      return events.leftRoom(names.get(event.member) ?? speaker.name(event.seat));
    case "host-changed": {
      const host = names.get(event.host);
      return host === undefined ? null : events.newHost(host);
    }
    case "member-renamed":
      return shownName(event.member) && events.renamed(shownName(event.member));
    case "seat-handed-over":
      return texts.value.absence.handedOver(speaker.name(event.seat));
    case "seat-taken-back":
      return texts.value.absence.takenBack(speaker.name(event.seat));
    case "clocks-stopped":
      return sayStopped(texts.value.absence, event.reason);
    case "match-voided":
      return events.voided(speaker.name(event.seat));
    case "resignation-agreed":
      return events.resigning(speaker.name(event.seat));
    default:
      return null;
  }
}

function sayStopped(said: Texts["absence"], reason: StopReason): string | null {
  if (reason === "somebody-back") return null;
  return reason === "everyone-left" ? said.fellAsleep : said.hadStopped;
}
