import { useEffect } from "preact/hooks";
import { isEmpty, letterAt, ownerAt, runsOn } from "../../../games/lexiduel/board.ts";
import { formatSquare, zoneOf } from "../../../games/lexiduel/squares.ts";
import { announce } from "../../ui/live.tsx";
import { nextSquare } from "./draft.ts";
import { type Marks, Picture } from "./picture.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { Zoom } from "./zoom.tsx";

/** The board one plays on: touched, or driven by keys, with every square told to those who listen. */
export function Surface({ table }: { table: LexiduelTable }) {
  const { board: said } = words.value;
  const { board, blue, last, pending } = table.view.value;
  const draft = table.draft.value;
  const preview = table.preview.value;
  // When a second game begins, the last move lies on the board of the first.
  const isPlaced = last?.type === "letters-placed" && !isEmpty(board, last.squares[0]!);
  const next = draft && nextSquare(board, draft);
  const marks: Marks = {
    posed: isPlaced ? last.squares : [],
    taken: isPlaced ? last.captures : [],
    pending,
    ...(preview && { draft: preview.posed, wouldTake: preview.captures }),
    cursor: draft && next !== null ? { square: next, line: draft.line } : null,
  };

  useEffect(() => {
    if (draft && draft.text === "") announce(describe(table, draft.start));
  }, [draft?.start, draft?.line]);

  return (
    <div
      class="lx-surface"
      role="application"
      aria-label={`${said.title}. ${said.help}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      onKeyDown={(event) => {
        if (press(table, event)) event.preventDefault();
      }}
    >
      <Zoom focus={next ?? draft?.start ?? marks.posed?.[0] ?? null} press={(square) => aim(table, square)}>
        <Picture board={board} isNearBlue={table.near === blue} marks={marks} />
      </Zoom>
    </div>
  );
}

function aim(table: LexiduelTable, square: number): void {
  table.aim(square);
  if (table.isMyTurn) document.getElementById("lx-letters")?.focus({ preventScroll: true });
}

const ARROWS: Readonly<Record<string, readonly ["right" | "down", 1 | -1]>> = {
  ArrowRight: ["right", 1],
  ArrowLeft: ["right", -1],
  ArrowDown: ["down", 1],
  ArrowUp: ["down", -1],
};

/** True when the key was meant for the board. */
function press(
  table: LexiduelTable,
  { key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent,
): boolean {
  if (ctrlKey || metaKey || altKey || target !== currentTarget) return false;
  const arrow = ARROWS[key];
  const text = table.draft.value?.text ?? "";
  if (arrow) table.step(...arrow);
  else if (key === " ") table.turn();
  else if (key === "Enter") void table.place();
  else if (key === "Escape") table.change(null);
  else if (key === "Backspace") table.write(text.slice(0, -1));
  else if (/^\p{L}$/u.test(key)) table.write(text + key);
  else return false;
  return true;
}

function describe(table: LexiduelTable, square: number): string {
  const { board: said, zones } = words.value;
  const { board, blue, last } = table.view.value;
  const { line } = table.draft.value!;
  const parts = [formatSquare(square)];
  if (isEmpty(board, square)) parts.push(said.empty, zones[zoneOf(square)]);
  else {
    const isNear = (ownerAt(board, square) === "blue") === (table.near === blue);
    const isMine = isNear && table.you.value !== null;
    parts.push(
      letterAt(board, square)!,
      isMine ? said.yours : said.theirs(table.name(isNear ? table.near : 1 - table.near)),
    );
  }
  if (last?.type === "letters-placed" && last.squares.includes(square)) parts.push(said.justPosed);
  if (last?.type === "letters-placed" && last.captures.includes(square)) parts.push(said.taken);
  return [...parts, said.cursor(line)].join(", ");
}

/** The same board for those who listen. */
export function WordList({ table }: { table: LexiduelTable }) {
  const { board: said } = words.value;
  const runs = runsOn(table.view.value.board);
  return (
    <div class="unseen">
      <h2>{said.words}</h2>
      {runs.length === 0 && <p>{said.noWords}</p>}
      <ul>
        {runs.map(({ word, squares, line }) => (
          <li key={`${squares[0]}${line}`}>{said.word(word, formatSquare(squares[0]!), line)}</li>
        ))}
      </ul>
    </div>
  );
}
