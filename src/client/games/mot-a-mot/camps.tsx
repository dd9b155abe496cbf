import { CAMP_MS } from "../../../games/mot-a-mot/options.ts";
import { CAMPS } from "../../../games/mot-a-mot/roles.ts";
import { Count } from "./count.tsx";
import { Refusal } from "./refusal.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Before the Finale: each in turn to the speakers or the seekers. */
export function Camps({ table }: { table: MotAMotTable }) {
  const { camps: said } = words.value;
  const { camps } = table.view.value;
  if (!camps) return null;
  const [next] = camps.waiting;
  const isMine = next !== undefined && next === table.you.value;
  return (
    <section class="mam-camps">
      <div class="mam-call">
        <Count match={table.match} until={camps.until} wholeMs={CAMP_MS} />
        <div>
          <h2>{isMine ? said.yours : next === undefined ? said.title : said.theirs(table.name(next))}</h2>
          <p class="note">{said.hint}</p>
        </div>
      </div>
      <div class="mam-camp-pair">
        {CAMPS.map((camp) => (
          <div key={camp} class="mam-camp" data-camp={camp}>
            <h3>{said.names[camp]}</h3>
            <ul>
              {camps[camp].map((seat) => (
                <li key={seat}>{table.who(seat) ?? words.value.players.you}</li>
              ))}
            </ul>
            {isMine && (
              <button
                type="button"
                class="button is-filled is-large"
                disabled={!camps.open.includes(camp) || table.match.sending.value}
                onClick={() => void table.play({ type: "camp", camp })}
              >
                {said.join[camp]}
              </button>
            )}
          </div>
        ))}
      </div>
      <Refusal table={table} />
    </section>
  );
}
