import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import type { Analysis } from "../../../games/lexiduel/analysis.ts";
import { gamesWon } from "../../../games/lexiduel/games-won.ts";
import type { Line } from "../../../games/lexiduel/squares.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { speakerOf } from "../../match/story.tsx";
import { readAnalysis } from "../analysis.ts";
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

/** Turn by turn, a move that would have gained more. Asked for when it is opened: it is work for the server. */
function Better({ table }: { table: LexiduelTable }) {
  const { end: said } = words.value;
  const analysis = useSignal<Analysis | null>(null);
  const isMissing = useSignal(false);
  const turns = analysis.value?.turns.filter(({ best }) => best !== null) ?? [];

  async function open(event: TargetedEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open || analysis.value) return;
    analysis.value = await readAnalysis(table.match.id, isAnalysis);
    isMissing.value = analysis.value === null;
  }

  return (
    <details class="lx-better" onToggle={open}>
      <summary>{said.best}</summary>
      {isMissing.value && <p class="note">{said.bestMissing}</p>}
      {analysis.value && turns.length === 0 && <p class="note">{said.bestNone}</p>}
      <ol>
        {turns.map(({ game, round, seat, played, gain, best }) => (
          <li key={`${game}-${round}-${seat}`}>
            <span class="note">{round}.</span>{" "}
            {said.played(seat === table.you.value ? null : table.name(seat), played && inWords(played), gain)}
            <b> → {said.better(inWords(best!.move), best!.gain)}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A move as the reader would write it: `C3 droite MER`. */
const inWords = (move: string): string =>
  move.replace(/ (right|down) /, (_, line: Line) => ` ${words.value.compose.lines[line]} `);

const isAnalysis = (found: unknown): found is Analysis =>
  typeof found === "object" && found !== null && "turns" in found && Array.isArray(found.turns);
