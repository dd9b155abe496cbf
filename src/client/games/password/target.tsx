import { LONGEST } from "../../../games/password/options.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { placedLetters } from "./knowledge.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Whose word one is after, and what is known of its places. */
export function Target({ table }: { table: PasswordTable }) {
  const { board } = words.value;
  const targets = table.targets.value;
  const target = table.target.value;
  return (
    <div class="target">
      {targets.length > 1 ? (
        <fieldset class="target-tabs">
          <legend class="unseen">{board.target}</legend>
          {targets.map((side) => (
            <button
              key={side.seat}
              type="button"
              class="target-tab"
              aria-pressed={side.seat === target.seat}
              data-out={side.out !== null}
              onClick={() => table.look(side.seat)}
            >
              <SeatMark place={table.place(side.seat)} />
              <span>{table.name(side.seat)}</span>
            </button>
          ))}
        </fieldset>
      ) : (
        <p class="target-name">
          <SeatMark place={table.place(target.seat)} />
          {board.wordOf(table.name(target.seat))}
        </p>
      )}
      <Slots table={table} />
    </div>
  );
}

function Slots({ table }: { table: PasswordTable }) {
  const { board } = words.value;
  const { level, length } = table.view.value;
  const target = table.target.value;
  if (target.word !== null) return <Shown word={target.word} language={table.view.value.language} />;
  if (level === 2) {
    return (
      <p class="slots-loose">
        {[...target.letters].map((letter, i) => (
          <span key={`${letter}${i}`} class="sort is-small">
            {letter}
          </span>
        ))}
        <span class="note">{board.lengthIs(length ?? 0)}</span>
      </p>
    );
  }
  return (
    <ol class="slots" aria-label={board.wordOf(table.name(target.seat))}>
      {placedLetters(target, LONGEST).map((letter, i) => (
        <li key={i} class="slot" data-known={letter !== null}>
          <span class="unseen">{board.place(i + 1)} </span>
          {letter ?? <span class="unseen">{board.unknownPlace}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A word that lies open, turned letter by letter. */
export function Shown({ word, language }: { word: string; language: string }) {
  return (
    <p class="shown" role="img" aria-label={word} lang={language}>
      {[...word].map((letter, i) => (
        <span key={`${letter}${i}`} class="sort" style={{ "--place": i }}>
          {letter}
        </span>
      ))}
    </p>
  );
}
