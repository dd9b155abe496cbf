import { ALPHABET } from "../../../games/password/circles.ts";
import { type Known, knownOf } from "./knowledge.ts";
import { markOf, type Pencil } from "./pencil.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The deduction grid's letters: what was told fills itself in, what is still open takes one's own pencil. */
export function Letters({ table }: { table: PasswordTable }) {
  const { marks, board } = words.value;
  const target = table.target.value;
  return (
    <section class="letters" aria-label={marks.title}>
      <ul class="letters-grid">
        {[...ALPHABET].map((letter) => {
          const known = knownOf(target, letter);
          const pencil = markOf(table.marks.value, target.seat, letter);
          return (
            <li key={letter}>
              <LetterKey letter={letter} known={known} pencil={pencil} press={() => table.pencil(letter)} />
            </li>
          );
        })}
      </ul>
      <p class="note">{marks.hint}</p>
      {target.wrong.length > 0 && (
        <p class="tried">
          <span class="note">{board.tried}</span>
          {target.wrong.map((word) => (
            <s key={word}>{word}</s>
          ))}
        </p>
      )}
    </section>
  );
}

function LetterKey(props: { letter: string; known: Known; pencil: Pencil | null; press: () => void }) {
  const { letter, known, pencil } = props;
  const isOpen = known.kind === "unknown";
  const state = isOpen ? `pencil-${pencil ?? "none"}` : known.kind;
  return (
    <button
      type="button"
      class="letter-key"
      data-state={state}
      aria-label={`${letter}, ${describe(known, pencil)}`}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) props.press();
      }}
    >
      {letter}
      {known.kind === "found" && known.places.length > 0 && (
        <span class="letter-places">{known.places.join("·")}</span>
      )}
    </button>
  );
}

function describe(known: Known, pencil: Pencil | null): string {
  const { marks } = words.value;
  if (known.kind === "absent") return marks.absent;
  if (known.kind === "unknown") return pencil === null ? marks.none : marks[pencil];
  const found = known.places.length > 0 ? marks.yesAt(known.places.join(", ")) : marks.yes;
  return known.noMore ? `${found}, ${marks.noMore}` : found;
}
