import { useSignal } from "@preact/signals";
import type { ChatMessage } from "../../protocol/frames.ts";
import { REPORT_REASONS, type ReportReason } from "../../protocol/report-reasons.ts";
import type { ApiProblem } from "../api.ts";
import { block, blocked, isBlocked, unblock } from "../blocked.ts";
import { texts } from "../language.ts";
import { sendReport } from "../room/api.ts";
import { ensureGuest } from "../session.ts";
import { textOf } from "./heard.ts";
import { isMuted, mute } from "./muted.ts";
import { reportTexts } from "./report-and-mute-texts.ts";
import type { MatchStore } from "./store.ts";

/** The others at this table, and those who spoke: to read them no more, or to tell an administrator. */
export function ReportAndMute({ match }: { match: MatchStore }) {
  const said = reportTexts();
  const reported = useSignal<string | null>(null);
  const problem = useSignal<ApiProblem | null>(null);
  const others = new Map(
    [...match.chat.value.map(({ from }) => from), ...match.seats.value.flatMap(({ members }) => members)].map(
      (member) => [member.id, member],
    ),
  );
  if (match.player.value) others.delete(match.player.value);
  if (others.size === 0) return <p class="note">{said.nobody}</p>;

  async function change(id: string, name: string) {
    const player = await ensureGuest();
    if (!player.ok) {
      problem.value = player.error;
      return;
    }
    const { token } = player.value;
    const done = isBlocked(id) ? await unblock(token, id) : await block(token, id, name);
    problem.value = done.ok ? null : done.error;
  }

  return (
    <ul class="manners-list">
      {[...others.values()].map(({ id, name }) => (
        <li key={id}>
          <span class="manners-who">{name}</span>
          <button type="button" class="plain" onClick={() => mute(id, !isMuted(id))}>
            {isMuted(id) ? said.unmute(name) : said.mute(name)}
          </button>
          <button
            type="button"
            class="plain"
            aria-expanded={reported.value === id}
            onClick={() => {
              reported.value = reported.value === id ? null : id;
            }}
          >
            {said.report(name)}
          </button>
          <button type="button" class="plain" onClick={() => void change(id, name)}>
            {isBlocked(id) ? said.unblock(name) : said.block(name)}
          </button>
          <p class="note" role="status">
            {blocked.value !== null && isBlocked(id) && said.blocked(name)}
          </p>
          {reported.value === id && <ReportForm match={match} player={id} />}
        </li>
      ))}
      <li class="refusal" role="alert">
        {problem.value && texts.value.problems[problem.value]}
      </li>
    </ul>
  );
}

function ReportForm({ match, player }: { match: MatchStore; player: string }) {
  const said = reportTexts();
  const messages = match.chat.value.filter(({ from }) => from.id === player).slice(-10);
  const reason = useSignal<ReportReason>("insult");
  const about = useSignal<string>(messages.at(-1)?.text ? String(messages.at(-1)!.at) : "");
  const note = useSignal("");
  const state = useSignal<"open" | "sent" | ApiProblem>("open");

  async function send(event: Event) {
    event.preventDefault();
    const reporter = await ensureGuest();
    if (!reporter.ok) {
      state.value = reporter.error;
      return;
    }
    const made = await sendReport(reporter.value.token, {
      match: match.id,
      player,
      reason: reason.value,
      ...(about.value ? { saidAt: Number(about.value) } : {}),
      ...(note.value.trim() ? { note: note.value.trim() } : {}),
    });
    state.value = made.ok ? "sent" : made.error;
  }

  if (state.value === "sent") {
    return (
      <p class="note" role="status">
        {said.sent}
      </p>
    );
  }
  return (
    // Below what a phone shows of the drawer, it would seem that nothing came.
    <form class="report-form" ref={bring} onSubmit={send}>
      <label class="field">
        <span class="field-name">{said.reason}</span>
        <select
          class="text-box"
          value={reason.value}
          onChange={(event) => {
            reason.value = event.currentTarget.value as ReportReason;
          }}
        >
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {said.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      {messages.length > 0 && (
        <label class="field">
          <span class="field-name">{said.message}</span>
          <select
            class="text-box"
            value={about.value}
            onChange={(event) => {
              about.value = event.currentTarget.value;
            }}
          >
            <option value="">{said.noMessage}</option>
            {messages.map((message: ChatMessage) => (
              <option key={message.at} value={String(message.at)}>
                {textOf(message)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span class="field-name">{said.note}</span>
        <input
          class="text-box"
          maxLength={500}
          value={note.value}
          onInput={(event) => {
            note.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button">
        {said.send}
      </button>
      <p class="refusal" role="alert">
        {state.value !== "open" && texts.value.problems[state.value as ApiProblem]}
      </p>
    </form>
  );
}

const bring = (form: Element | null): void => form?.scrollIntoView({ block: "nearest" });
