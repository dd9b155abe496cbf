import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { shownName } from "../../match/events.ts";
import { CHAT_PHRASES, CHAT_TEXT_MAX } from "../../protocol/chat.ts";
import { loadBlocked } from "../blocked.ts";
import { texts } from "../language.ts";
import { Person } from "../people/open.tsx";
import { Choice } from "../ui/choice.tsx";
import { lazy } from "../ui/lazy.tsx";
import { isHeard, textOf } from "./heard.ts";
import type { MatchStore } from "./store.ts";

/** Whom one has had enough of: fetched by those who have. */
const ReportAndMute = lazy(
  () => import("./report-and-mute.tsx").then((module) => module.ReportAndMute),
  () => null,
);

/** A few ready phrases for everybody; own words among people who met by a link. */
export function Chat({ match }: { match: MatchStore }) {
  const { chat } = texts.value;
  const seat = match.seat.value;
  const heard = match.chat.value.filter(isHeard);
  const isOpen = useSignal(false);
  useEffect(() => void loadBlocked(), []);
  return (
    <section class="drawer-body chat" aria-label={texts.value.match.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="chat-lines" tabIndex={0}>
        {heard.length === 0 && <li class="note">{chat.empty}</li>}
        {heard.map((message, i) => (
          <li key={`${message.at}-${i}`} data-mine={message.from.id === match.player.value}>
            <b>
              <Person id={message.from.id} name={shownName(message.from)} />
            </b>{" "}
            {message.to === "team" && <span class="note">{chat.toTeam}</span>}
            <span class="chat-text">{textOf(message)}</span>
          </li>
        ))}
      </ol>
      {seat !== null && <Speak match={match} seat={seat} />}
      <details
        class="manners"
        onToggle={(event) => {
          isOpen.value = event.currentTarget.open;
        }}
      >
        <summary>{chat.manners}</summary>
        {isOpen.value && <ReportAndMute match={match} />}
      </details>
    </section>
  );
}

function Speak({ match, seat }: { match: MatchStore; seat: number }) {
  const { chat, phrases } = texts.value;
  const to = useSignal<"table" | "team">("table");
  const text = useSignal("");
  /** What was sent last: given back where it was refused. */
  const sent = useSignal("");
  const failed = useSignal(false);
  const hasTeam = (match.seats.value[seat]?.members.length ?? 0) > 1;
  // Strangers speak in phrases.
  const isFree = match.table.value?.visibility === "private";
  const unsaid = match.unsaid?.value ?? null;

  useSignalEffect(() => {
    if (match.unsaid?.value && text.peek() === "") text.value = sent.peek();
  });

  function send(event: Event) {
    event.preventDefault();
    const said = text.value.trim();
    if (said === "") return;
    failed.value = !match.say(to.value, { text: said });
    if (failed.value) return;
    sent.value = said;
    text.value = "";
  }

  return (
    <div class="chat-speak">
      {hasTeam && (
        <Choice
          legend={chat.to}
          value={to.value}
          choices={[
            ["table", chat.table],
            ["team", chat.team],
          ]}
          change={(value) => {
            to.value = value;
          }}
        />
      )}
      <div class="phrases">
        {CHAT_PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="phrase"
            onClick={() => {
              failed.value = !match.say(to.value, { phrase });
            }}
          >
            {phrases[phrase]}
          </button>
        ))}
      </div>
      {isFree && (
        <form class="chat-form" onSubmit={send}>
          <input
            class="text-box"
            aria-label={chat.write}
            placeholder={chat.write}
            maxLength={CHAT_TEXT_MAX}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="button">
            {chat.send}
          </button>
        </form>
      )}
      <p class="refusal" role="alert">
        {failed.value ? chat.offline : unsaid && chat.unsaid[unsaid]}
      </p>
    </div>
  );
}
