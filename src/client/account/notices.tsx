import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Notice } from "../../protocol/notices.ts";
import { MEASURES, OBJECTION_MAX } from "../../protocol/report-reasons.ts";
import { type Answer, call } from "../api.ts";
import { language } from "../language.ts";
import { reportTexts } from "../match/report-and-mute-texts.ts";
import { waiting } from "../news/state.ts";
import { CARE_TEXTS } from "./care-texts.ts";
import type { Acts } from "./page.tsx";

const readNotices = (token: string): Answer<{ notices: Notice[] }> =>
  call("GET", "/api/me/notices", { token });

/** What an administrator decided that concerns whoever plays here. Reading it is having read it. */
export function Notices({ token, acts }: { token: string; acts: Acts }) {
  const said = CARE_TEXTS[language.value];
  const notices = useSignal<readonly Notice[]>([]);

  async function load() {
    const read = await readNotices(token);
    if (!read.ok) return;
    notices.value = read.value.notices;
    for (const { id, seenAt } of read.value.notices)
      if (seenAt === null) void call("POST", `/api/me/notices/${encodeURIComponent(id)}/seen`, { token });
    if (waiting.value) waiting.value = { ...waiting.value, notices: 0 };
  }
  useEffect(() => void load(), [token]);

  if (notices.value.length === 0) return null;
  return (
    <section class="me-part me-notices" aria-labelledby="notices-title">
      <h2 id="notices-title">{said.notices}</h2>
      <ul>
        {notices.value.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            token={token}
            acts={acts}
            onObject={() => void load()}
          />
        ))}
      </ul>
    </section>
  );
}

function NoticeItem(props: { notice: Notice; token: string; acts: Acts; onObject: () => void }) {
  const { notice, token, acts, onObject } = props;
  const said = CARE_TEXTS[language.value];
  const isWriting = useSignal(false);
  const text = useSignal("");
  const day = (at: number) => new Date(at).toLocaleDateString(language.value, { dateStyle: "long" });
  const isMeasure = (MEASURES as readonly string[]).includes(notice.kind);

  async function send(event: Event) {
    event.preventDefault();
    if (text.value.trim() === "") return;
    const path = `/api/me/notices/${encodeURIComponent(notice.id)}/objection`;
    const sent = await call("POST", path, { token, body: { text: text.value.trim() } });
    if (!sent.ok) return acts.failed(sent.error);
    isWriting.value = false;
    acts.done(said.objected);
    onObject();
  }

  return (
    <li data-kind={notice.kind}>
      <p>
        <b>{said.kinds[notice.kind](notice.until === null ? "" : day(notice.until))}</b>
      </p>
      <p class="note">
        {day(notice.at)} · {reportTexts().reasons[notice.reason]}
      </p>
      {notice.said !== null && (
        <p>
          {said.youSaid} <q>{notice.said}</q>
        </p>
      )}
      {isMeasure && notice.objectedAt !== null && (
        <p class="note">
          {notice.objectedAt > notice.at ? said.objectedOn(day(notice.objectedAt)) : said.lookedAgain}
        </p>
      )}
      {isMeasure && notice.objectedAt === null && !isWriting.value && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => {
              isWriting.value = true;
            }}
          >
            {said.object}
          </button>
        </p>
      )}
      {isWriting.value && (
        <form class="me-objection" onSubmit={send}>
          <label class="field">
            <span class="field-name">{said.objection}</span>
            <textarea
              class="text-box"
              rows={4}
              maxLength={OBJECTION_MAX}
              value={text.value}
              ref={(box) => box?.focus()}
              onInput={(event) => {
                text.value = event.currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="button is-filled">
            {said.objectionSend}
          </button>
        </form>
      )}
    </li>
  );
}
