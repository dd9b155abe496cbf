import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Language } from "../../core/language.ts";
import type { DailyTable } from "../../protocol/requests.ts";
import { readDaily } from "../api.ts";
import { ME_PATH } from "../route.ts";
import { guest } from "../session.ts";
import { dailyTexts } from "./texts.ts";
import "./day-table.css";

/** Results are written a moment after the end: until one's own is there, the table is asked for again, a few times. */
const AGAIN_MS = 1500;
const MOST_TRIES = 8;

/** The day's table: who did how well, and where one stands oneself. Without a day: today's. */
export function DayTable(props: {
  game: string;
  language: Language;
  day?: string;
  awaited?: boolean;
  /** A score as one says it. */
  say: (score: number) => string;
}) {
  const { game, language, day, awaited = false, say } = props;
  const said = dailyTexts.value;
  const table = useSignal<DailyTable | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (tries: number) => {
      const found = await readDaily(game, language, day, guest.value?.token);
      if (found.ok) table.value = found.value;
      const isMissing = awaited && !(found.ok && found.value.mine);
      if (isMissing && tries < MOST_TRIES) timer = setTimeout(() => void read(tries + 1), AGAIN_MS);
    };
    void read(1);
    return () => clearTimeout(timer);
  }, [game, language, day, awaited]);
  if (!table.value) return null;
  const { scores, mine, ranked } = table.value;
  const isBelow = mine !== null && !scores.some((place) => place.mine);
  return (
    <section class="day-table" aria-label={said.table}>
      <h3>{said.table}</h3>
      {mine && mine.rank !== null && <p>{said.mine(mine.rank, ranked)}</p>}
      {mine && mine.rank === null && (
        <p class="note">
          {said.guest} <a href={ME_PATH}>{said.account}</a>
        </p>
      )}
      {scores.length === 0 ? (
        <p class="note">{said.nobody}</p>
      ) : (
        <table>
          <thead class="unseen">
            <tr>
              <th scope="col">{said.rank}</th>
              <th scope="col">{said.name}</th>
              <th scope="col">{said.score}</th>
            </tr>
          </thead>
          <tbody>
            {[...scores, ...(isBelow ? [mine] : [])].map((place, i) => (
              <tr key={String(i)} data-mine={place.mine}>
                <td>{place.rank === null ? "–" : `${place.rank}.`}</td>
                <th scope="row">{place.mine ? said.you(place.name) : place.name || said.gone}</th>
                <td>{say(place.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
