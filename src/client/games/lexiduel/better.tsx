import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import type { Analysis } from "../../../games/lexiduel/analysis.ts";
import { parseMove } from "../../../games/lexiduel/notation.ts";
import { type Line, squareAt } from "../../../games/lexiduel/squares.ts";
import { ofGame } from "../../../match/events.ts";
import { readAnalysis } from "../analysis.ts";
import { boardsBefore, type Missed, missedIn } from "./missed.ts";
import { Picture } from "./picture.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Moves that would have gained more. Asked for when it is opened: it is work for the server. */
export function Better({ table }: { table: LexiduelTable }) {
  const { end: said } = words.value;
  const analysis = useSignal<Analysis | null>(null);
  const isMissing = useSignal(false);
  const missed = missedIn(analysis.value?.turns ?? []);

  async function open(event: TargetedEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open || analysis.value) return;
    analysis.value = await readAnalysis(table.match.id, isAnalysis);
    isMissing.value = analysis.value === null;
  }

  return (
    <details class="lx-better" onToggle={open}>
      <summary>{said.best}</summary>
      {isMissing.value && <p class="note">{said.bestMissing}</p>}
      {analysis.value && missed.length === 0 && <p class="note">{said.bestNone}</p>}
      <ol>
        {missed.map((each) => (
          <BetterMove key={each.turn} table={table} missed={each} />
        ))}
      </ol>
    </details>
  );
}

/** What was played and what was there; a press shows it on the board as it lay then. */
function BetterMove({ table, missed }: { table: LexiduelTable; missed: Missed }) {
  const { end: said } = words.value;
  const isShown = useSignal(false);
  const { round, until, seat, played, gain, best } = missed;
  const better = said.better(inWords(best.move), best.gain);
  return (
    <li>
      <span class="note">{said.until(round, until)}</span>{" "}
      {said.played(seat === table.you.value ? null : table.name(seat), played && inWords(played), gain)}{" "}
      <button
        type="button"
        class="plain"
        aria-expanded={isShown.value}
        aria-label={said.show(better)}
        onClick={() => {
          isShown.value = !isShown.value;
        }}
      >
        <b>{better}</b>
      </button>
      {isShown.value && <Then table={table} missed={missed} />}
    </li>
  );
}

function Then({ table, missed }: { table: LexiduelTable; missed: Missed }) {
  const before = boardsBefore(ofGame(table.match.story.value))[missed.turn];
  // A page that has not heard the whole match does not know how the board lay.
  if (!before || table.match.storyCut.value) return null;
  const move = parseMove(missed.best.move, before.board);
  if (!move.ok) return null;
  const draft = new Map(move.value.letters.map(({ row, col, letter }) => [squareAt(row, col), letter]));
  return <Picture board={before.board} isNearBlue={table.near === before.blue} marks={{ draft }} />;
}

/** A move as the reader would write it: `C3 droite MER`. */
const inWords = (move: string): string =>
  move.replace(/ (right|down) /, (_, line: Line) => ` ${words.value.compose.lines[line]} `);

const isAnalysis = (found: unknown): found is Analysis =>
  typeof found === "object" && found !== null && "turns" in found && Array.isArray(found.turns);
