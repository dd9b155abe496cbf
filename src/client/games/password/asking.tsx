import { isChance, lettersOf } from "../../../games/password/circles.ts";
import { type Bar, circleBar, hasQuestion, letterBar } from "../../../games/password/questions.ts";
import { Dice } from "./dice.tsx";
import { knownOf } from "./knowledge.ts";
import { LetterGrid } from "./letters.tsx";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

/**
 * After the roll, in the middle of the board: the letters of the circle, each one a question, and the circle as a
 * whole. A circle of chance has all letters, and no room for them there: they are asked for in the notes.
 */
export function Asking({ table }: { table: PasswordTable }) {
  const { ask, bars } = words.value;
  const { dice, turn } = table.view.value;
  const circle = table.view.value.circle!;
  const circles = table.circles.value;
  const target = table.target.value;
  const whole = circleBar(circles, circle, target);
  const letters = [...lettersOf(circles, circle)];
  const hasFound = letters.some((letter) => target.letters.includes(letter));
  const busy = table.match.sending.value;
  return (
    <div class="asking">
      <h2>
        <Dice dice={dice} side={table.place(turn ?? 0)} />
        <span class="unseen">{ask.circle(circle)}</span>
        <span aria-hidden="true">{circle}</span>
      </h2>
      <ul class="asking-letters">
        {letters.map((letter) => {
          const { bar, label } = questionAbout(table, letter);
          return (
            <li key={letter}>
              <Question
                bar={bar}
                busy={busy}
                className="sort"
                letter={letter}
                label={label}
                ask={() => askFor(table, letter)}
              >
                {letter}
              </Question>
            </li>
          );
        })}
      </ul>
      <Question
        bar={whole}
        busy={busy}
        className="button asking-whole"
        ask={() => void table.play({ type: "ask", target: target.seat })}
      >
        <span class="unseen">{ask.isThere} </span>
        <span class="asking-short">{hasFound ? ask.wholeNew : ask.whole}</span>
        {whole && <span class="unseen"> ({bars[whole]})</span>}
      </Question>
    </div>
  );
}

/** What one can ask now, in words; on a circle of chance also where. */
export function AskingNote({ table }: { table: PasswordTable }) {
  const { ask, bars } = words.value;
  const circle = table.view.value.circle!;
  const circles = table.circles.value;
  const target = table.target.value;
  const name = table.name(target.seat);
  const chance = isChance(circle);
  const whole = chance ? null : circleBar(circles, circle, target);
  const isStuck = target.out !== null || !hasQuestion(circles, circle, target);
  return (
    <div class={chance ? "asking" : "asking-note"}>
      {chance && <h2>{ask.chance}</h2>}
      <p class="note">
        {table.targets.value.length > 1 && `${ask.to(name)} `}
        {isStuck ? ask.nothing(name) : chance ? ask.chanceHint : ask.hint}
        {whole && !isStuck && ` ${ask.wholeBarred(bars[whole])}`}
      </p>
      {chance && (
        <LetterGrid
          table={table}
          keyOf={(letter) => {
            const { bar, label } = questionAbout(table, letter);
            const busy = table.match.sending.value;
            return { label, isOpen: bar === null && !busy, press: () => askFor(table, letter) };
          }}
        />
      )}
    </div>
  );
}

/** Whether one may ask for a letter now, and how that is said. */
function questionAbout(table: PasswordTable, letter: string): { bar: Bar | null; label: string } {
  const { ask, bars } = words.value;
  const target = table.target.value;
  const bar = letterBar(table.circles.value, table.view.value.circle!, target, letter);
  const label = knownOf(target, letter).kind === "found" ? ask.another(letter) : ask.letter(letter);
  return { bar, label: bar ? `${letter}, ${bars[bar]}` : label };
}

export const askFor = (table: PasswordTable, letter: string): void =>
  void table.play({ type: "ask", target: table.target.value.seat, letter });

/** Whether a letter on the board is a question that can be asked now. */
export const canAskFor = (table: PasswordTable, circle: number, letter: string): boolean =>
  table.mayAsk &&
  table.view.value.circle === circle &&
  !table.match.sending.value &&
  questionAbout(table, letter).bar === null;

/** A barred question stays where it is and can be reached, so that its reason can be heard. */
function Question(props: {
  bar: Bar | null;
  busy: boolean;
  className: string;
  letter?: string;
  label?: string;
  ask: () => void;
  children: preact.ComponentChildren;
}) {
  const isBarred = props.bar !== null || props.busy;
  return (
    <button
      type="button"
      class={props.className}
      aria-disabled={isBarred}
      data-barred={props.bar !== null}
      data-letter={props.letter}
      aria-label={props.label}
      title={props.bar ? props.label : undefined}
      onClick={() => {
        if (!isBarred) props.ask();
      }}
    >
      {props.children}
    </button>
  );
}
