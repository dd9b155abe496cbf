import { Sign } from "../../ui/sign.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The card, for speakers: the three to play and the bonuses chosen large, the others below. */
export function Card({ table, open = false }: { table: MotAMotTable; open?: boolean }) {
  const { card: said } = words.value;
  const { round, numbers, speech, language } = table.view.value;
  if (!round?.card) return null;
  const entries = round.card.map((text, number) => ({ text, number }));
  const isPlayed = ({ number }: { number: number }) =>
    numbers.includes(number) || (speech?.bonuses.includes(number) ?? false);
  const played = [...entries.filter(isPlayed)].sort(
    (a, b) => Number(!numbers.includes(a.number)) - Number(!numbers.includes(b.number)),
  );
  const others = entries.filter((entry) => !isPlayed(entry));
  const stateOf = (number: number): "found" | "current" | "open" =>
    speech?.found.some(({ entry }) => entry === number)
      ? "found"
      : speech?.current === number
        ? "current"
        : "open";
  return (
    <section class="mam-card" aria-label={said.title}>
      <ol class="mam-card-played" lang={language}>
        {played.map(({ text, number }) => (
          <li key={number} data-state={stateOf(number)}>
            <span class="mam-number">{number}</span>
            <span class="mam-card-text">{text}</span>
            {stateOf(number) === "found" && (
              <span class="mam-sign">
                <Sign yes /> {said.found}
              </span>
            )}
            {stateOf(number) === "current" && <span class="mam-sign">{said.current}</span>}
          </li>
        ))}
      </ol>
      <details class="mam-card-others" open={open}>
        <summary>{said.others}</summary>
        <ol lang={language}>
          {others.map(({ text, number }) => (
            <li key={number} data-state={stateOf(number)}>
              <span class="mam-number">{number}</span> {text}
              {stateOf(number) === "found" && (
                <span class="mam-sign">
                  {" "}
                  <Sign yes /> <span class="unseen">{said.found}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
