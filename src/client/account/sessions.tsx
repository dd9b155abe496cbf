import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Sessions as Listed } from "../../protocol/accounts.ts";
import { language } from "../language.ts";
import { endSession, readSessions } from "./api.ts";
import { CARE_TEXTS } from "./care-texts.ts";
import { asOwner } from "./confirm.ts";
import { formatDay } from "./days.ts";
import { told } from "./keys.tsx";
import type { Acts } from "./page.tsx";
import { ACCOUNT_TEXTS } from "./texts.ts";

/** Where else one is signed in, to end one of these sessions. Who is signed in here alone reads nothing of it. */
export function Sessions({ token, acts }: { token: string; acts: Acts }) {
  const said = CARE_TEXTS[language.value];
  const others = useSignal<Listed["sessions"]>([]);

  async function load() {
    const read = await readSessions(token);
    if (read.ok) others.value = read.value.sessions.filter(({ isThis }) => !isThis);
  }
  useEffect(() => void load(), [token]);

  async function end(id: string) {
    const ask = (confirmation?: string) => endSession(token, id, confirmation);
    const ended = await asOwner(token, ask, acts.asking);
    if (!ended.ok) return told(ended.error, acts);
    acts.done(said.sessionEnded);
    await load();
  }

  if (others.value.length === 0) return null;
  return (
    <section class="me-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{said.sessions}</h2>
      <ul class="me-keys">
        {others.value.map(({ id, begunAt, seenAt, device }) => {
          const name = ACCOUNT_TEXTS[language.value].key(device);
          const facts = said.sessionFacts(formatDay(begunAt), formatDay(seenAt));
          return (
            <li key={id}>
              <span>
                <span class="me-key-name">{name}</span>
                <span class="note">{facts}</span>
              </span>
              <button
                type="button"
                class="plain"
                aria-label={said.endSessionNamed(`${name}, ${facts}`)}
                onClick={() => void end(id)}
              >
                {said.endSession}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
