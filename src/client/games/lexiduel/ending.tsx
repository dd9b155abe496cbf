import { gamesWon } from "../../../games/lexiduel/games-won.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { speakerOf } from "../../match/story.tsx";
import { Better } from "./better.tsx";
import { ByWord } from "./by-word.tsx";
import { Earlier } from "./earlier.tsx";
import { EXAMPLE_ID } from "./example.tsx";
import { Surface } from "./surface.tsx";
import type { LexiduelTable } from "./table.ts";
import { gameText } from "./tell.ts";
import { words } from "./texts/index.ts";

/** The end: who and by how much, the board as it stands, and what could have been played. */
export function Ending({ table }: { table: LexiduelTable }) {
  const { end: said } = words.value;
  const reasons: Readonly<Record<string, string>> = said.reasons;
  const outcome = table.match.view.value?.outcome;
  const { played, games } = table.view.value;
  const [near, far] = [table.near, 1 - table.near];
  const counted = outcome?.reason === "games" ? gamesWon(played) : outcome?.scores;
  return (
    <div class="lx-ending">
      <div class="lx-news">
        <h2>{headline(table)}</h2>
        <p class="lx-final">
          <SeatMark place={0} /> {counted?.[near]} – {counted?.[far]} <SeatMark place={1} />
        </p>
        <p class="lead">{outcome && reasons[outcome.reason]}</p>
        {games > 1 && (
          <p class="note lx-games">
            {played.map((each, i) => (
              <span key={String(i)}>{gameText(i + 1, each, speakerOf(table.match))} </span>
            ))}
          </p>
        )}
      </div>
      <div class="lx-main">
        <Surface table={table} />
      </div>
      <div class="lx-side">
        <After match={table.match} />
        <ByWord table={table} />
        <Earlier table={table} />
        {table.match.id !== EXAMPLE_ID && <Better table={table} />}
      </div>
    </div>
  );
}

function headline(table: LexiduelTable): string {
  const { end } = texts.value;
  const outcome = table.match.view.value?.outcome;
  const [winner] = outcome?.winners ?? [];
  if (outcome && outcome.winners.length > 1) return words.value.end.draw;
  if (table.you.value === null) return end.watched(table.name(winner ?? 0));
  return winner === table.you.value ? end.won : end.lost;
}
