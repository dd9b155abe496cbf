import { BONUS_MS } from "../../../games/mot-a-mot/options.ts";
import { Count } from "./count.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** All three are found and clues are left: another entry of the card, or enough. */
export function BonusChoice({ table }: { table: MotAMotTable }) {
  const { bonus: said } = words.value;
  const { round, numbers, speech, language } = table.view.value;
  if (!round?.card || !speech) return null;
  const left = round.card
    .map((text, entry) => ({ text, entry }))
    .filter(({ entry }) => !numbers.includes(entry) && !speech.bonuses.includes(entry));
  return (
    <section class="mam-bonus">
      <div class="mam-call">
        {speech.until !== null && <Count match={table.match} until={speech.until} wholeMs={BONUS_MS} />}
        <div>
          <h2>{said.title}</h2>
          <p class="note">{said.hint(speech.budget - speech.spent)}</p>
        </div>
      </div>
      <ul class="mam-bonus-list" lang={language}>
        {left.map(({ text, entry }) => (
          <li key={entry}>
            <button
              type="button"
              class="button"
              disabled={table.match.sending.value}
              onClick={() => void table.play({ type: "bonus", entry })}
            >
              <span class="mam-number">{entry}</span> {text}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        disabled={table.match.sending.value}
        onClick={() => void table.play({ type: "stop" })}
      >
        {said.stop}
      </button>
    </section>
  );
}

/** A bonus that nobody finds may be given up. */
export function StopBonus({ table }: { table: MotAMotTable }) {
  const { bonus: said } = words.value;
  if (!table.view.value.speech?.isBonus || table.situation.value.kind === "floor-held") return null;
  return (
    <button
      type="button"
      class="plain"
      disabled={table.match.sending.value}
      onClick={() => void table.play({ type: "stop" })}
    >
      {said.stop}
    </button>
  );
}
