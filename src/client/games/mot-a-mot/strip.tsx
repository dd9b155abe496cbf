import { language } from "../../language.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Which round, and the three numbers that are played on every card. */
export function Strip({ table }: { table: MotAMotTable }) {
  const { strip } = words.value;
  const { round, numbers, phase, language: spoken } = table.view.value;
  return (
    <p class="mam-strip">
      <strong>
        {round?.finale || phase === "camps" ? strip.finale : round && strip.round(round.no, round.of)}
      </strong>
      <span class="mam-numbers">
        <span class="unseen">{strip.numbers(numbers.join(", "))}</span>
        <span class="note" aria-hidden="true">
          {strip.words}
        </span>
        {numbers.map((number) => (
          <span key={number} class="mam-number" aria-hidden="true">
            {number}
          </span>
        ))}
      </span>
      {spoken !== language.value && <span class="mam-spoken note">{strip.spoken[spoken]}</span>}
      {table.you.value !== null && phase !== "camps" && (
        <span class="mam-role" data-role={table.isSpeaker ? "speaker" : "seeker"}>
          {table.isSpeaker ? strip.youSpeak : strip.youSeek}
        </span>
      )}
    </p>
  );
}
