import { useEffect } from "preact/hooks";
import { blocked, loadBlocked, unblock } from "../blocked.ts";
import { language } from "../language.ts";
import { CARE_TEXTS } from "./care-texts.ts";
import type { Acts } from "./page.tsx";

/** Whom one has blocked, to take them off the list again. Who has blocked nobody reads nothing of it. */
export function Blocks({ token, acts }: { token: string; acts: Acts }) {
  const said = CARE_TEXTS[language.value];
  useEffect(() => void loadBlocked(), [token]);
  const list = blocked.value ?? [];
  if (list.length === 0) return null;

  async function take(player: string, name: string) {
    const answer = await unblock(token, player);
    if (answer.ok) acts.done(said.unblocked(name));
    else acts.failed(answer.error);
  }

  return (
    <section class="me-part" aria-labelledby="blocked-title">
      <h2 id="blocked-title">{said.blocked}</h2>
      <p class="note">{said.blockedLead}</p>
      <ul class="me-keys">
        {list.map(({ player, name }) => (
          <li key={player}>
            <span class="me-key-name">{name ?? said.gone}</span>
            <button
              type="button"
              class="plain"
              aria-label={said.unblockNamed(name ?? said.gone)}
              onClick={() => void take(player, name ?? said.gone)}
            >
              {said.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
