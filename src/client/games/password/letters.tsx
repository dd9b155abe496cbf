import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { ALPHABET } from "../../../games/password/circles.ts";
import { type Known, knownOf } from "./knowledge.ts";
import { markOf, type Pencil } from "./pencil.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The deduction grid's letters: what was told fills itself in, what is still open takes one's own pencil. */
export function Letters({ table }: { table: PasswordTable }) {
  const { marks } = words.value;
  const target = table.target.value;
  return (
    <section class="letters" aria-label={marks.title}>
      <LetterGrid
        table={table}
        keyOf={(letter) => {
          const known = knownOf(target, letter);
          const pencil = markOf(table.marks.value, target.seat, letter);
          return {
            label: `${letter}, ${describe(known, pencil)}`,
            isOpen: known.kind === "unknown",
            press: () => table.pencil(letter),
          };
        }}
      />
      <p class="note">{marks.hint}</p>
    </section>
  );
}

/** Words that it is not. */
export function Tried({ table }: { table: PasswordTable }) {
  const { wrong } = table.target.value;
  if (wrong.length === 0) return null;
  return (
    <p class="tried">
      <span class="note">{words.value.board.tried}</span>
      {wrong.map((word) => (
        <s key={word} lang={table.view.value.language}>
          {word}
        </s>
      ))}
    </p>
  );
}

interface KeyUse {
  readonly label: string;
  readonly isOpen: boolean;
  readonly press: () => void;
}

const IN_ROW = 9;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -IN_ROW,
  ArrowDown: IN_ROW,
  Home: -ALPHABET.length,
  End: ALPHABET.length,
};

/** All letters with what is known of each, for the pencil or to ask. One stop for the tab key; arrows go on from there. */
export function LetterGrid({ table, keyOf }: { table: PasswordTable; keyOf: (letter: string) => KeyUse }) {
  const at = useSignal(0);
  const target = table.target.value;
  function go(event: TargetedKeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const end = ALPHABET.length - 1;
    const isJump = event.key === "Home" || event.key === "End";
    const to = isJump ? Math.min(end, Math.max(0, at.value + step)) : at.value + step;
    if (to < 0 || to > end) return;
    at.value = to;
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }
  return (
    <ul class="letters-grid" onKeyDown={go}>
      {[...ALPHABET].map((letter, i) => {
        const { label, isOpen, press } = keyOf(letter);
        const known = knownOf(target, letter);
        const pencil = markOf(table.marks.value, target.seat, letter);
        return (
          <li key={letter}>
            <button
              type="button"
              class="letter-key"
              data-state={known.kind === "unknown" ? `pencil-${pencil ?? "none"}` : known.kind}
              aria-label={label}
              aria-disabled={!isOpen}
              tabIndex={i === at.value ? 0 : -1}
              onFocus={() => {
                at.value = i;
              }}
              onClick={() => {
                if (isOpen) press();
              }}
            >
              {letter}
              {known.kind === "found" && known.places.length > 0 && (
                <span class="letter-places">{known.places.join(" ")}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function describe(known: Known, pencil: Pencil | null): string {
  const { marks } = words.value;
  if (known.kind === "absent") return marks.absent;
  if (known.kind === "unknown") return pencil === null ? marks.none : marks[pencil];
  const found = known.places.length > 0 ? marks.yesAt(known.places.join(", ")) : marks.yes;
  return known.noMore ? `${found}, ${marks.noMore}` : found;
}
