import { After } from "../../match/after.tsx";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { Tokens } from "./tokens.tsx";

/** The two titles, and everybody's tokens. */
export function Ending({ table }: { table: MotAMotTable }) {
  const { end: said, players } = words.value;
  const { end, tokens } = table.view.value;
  const outcome = table.match.view.value?.outcome;
  if (!end) return null;
  const both = end.speakers.filter((seat) => end.seekers.includes(seat));
  const names = (seats: readonly number[]): (string | null)[] => seats.map((seat) => table.who(seat));
  const ranked = tokens
    .map((own, seat) => ({ own, seat, rank: outcome?.ranking[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <div class="mam-ending">
      <h2>{both.length > 0 ? said.both(names(both)) : said.over}</h2>
      {both.length > 0 && <p class="lead">{said.academy}</p>}
      {end.reason === "too-few" && <p class="lead">{said.tooFew}</p>}
      <dl class="mam-titles">
        <div data-camp="speakers">
          <dt>{said.speakers}</dt>
          <dd>{said.list(names(end.speakers))}</dd>
        </div>
        <div data-camp="seekers">
          <dt>{said.seekers}</dt>
          <dd>{said.list(names(end.seekers))}</dd>
        </div>
      </dl>
      <ol class="mam-ranking" aria-label={said.ranking}>
        {ranked.map(({ seat, own, rank }) => (
          <li key={seat} class="mam-player" data-mine={seat === table.you.value}>
            <span class="mam-rank">{rank}.</span>
            <span class="mam-player-name">{table.who(seat) ?? players.you}</span>
            <Tokens {...own} />
          </li>
        ))}
      </ol>
      <After match={table.match} />
    </div>
  );
}
