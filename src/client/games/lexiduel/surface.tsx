import { useEffect } from "preact/hooks";
import { isEmpty, letterAt, ownerAt, type Run, runsOn } from "../../../games/lexiduel/board.ts";
import { formatSquare, zoneOf } from "../../../games/lexiduel/squares.ts";
import { announce } from "../../ui/live.tsx";
import { hintedSquares } from "../hinted.ts";
import { useOneByOne } from "../one-by-one.ts";
import { type Marks, Picture } from "./picture.tsx";
import { type LexiduelTable, refusalText } from "./table.ts";
import { words } from "./texts/index.ts";
import { Zoom } from "./zoom.tsx";

/** The board one plays on: touched, or driven by keys, with every square told to those who listen. */
export function Surface({ table }: { table: LexiduelTable }) {
  const { board: said, zones } = words.value;
  const { board, blue, last, pending } = table.view.value;
  const draft = table.draft.value;
  const preview = table.preview.value;
  // When a second game begins, the last move lies on the board of the first.
  const isPlaced = last?.type === "letters-placed" && !isEmpty(board, last.squares[0]!);
  const hand = table.hand.value;
  const next = draft && (hand ? hand.nextSquare(board, draft) : draft.start);
  const taken = isPlaced ? last.captures : [];
  const marks: Marks = {
    posed: isPlaced ? last.squares : [],
    taken,
    isTurning: useOneByOne(last?.type === "letters-placed" ? last.squares.join() : null, taken.length),
    places: table.places.value,
    pending,
    hinted: hintedSquares.value,
    ...(preview && { draft: preview.posed, wouldTake: preview.captures }),
    cursor: draft && next !== null ? { square: next, line: draft.line } : null,
  };

  useEffect(() => {
    if (draft && draft.text === "") announce(describe(table, draft.start));
  }, [draft?.start, draft?.line]);
  useEffect(() => {
    // Typed at nothing in particular, a letter means the word on the board.
    const hear = (event: KeyboardEvent): void => {
      if (event.target !== document.body || !/^(\p{L}|Enter|Backspace)$/u.test(event.key)) return;
      if (table.draft.value && press(table, event)) event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [table]);

  return (
    <div
      class="lx-surface"
      role="application"
      aria-label={`${said.title}. ${said.help}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget && press(table, event)) event.preventDefault();
      }}
    >
      <Zoom focus={next ?? draft?.start ?? marks.posed?.[0] ?? null} press={(square) => aim(table, square)}>
        <Picture board={board} isNearBlue={table.near === blue} marks={marks} zones={zones} />
      </Zoom>
    </div>
  );
}

function aim(table: LexiduelTable, square: number): void {
  table.aim(square);
  // Under a finger no keyboard is wanted where the letters lie there as keys.
  const hasKeys = document.querySelector(".lx-keys")?.checkVisibility() === true;
  if (table.isMyTurn && (!hasKeys || matchMedia("(pointer: fine)").matches))
    document.getElementById("lx-letters")?.focus({ preventScroll: true });
}

const ARROWS: Readonly<Record<string, readonly ["right" | "down", 1 | -1]>> = {
  ArrowRight: ["right", 1],
  ArrowLeft: ["right", -1],
  ArrowDown: ["down", 1],
  ArrowUp: ["down", -1],
};

const ENDS: Readonly<Record<string, "first" | "last">> = { Home: "first", End: "last" };

/** Sends the move; one that cannot be sent is not met with silence. */
export async function placeOrSay(table: LexiduelTable): Promise<void> {
  const refusal = table.preview.value?.refusal;
  if (refusal) announce(refusalText(refusal));
  else await table.place();
}

/** True when the key was meant for the board. */
function press(table: LexiduelTable, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const end = ENDS[key];
  if (metaKey || altKey || (ctrlKey && !end)) return false;
  const arrow = ARROWS[key];
  const text = table.draft.value?.text ?? "";
  if (arrow) table.step(...arrow);
  else if (end) table.leap(end, ctrlKey);
  else if (key === " ") table.turn();
  else if (key === "Enter") void placeOrSay(table);
  else if (key === "Escape") table.change(null);
  else if (key === "Backspace") table.write(text.slice(0, -1));
  else if (/^\p{L}$/u.test(key)) table.write(text + key);
  else return false;
  return true;
}

function describe(table: LexiduelTable, square: number): string {
  const { board: said, zones } = words.value;
  const { board, last } = table.view.value;
  const { line } = table.draft.value!;
  const places = table.places.value;
  const parts = [formatSquare(square)];
  if (isEmpty(board, square)) parts.push(said.empty, zones[zoneOf(square)]);
  else parts.push(letterAt(board, square)!, ownerOf(table, square));
  if (last?.type === "letters-placed" && last.squares.includes(square)) parts.push(said.justPosed);
  if (last?.type === "letters-placed" && last.captures.includes(square)) parts.push(said.taken);
  for (const way of ["sow", "extend", "join"] as const)
    if (places?.[way].has(square)) parts.push(said.mayHere[way]);
  return [...parts, said.cursor(line)].join(", ");
}

/** Whose letter it is, as everywhere: « à vous », « à Bob ». */
function ownerOf(table: LexiduelTable, square: number): string {
  const { board: said } = words.value;
  const { board, blue } = table.view.value;
  const isNear = (ownerAt(board, square) === "blue") === (table.near === blue);
  return isNear && table.you.value !== null
    ? said.yours
    : said.theirs(table.name(isNear ? table.near : 1 - table.near));
}

/** The same board for those who listen. */
export function WordList({ table }: { table: LexiduelTable }) {
  const { board: said } = words.value;
  const { board, language } = table.view.value;
  const runs = runsOn(board);
  return (
    <div class="unseen">
      <h2>{said.words}</h2>
      {runs.length === 0 && <p>{said.noWords}</p>}
      <ul lang={language}>
        {runs.map((run) => (
          <li key={`${run.squares[0]}${run.line}`}>
            {said.word(run.word, said.along(formatSquare(run.squares[0]!), run.line), ownersOf(table, run))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One owner by name alone; two with how many letters each has. */
function ownersOf(table: LexiduelTable, { squares }: Run): string {
  const owners = squares.map((square) => ownerOf(table, square));
  const each = [...new Set(owners)];
  if (each.length === 1) return each[0]!;
  return each
    .map((owner) => words.value.board.share(owners.filter((one) => one === owner).length, owner))
    .join(", ");
}
